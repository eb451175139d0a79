/// Which form of a word stands beside a number.
///
/// The rules are those of Unicode CLDR for cardinal numbers, written out for the languages that apps are commonly
/// translated to. Foundation has no public call for them on any platform, and the ICU inside of it can be imported
/// on Linux only and under names of its own; so there is this one implementation for every platform, and a test
/// compares it with that ICU wherever it can be imported.
public struct PluralRule: Sendable {
  /// The categories that whole numbers have in the language, in the order of `PluralCategory`.
  public let categories: [PluralCategory]
  private let choose: @Sendable (UInt) -> PluralCategory
  /// The category of a number with decimals, from its whole part.
  private let chooseBroken: @Sendable (UInt) -> PluralCategory

  /// A rule of its whole numbers, and of numbers with decimals from their whole part.
  init(
    _ categories: [PluralCategory], broken: @escaping @Sendable (UInt) -> PluralCategory = { _ in .other },
    _ choose: @escaping @Sendable (UInt) -> PluralCategory
  ) {
    self.categories = categories
    self.choose = choose
    chooseBroken = broken
  }

  /// The category of a whole number; a negative one has that of its magnitude.
  public func category(of number: Int) -> PluralCategory { choose(number.magnitude) }

  /// The category of any number, as it is without trailing zeros.
  public func category(of number: Double) -> PluralCategory {
    let magnitude = number.magnitude
    guard magnitude.isFinite, magnitude < 1e15 else { return .other }
    let whole = UInt(magnitude)
    return Double(whole) == magnitude ? choose(whole) : chooseBroken(whole)
  }
}

// MARK: - The rules that languages share

extension PluralRule {
  /// One form for all: Chinese, Japanese, Korean.
  public static let none = PluralRule([.other]) { _ in .other }

  /// One and the rest: English, German.
  public static let oneAndOther = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }

  /// One, whole millions (`un millón de …`) and the rest: Italian, Spanish.
  public static let oneAndMillions = PluralRule([.one, .many, .other]) { $0 == 1 ? .one : millions($0) }

  /// As `oneAndMillions`, nought being singular too, and what lies between: French, Brazilian Portuguese.
  public static let noughtToOneAndMillions = PluralRule(
    [.one, .many, .other], broken: { $0 <= 1 ? .one : .other }
  ) { $0 <= 1 ? .one : millions($0) }

  /// Nought, one and what lies between them, and the rest: Hindi, Persian.
  static let noughtToOne = PluralRule([.one, .other], broken: { $0 == 0 ? .one : .other }) {
    $0 <= 1 ? .one : .other
  }

  /// As `noughtToOne`, with all below two: Armenian.
  static let belowTwo = PluralRule([.one, .other], broken: { $0 <= 1 ? .one : .other }) {
    $0 <= 1 ? .one : .other
  }

  /// By the last digits: Russian, Ukrainian.
  public static let russian = PluralRule([.one, .few, .many]) { number in
    slavic(number) ?? .many
  }

  /// By the last digits, without a form for many: Serbian, Croatian.
  static let serbian = PluralRule([.one, .few, .other], broken: { _ in .other }) { slavic($0) ?? .other }

  /// One alone, two to four by the last digit, and many.
  static let polish = PluralRule([.one, .few, .many]) { number in
    switch slavic(number) {
    case .one?: number == 1 ? .one : .many
    case let few?: few
    case nil: .many
    }
  }

  /// One, two to four, and the rest: Czech, Slovak.
  static let czech = PluralRule([.one, .few, .other], broken: { _ in .many }) { number in
    switch number {
    case 1: .one
    case 2...4: .few
    default: .other
    }
  }

  /// Nought, one, two, then by the last two digits: Arabic.
  public static let arabic = PluralRule(PluralCategory.allCases) { number in
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...): .many
    default: .other
    }
  }

  /// One and few by the last digits; nil for the rest.
  private static func slavic(_ number: UInt) -> PluralCategory? {
    switch (number % 10, number % 100) {
    case (_, 11...14): nil
    case (1, _): .one
    case (2...4, _): .few
    default: nil
    }
  }

  private static func millions(_ number: UInt) -> PluralCategory {
    number > 0 && number % 1_000_000 == 0 ? .many : .other
  }
}
