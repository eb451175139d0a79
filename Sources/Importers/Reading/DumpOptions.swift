/// What a dump does not tell and its reader may know.
public struct DumpOptions: Hashable, Sendable {
  /// Pixels in a point, for formats that count in pixels (Android's density divided by 160); nil where the reader
  /// does not know it.
  public var density: Double?
  /// The language of the screen as a BCP 47 tag.
  public var locale: String

  public init(density: Double? = nil, locale: String = "en") {
    self.density = density
    self.locale = locale
  }
}
