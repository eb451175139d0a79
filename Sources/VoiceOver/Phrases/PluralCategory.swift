/// A class of numbers that takes a word form of its own, as Unicode CLDR names them.
public enum PluralCategory: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
  case zero, one, two, few, many, other
}

/// Which form of a word stands beside a whole number.
///
/// The rules are those of Unicode CLDR for cardinal numbers, written out for the languages that have a phrase table.
/// Foundation has no public call for them on any platform, and the ICU inside of it can be imported on Linux only
/// and under names of its own; so there is this one implementation for every platform, and a test compares it with
/// that ICU wherever it can be imported.
public struct PluralRule: Sendable {
  /// The categories that whole numbers have in the language, in the order of `PluralCategory`.
  public let categories: [PluralCategory]
  private let choose: @Sendable (UInt) -> PluralCategory

  private init(_ categories: [PluralCategory], _ choose: @escaping @Sendable (UInt) -> PluralCategory) {
    self.categories = categories
    self.choose = choose
  }

  /// The category of a number; a negative one has that of its magnitude.
  public func category(of number: Int) -> PluralCategory { choose(number.magnitude) }

  /// One form for all: Chinese, Japanese, Korean.
  static let none = PluralRule([.other]) { _ in .other }

  /// One and the rest: English, German.
  static let oneAndOther = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }

  /// One, whole millions (`un millón de …`) and the rest: Italian, Spanish.
  static let oneAndMillions = PluralRule([.one, .many, .other]) {
    $0 == 1 ? .one : millions($0)
  }

  /// As `oneAndMillions`, nought being singular too: French, Brazilian Portuguese.
  static let noughtToOneAndMillions = PluralRule([.one, .many, .other]) {
    $0 <= 1 ? .one : millions($0)
  }

  /// By the last digits: Russian.
  static let russian = PluralRule([.one, .few, .many]) { number in
    switch (number % 10, number % 100) {
    case (_, 11...14): .many
    case (1, _): .one
    case (2...4, _): .few
    default: .many
    }
  }

  /// Nought, one, two, then by the last two digits: Arabic.
  static let arabic = PluralRule(PluralCategory.allCases) { number in
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...): .many
    default: .other
    }
  }

  private static func millions(_ number: UInt) -> PluralCategory {
    number > 0 && number % 1_000_000 == 0 ? .many : .other
  }
}
