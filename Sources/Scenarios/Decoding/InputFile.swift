import Foundation
import LocatedJSON

/// Files that users write.
package enum InputFile {
  /// A file's content, or as much of it as shows that it is too long.
  ///
  /// - Parameters:
  ///   - name: how the file is named to the reader.
  ///   - limit: how long a file may be, in bytes.
  package static func bytes(
    of path: String, named name: String, limit: Int = JSONLimits().fileSize
  ) throws(ScenarioError) -> [UInt8] {
    guard let bytes = content(of: path, limit: limit) else { throw ScenarioError([unreadable(path, name)]) }
    return bytes
  }

  /// The folder of a file.
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// A file's content as text.
  package static func text(of path: String) throws(ScenarioError) -> String {
    guard let text = String(validating: try bytes(of: path, named: path), as: UTF8.self) else {
      throw ScenarioError([
        Diagnostic(file: path, position: nil, expected: "text in UTF-8", found: "bytes that are none")
      ])
    }
    return text
  }

  /// Reads a file of known keys.
  ///
  /// - Throws: everything that is wrong with it.
  package static func decode<Value>(
    _ path: String, named name: String, _ decode: (JSONValue, Decoding) -> Value?
  ) throws(ScenarioError) -> Value {
    let bytes = try bytes(of: path, named: name)
    let json: JSONValue
    do {
      json = try JSONReader.read(bytes, file: name)
    } catch {
      throw ScenarioError([error])
    }
    let decoding = Decoding(file: name)
    let value = decode(json, decoding)
    guard let value, decoding.diagnostics.isEmpty else { throw ScenarioError(decoding.diagnostics) }
    return value
  }

  private static func content(of path: String, limit: Int) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    do {
      return try [UInt8](handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      return nil
    }
  }

  private static func unreadable(_ path: String, _ file: String) -> Diagnostic {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let found = isFolder.boolValue ? "a folder" : exists ? "one that may not be read" : "none"
    return Diagnostic(
      file: file, position: nil, expected: "a readable file", found: found,
      suggestion: exists ? nil : nearestFile(to: path))
  }

  private static func nearestFile(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    return NearestName.suggestion(for: url.lastPathComponent, in: names.sorted())
  }
}
