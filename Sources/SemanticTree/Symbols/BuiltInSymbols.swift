extension SymbolCatalogue {
  /// The rows of `Resources/sf-symbols.tsv`.
  static let builtIn = rows(of: PackageResources.sf_symbols_tsv)

  /// Reads a table of tab-separated symbol, description, locale, os, confidence and source, a heading first.
  /// A test makes sure that no row of ours is passed over.
  static func rows(of table: [UInt8]) -> [SymbolRow] {
    table.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 6, let grade = SymbolGrade(rawValue: fields[4]) else { return nil }
      return SymbolRow(
        symbol: fields[0], description: fields[1], locale: fields[2], os: fields[3], grade: grade,
        source: fields[5])
    }
  }
}
