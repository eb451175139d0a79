/// What a document may hold at most, so that hostile input is answered and not suffered.
public struct JSONLimits: Hashable, Sendable {
  /// In bytes.
  public var fileSize = 16 << 20
  /// In bytes of UTF-8, after escapes are resolved; holds for keys too.
  public var stringSize = 1 << 16
  /// How many lists and objects may stand in each other.
  public var depth = 256
  /// Values of every kind together.
  public var values = 1_000_000

  public init() {}
}
