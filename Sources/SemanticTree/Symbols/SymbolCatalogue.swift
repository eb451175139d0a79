/// What iOS calls a system symbol that has no label of the author's.
///
/// The words that come with a11ysim, and their grades, are from public dumps, recorder comments and device reports,
/// as listed in `Resources/sf-symbols.tsv` with a source for each. A project may put a list of its own above them.
public struct SymbolCatalogue: Hashable, Sendable {
  /// A symbol's spoken words.
  public struct Description: Hashable, Sendable {
    /// The words.
    public var text: String
    /// How sure they are.
    public var grade: SymbolGrade
    /// The language of the words as a BCP 47 tag; nil where they are the symbol's name.
    public var language: String?
    /// Who found them; nil where they are the symbol's name.
    public var source: String?

    /// The language of the words, if it is not the one that was asked for; nil for a symbol's name too.
    public func language(otherThan wanted: String) -> String? {
      language.flatMap { LanguageTag($0).shares(LanguageTag(wanted)) ? nil : $0 }
    }
  }

  /// The words that come with a11ysim.
  public static let shared = SymbolCatalogue(rows: SymbolCatalogue.builtIn)

  private struct Key: Hashable {
    var symbol, language, script: String
  }

  private struct Entry: Hashable {
    var row: SymbolRow
    var region: String?
    var isFrom27: Bool
    /// Whether a project's list has it.
    var isOwn: Bool
  }

  private var entries: [Key: [Entry]] = [:]

  /// A catalogue of these rows; of two that say the same thing the first counts.
  public init(rows: [SymbolRow]) { add(rows, isOwn: false) }

  /// The catalogue with a project's own rows above all others.
  public func adding(_ rows: [SymbolRow]) -> SymbolCatalogue {
    var copy = SymbolCatalogue(rows: [])
    copy.add(rows, isOwn: true)
    copy.entries.merge(entries) { $0 + $1 }
    return copy
  }

  private mutating func add(_ rows: [SymbolRow], isOwn: Bool) {
    for row in rows {
      let tag = LanguageTag(row.locale)
      // Our own list tells of systems in words, a project's by number.
      let isFrom27 =
        isOwn ? row.majorVersion ?? 0 >= 27 : row.os.contains("27") && !row.os.contains("unknown")
      let entry = Entry(row: row, region: tag.region, isFrom27: isFrom27, isOwn: isOwn)
      entries[Key(symbol: row.symbol, language: tag.language, script: tag.script), default: []].append(entry)
    }
  }

  /// The names of all symbols that have a row, sorted.
  public var symbols: [String] { Set(entries.keys.map(\.symbol)).sorted() }

  /// What is spoken for a symbol.
  ///
  /// A `.fill` form and an enclosed form take the word of their base symbol when they have none of their own;
  /// `badge` forms do not. Without any word the name is read, dots as spaces.
  ///
  /// - Parameters:
  ///   - symbol: the symbol's name, such as `xmark.circle.fill`.
  ///   - language: a BCP 47 tag; English where the language has no word, which the result tells.
  ///   - system: shape descriptions count only from the OS 27 generation on.
  public func description(
    of symbol: String, language: String = "en", system: SystemVersion = .iOS26
  ) -> Description {
    for tag in [LanguageTag(language), Self.english] {
      for (index, name) in candidates(symbol).enumerated() {
        guard let entry = entry(name, tag, system) else { continue }
        guard entry.row.isSpoken else { return Description(text: readable(symbol), grade: .noDescription) }
        var grade = entry.row.grade
        if grade.isAssertable, tag.isOtherRegion(than: entry.region) { grade = .inferredAnalogue }
        if grade.isAssertable, index > 0 { grade = .inferredVariant }
        return Description(
          text: entry.row.description, grade: grade, language: entry.row.locale, source: entry.row.source)
      }
    }
    return Description(text: readable(symbol), grade: isKnownNameless(symbol) ? .noDescription : .fallback)
  }

  private static let english = LanguageTag("en")

  private func entries(_ symbol: String, _ tag: LanguageTag) -> [Entry] {
    entries[Key(symbol: symbol, language: tag.language, script: tag.script)] ?? []
  }

  /// A project's own rows before the others; the region's before those of the whole language, and these before
  /// another region's; then the nearest system. Rows of the OS 27 generation stand in for no earlier system.
  private func entry(_ symbol: String, _ tag: LanguageTag, _ system: SystemVersion) -> Entry? {
    let found = entries(symbol, tag).filter { entry in
      entry.row.isSpoken || entry.isOwn
    }
    let newer = system.major >= 27 ? found.filter(\.isFrom27) : []
    return nearest(newer, tag, system) ?? nearest(found.filter { !$0.isFrom27 }, tag, system)
  }

  private func nearest(_ entries: [Entry], _ tag: LanguageTag, _ system: SystemVersion) -> Entry? {
    func distance(_ entry: Entry) -> (Int, Int, Int) {
      let years = entry.isOwn ? entry.row.majorVersion.map { abs($0 - system.major) } ?? 0 : 0
      let region = entry.region == tag.region ? 0 : tag.isOtherRegion(than: entry.region) ? 2 : 1
      return (entry.isOwn ? 0 : 1, region, years)
    }
    return entries.min { distance($0) < distance($1) }
  }

  /// Whether all that is known of a symbol is that it has no description.
  private func isKnownNameless(_ symbol: String) -> Bool {
    let known = entries(symbol, Self.english)
    return known.contains { $0.row.grade == .noDescription }
      && !known.contains { $0.isOwn && $0.row.isSpoken }
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

extension LanguageTag {
  /// Whether both name a region, and not the same.
  fileprivate func isOtherRegion(than other: String?) -> Bool {
    region != nil && other != nil && region != other
  }
}
