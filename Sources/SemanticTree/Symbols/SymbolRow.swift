/// One line of a list of what system symbols are called: a symbol's words in one language on some systems.
public struct SymbolRow: Hashable, Codable, Sendable {
  /// The symbol's name, such as `xmark.circle.fill`.
  public var symbol: String
  /// The words; empty where the symbol is known to have none.
  public var description: String
  /// A BCP 47 tag.
  public var locale: String
  /// Where the words were found, such as `iOS 26.1`; `any` where they hold everywhere.
  public var os: String
  /// How sure the words are.
  public var grade: SymbolGrade
  /// Who found them; empty where nobody is named.
  public var source: String

  /// A line of a list.
  public init(
    symbol: String, description: String, locale: String, os: String, grade: SymbolGrade, source: String = ""
  ) {
    self.symbol = symbol
    self.description = description
    self.locale = locale
    self.os = os
    self.grade = grade
    self.source = source
  }

  /// Whether the row has words that may be spoken.
  var isSpoken: Bool { grade != .fallback && grade != .noDescription }

  /// The first version in `os`, where one is written: 26 for `iOS 26.1`.
  var majorVersion: Int? {
    os.split { !$0.isNumber }.first.flatMap { Int($0) }
  }
}
