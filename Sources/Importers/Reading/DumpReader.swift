import LocatedJSON
import SemanticTree

/// Reads what other tools wrote down of a screen. The format is told by the content.
public enum DumpReader {
  /// The importers in the order in which they are asked; the first that recognises a file reads it.
  static let importers: [any DumpImporter.Type] = [
    AccessibilitySnapshotImporter.self, WebDriverAgentImporter.self, WebDriverAgentJSONImporter.self,
    UIAutomatorImporter.self, IDBImporter.self, MaestroImporter.self, ChromeImporter.self,
    PlaywrightJSONImporter.self, FlutterImporter.self, DebugDescriptionImporter.self, PlaywrightImporter.self,
  ]

  /// How long a file may be, in bytes.
  public static let fileSizeLimit = DumpLimits.fileSize

  /// The format of a file; nil where it is none that is read here.
  public static func format(of bytes: [UInt8], file: String = "") -> DumpFormat? {
    importer(for: DumpContent(bytes, file: file))?.format
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, for diagnostics and for the places of elements.
  /// - Throws: the first thing that is wrong with it.
  public static func read(
    _ bytes: [UInt8], file: String, options: DumpOptions = DumpOptions()
  ) throws(Diagnostic) -> ImportedScreen {
    let content = DumpContent(bytes, file: file)
    guard let importer = importer(for: content) else {
      throw Diagnostic(
        file: file, position: nil,
        expected: "a dump of a screen: \(DumpFormat.allCases.map(\.name).joined(separator: ", "))",
        found: content.firstByte == nil ? "an empty file" : "none of these")
    }
    return try read(content, importer, options)
  }

  /// Reads a file of a known format, whatever it looks like.
  package static func read(
    _ bytes: [UInt8], as format: DumpFormat, file: String, options: DumpOptions = DumpOptions()
  ) throws(Diagnostic) -> ImportedScreen? {
    guard let importer = importers.first(where: { $0.format == format }) else { return nil }
    return try read(DumpContent(bytes, file: file), importer, options)
  }

  private static func read(
    _ content: DumpContent, _ importer: any DumpImporter.Type, _ options: DumpOptions
  ) throws(Diagnostic) -> ImportedScreen {
    let tree = try importer.read(content, options)
    return try ScreenBuilder(importer.format, tree, file: content.file, options: options).screen()
  }

  private static func importer(for content: DumpContent) -> (any DumpImporter.Type)? {
    importers.first { $0.recognizes(content) }
  }
}
