/// Numbers of dumps.
enum DumpNumber {
  /// Far beyond every screen and every scrolled list.
  private static let furthest = 100_000.0

  /// A length or a place; nil where the text is no number or one that no screen has.
  static func coordinate(_ text: String) -> Double? { Double(text).flatMap(coordinate) }

  static func coordinate(_ number: Double) -> Double? {
    number.isFinite && abs(number) <= furthest ? number : nil
  }
}
