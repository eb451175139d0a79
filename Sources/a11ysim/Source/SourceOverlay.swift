import Foundation
import SourceMessages

/// Copies of files that are audited in the files' place.
struct SourceOverlay: Codable {
  /// The paths of copies by those of the files.
  private var copies: [String: String] = [:]
  private static let indexName = "overlay.json"

  init() {}

  /// Reads what another process has stored.
  init(folder: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(Self.indexName))
    self = try JSONDecoder().decode(SourceOverlay.self, from: data)
  }

  /// Writes copies to a folder, for this and other processes.
  ///
  /// - Parameter contents: bytes by the paths of files.
  init(_ contents: [(path: String, bytes: [UInt8])], in folder: URL) throws {
    for (number, content) in contents.enumerated() {
      let copy = folder.appendingPathComponent("\(number).swift")
      try Data(content.bytes).write(to: copy)
      copies[Self.key(content.path)] = copy.path
    }
    try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(Self.indexName))
  }

  /// The files under their names, read from the copies where there are some.
  func files(_ files: [SourceFile]) -> [SourceFile] {
    files.map { SourceFile(path: $0.path, name: $0.name, copy: copies[Self.key($0.path)]) }
  }

  private static func key(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
