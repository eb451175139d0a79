/// What a process that runs a user's code may use.
public struct HostLimits: Hashable, Sendable {
  /// Address space, in bytes. The runtime with its fonts and languages takes about 250 MB of it.
  public var memory: UInt64 = 2 << 30
  /// Processor time over all requests, in seconds: for a process that its parent has lost.
  public var processorTime: UInt64 = 600
  public var openFiles: UInt64 = 256
  /// How long the library may take to load, in seconds: no code of the user's runs in it, but a busy machine is slow.
  public var loadingTime = 30.0
  /// How long one answer may take, in seconds.
  public var answerTime = 10.0
  /// How much the code may print, in bytes.
  public var output = 64 << 20
  /// How long one answer may be, in bytes.
  public var answer = 64 << 20

  public init() {}
}
