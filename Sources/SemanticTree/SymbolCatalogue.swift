/// What iOS calls a system symbol that has no label of the author's.
///
/// The words and their grades come from public dumps, recorder comments and device reports, as listed in
/// `Resources/sf-symbols.tsv` with a source for each.
public struct SymbolCatalogue: Sendable {
  /// A symbol's spoken words.
  public struct Description: Hashable, Sendable {
    public var text: String
    public var grade: SymbolGrade
  }

  public static let shared = SymbolCatalogue(table: PackageResources.sf_symbols_tsv)

  private struct Key: Hashable {
    var symbol, locale: String
  }

  private struct Row {
    var description: String
    var grade: SymbolGrade
    var isFrom27: Bool
  }

  private let rows: [Key: [Row]]

  /// Reads a table of tab-separated symbol, description, locale, os, confidence and source.
  init(table: [UInt8]) {
    var rows: [Key: [Row]] = [:]
    for line in table.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count >= 5, let grade = SymbolGrade(rawValue: String(decoding: fields[4], as: UTF8.self))
      else { continue }
      let os = String(decoding: fields[3], as: UTF8.self)
      let row = Row(
        description: String(decoding: fields[1], as: UTF8.self), grade: grade,
        isFrom27: os.contains("27") && !os.contains("unknown"))
      let key = Key(
        symbol: String(decoding: fields[0], as: UTF8.self), locale: String(decoding: fields[2], as: UTF8.self)
      )
      rows[key, default: []].append(row)
    }
    self.rows = rows
  }

  /// What is spoken for a symbol.
  ///
  /// A `.fill` form and an enclosed form take the word of their base symbol when they have none of their own;
  /// `badge` forms do not. Without any word the name is read, dots as spaces.
  ///
  /// - Parameters:
  ///   - symbol: the symbol's name, such as `xmark.circle.fill`.
  ///   - language: a BCP 47 tag; English where the language has no word.
  ///   - system: shape descriptions count only from the OS 27 generation on.
  public func description(
    of symbol: String, language: String = "en", system: SystemVersion = .iOS26
  ) -> Description {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    for locale in base == "en" ? ["en"] : [base, "en"] {
      for (index, name) in candidates(symbol).enumerated() {
        guard let row = row(name, locale, system) else { continue }
        let grade = index == 0 || !row.grade.isAssertable ? row.grade : .inferredVariant
        return Description(text: row.description, grade: grade)
      }
    }
    return Description(text: readable(symbol), grade: isKnownNameless(symbol) ? .noDescription : .fallback)
  }

  private func row(_ symbol: String, _ locale: String, _ system: SystemVersion) -> Row? {
    let found = (rows[Key(symbol: symbol, locale: locale)] ?? []).filter {
      $0.grade != .fallback && $0.grade != .noDescription
    }
    if system.major >= 27, let newer = found.first(where: \.isFrom27) { return newer }
    return found.first { !$0.isFrom27 }
  }

  private func isKnownNameless(_ symbol: String) -> Bool {
    rows[Key(symbol: symbol, locale: "en")]?.contains { $0.grade == .noDescription } ?? false
  }

  /// The symbol itself, then its base forms.
  private func candidates(_ symbol: String) -> [String] {
    var result = [symbol]
    guard !symbol.contains("badge"), !isKnownNameless(symbol) else { return result }
    var name = symbol
    for suffix in [".fill", ".circle", ".square"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      result.append(name)
    }
    return result
  }

  private func readable(_ symbol: String) -> String {
    symbol.split(separator: ".").joined(separator: " ")
  }
}
