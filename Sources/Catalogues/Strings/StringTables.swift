import SemanticTree

/// All tables of texts of a project, by name.
public struct StringTables: Hashable, Sendable {
  /// The table that is meant where none is named.
  public static let defaultName = "Localizable"

  public private(set) var tables: [String: StringTable] = [:]
  /// The project's language of development, where it is known.
  public var developmentLanguage: String?

  /// No tables.
  public init() {}

  /// Adds a table, or more of one that is there.
  public mutating func add(_ table: StringTable, named name: String) {
    tables[name, default: StringTable()].merge(table)
  }

  /// True without any table.
  public var isEmpty: Bool { tables.isEmpty }

  /// Looks a key up.
  ///
  /// - Parameters:
  ///   - table: the table's name; nil for the default one.
  ///   - language: a BCP 47 tag or locale identifier.
  public func find(_ key: String, table: String? = nil, language: String) -> FoundText {
    guard let table = tables[table ?? Self.defaultName] else { return .key(in: developmentLanguage) }
    return table.find(key, in: LanguageTag(language), development: developmentLanguage)
  }
}
