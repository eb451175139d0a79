/// A BCP 47 tag or locale identifier, taken apart as far as it decides words and voices.
///
/// `de-AT`, `DE_at` and `de_AT.UTF-8` are one tag. A script that is not written is the language's usual one, as in
/// the likely-subtags table of Unicode CLDR, so that `zh-TW` is known to be traditional Chinese and never gets
/// simplified words.
public struct LanguageTag: Hashable, Sendable {
  /// The language in small letters; empty where the tag has none.
  public let language: String
  /// The script with a capital, written or usual.
  public let script: String
  /// The region in capitals, or its three digits; nil where none is written.
  public let region: String?

  /// Takes a tag apart. Extensions, variants, encodings and what is no tag at all are passed over.
  public init(_ tag: String) {
    let core = tag.prefix { $0 != "." && $0 != "@" }
    var parts = core.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    if let extensions = parts.dropFirst().firstIndex(where: { $0.count == 1 }) {
      parts.removeSubrange(extensions...)
    }
    let rest = parts.dropFirst()
    let written = rest.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    region = rest.first(where: Self.isRegion)?.uppercased()
    language = Self.language(parts)
    script = written?.capitalizedFirst ?? Self.usualScript(of: language, in: region)
  }

  /// Whether words in the other language can be read by those who use this one, whatever the regions.
  public func shares(_ other: LanguageTag) -> Bool {
    language == other.language && script == other.script
  }

  /// Older tags write a Chinese language after `zh`: `zh-yue` is Cantonese. Mandarin is plain `zh`.
  private static func language(_ parts: [String]) -> String {
    let first = parts.first ?? ""
    let exact = first == "zh" && parts.count > 1 && parts[1].count == 3 && parts[1].allSatisfy(\.isLetter)
    let language = exact ? parts[1] : first
    return language == "cmn" ? "zh" : language
  }

  private static func isRegion(_ part: String) -> Bool {
    part.count == 2 && part.allSatisfy(\.isLetter) || part.count == 3 && part.allSatisfy(\.isNumber)
  }

  private static func usualScript(of language: String, in region: String?) -> String {
    if language == "zh" { return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
    return scripts.first { $0.value.contains(language) }?.key ?? "Latn"
  }

  private static let scripts: [String: Set<String>] = [
    "Arab": ["ar", "fa", "ur"], "Cyrl": ["be", "bg", "kk", "mk", "ru", "sr", "uk"], "Deva": ["hi", "mr"],
    "Grek": ["el"], "Hant": ["yue"], "Hebr": ["he"], "Jpan": ["ja"], "Kore": ["ko"], "Thai": ["th"],
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
