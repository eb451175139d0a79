import Importers
import LocatedJSON
import Scenarios

/// Files in which another tool wrote a screen down.
public enum DumpFile {
  /// Reads a file if it is a dump.
  ///
  /// - Parameter name: how the file is named to the reader.
  /// - Returns: nil for a file of another kind, and for one that cannot be read.
  /// - Throws: a `ScenarioError` with what is wrong with a dump.
  public static func read(
    _ path: String, named name: String, options: DumpOptions = DumpOptions()
  ) throws(ScenarioError) -> ImportedScreen? {
    guard !path.hasSuffix(".swift"),
      let bytes = try? InputFile.bytes(of: path, named: name, limit: DumpFile.sizeLimit),
      isMeantAsDump(path, bytes)
    else { return nil }
    do {
      return try DumpReader.read(bytes, file: name, options: options)
    } catch {
      throw ScenarioError([error])
    }
  }

  /// What is neither JSON nor lines of a transcript can only be a dump; its reader tells what is wrong with it.
  private static func isMeantAsDump(_ path: String, _ bytes: [UInt8]) -> Bool {
    let name = path.lowercased()
    return [".xml", ".yml", ".yaml", ".log"].contains(where: name.hasSuffix)
      || DumpReader.format(of: bytes, file: path) != nil
  }

  /// In bytes.
  private static let sizeLimit = DumpReader.fileSizeLimit

  /// Whether a file of a folder is a dump.
  static func isDump(_ path: String) -> Bool {
    guard [".xml", ".json"].contains(where: path.lowercased().hasSuffix),
      let bytes = try? InputFile.bytes(of: path, named: path, limit: sizeLimit)
    else { return false }
    return DumpReader.format(of: bytes, file: path) != nil
  }
}
