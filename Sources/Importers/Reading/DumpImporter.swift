import LocatedJSON

/// Reads one format. An importer is one file of `Formats/` and one line of `DumpReader.importers`.
protocol DumpImporter: SendableMetatype {
  static var format: DumpFormat { get }

  /// Whether a file is of the format; decided by what it begins with and by the keys that it has, never by its name.
  static func recognizes(_ content: DumpContent) -> Bool

  /// The elements as the file has them.
  ///
  /// - Throws: the first thing that is wrong with the file, with its place.
  static func read(_ content: DumpContent, _ options: DumpOptions) throws(Diagnostic) -> DumpTree
}
