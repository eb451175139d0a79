import Foundation
import Auditor
import LocatedJSON

@testable import PaletteAuditing
@testable import Palettes

/// A folder of made-up files, which is removed with it.
final class TokenFolder {
  let path: String

  /// - Parameter files: their texts by their paths.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("palettes-\(UUID().uuidString)")
    path = url.resolvingSymlinksInPath().path
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The palette of a file of the folder.
  func palette(_ name: String = "tokens.json") throws -> Palette {
    try PaletteReader(root: path).read(path + "/" + name)
  }

  /// What is wrong with a file of the folder, without the folder's own path.
  func faults(_ name: String = "tokens.json") -> [String] {
    do {
      _ = try palette(name)
      return []
    } catch let error as PaletteError {
      return error.diagnostics.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
    } catch {
      return ["\(error)"]
    }
  }

  /// The palette of one file.
  static func palette(_ text: String) throws -> Palette { try TokenFolder(["tokens.json": text]).palette() }

  /// What is wrong with one file.
  static func faults(_ text: String) throws -> [String] { try TokenFolder(["tokens.json": text]).faults() }
}

extension PaletteMode {
  /// The colours as `name hex`.
  var summary: [String] { colors.map { "\($0.name) \($0.color.hex)" } }
}
