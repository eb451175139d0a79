/// How a report was made, as its pages tell it.
public struct Making: Sendable {
  public var toolVersion: String
  /// The voice's rate in words a minute.
  public var rate: Int
  public var hasSound: Bool

  public init(toolVersion: String, rate: Int, hasSound: Bool) {
    self.toolVersion = toolVersion
    self.rate = rate
    self.hasSound = hasSound
  }
}
