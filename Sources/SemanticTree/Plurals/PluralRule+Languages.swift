extension PluralRule {
  /// The rule of a language; nil for one whose rule is not written out here.
  public static func rule(for tag: LanguageTag) -> PluralRule? {
    if tag.language == "pt", tag.region == "PT" { return .oneAndMillions }
    return shared.first { $0.languages.contains(tag.language) }?.rule ?? own[tag.language]
  }

  /// Rules of several languages.
  private static let shared: [(languages: Set<String>, rule: PluralRule)] = [
    (["id", "ja", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"], .none),
    (
      [
        "af", "az", "bg", "de", "el", "en", "et", "eu", "fi", "gl", "hu", "ka", "kk", "ky", "ml", "mn",
        "mr", "nb", "ne", "nl", "nn", "no", "sq", "sv", "sw", "ta", "te", "tr", "ur", "uz",
      ], .oneAndOther
    ),
    (["ca", "es", "it"], .oneAndMillions),
    (["fr", "pt"], .noughtToOneAndMillions),
    (["am", "bn", "fa", "gu", "hi", "kn", "zu"], .noughtToOne),
    (["ru", "uk", "be"], .russian),
    (["bs", "hr", "sr"], .serbian),
    (["cs", "sk"], .czech),
  ]

  /// Rules of one language each.
  private static let own: [String: PluralRule] = [
    "ar": .arabic, "da": .danish, "he": .hebrew, "hy": .belowTwo, "is": .icelandic, "lt": .lithuanian,
    "lv": .latvian,
    "mk": .icelandic, "pl": .polish, "ro": .romanian, "sl": .slovenian,
  ]

  private static let danish = PluralRule([.one, .other], broken: { $0 <= 1 ? .one : .other }) {
    $0 == 1 ? .one : .other
  }

  private static let hebrew = PluralRule(
    [.one, .two, .other], broken: { $0 == 0 ? .one : .other }
  ) { number in
    switch number {
    case 1: .one
    case 2: .two
    default: .other
    }
  }

  /// One by the last digit, and the rest: Icelandic, Macedonian.
  private static let icelandic = PluralRule([.one, .other]) {
    $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other
  }

  private static let lithuanian = PluralRule([.one, .few, .other], broken: { _ in .many }) { number in
    switch (number % 10, number % 100) {
    case (_, 11...19), (0, _): .other
    case (1, _): .one
    default: .few
    }
  }

  private static let latvian = PluralRule([.zero, .one, .other]) { number in
    switch (number % 10, number % 100) {
    case (_, 11...19), (0, _): .zero
    case (1, _): .one
    default: .other
    }
  }

  private static let romanian = PluralRule([.one, .few, .other], broken: { _ in .few }) { number in
    switch (number, number % 100) {
    case (1, _): .one
    case (0, _), (_, 1...19): .few
    default: .other
    }
  }

  private static let slovenian = PluralRule([.one, .two, .few, .other], broken: { _ in .few }) { number in
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3...4: .few
    default: .other
    }
  }
}
