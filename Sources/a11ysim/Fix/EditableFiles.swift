import Foundation
import Gate
import SourceMessages
import SourceRunner

/// The files of a call's inputs, as they were when they were read, and nothing besides them.
struct EditableFiles {
  let files: [SourceFile]
  private let texts: [TextFile]

  /// - Parameter paths: those that the call names; other files of the project are compiled too and not edited.
  /// - Throws: `UnwrittenFile` for one that cannot be read.
  init(_ builds: [SourceBuild], at paths: [String]) throws {
    let named = paths.map { URL(fileURLWithPath: InputName($0).file).standardizedFileURL.path }
    var seen = Set<String>()
    files = builds.flatMap(\.files).filter { file in
      let path = URL(fileURLWithPath: file.path).standardizedFileURL.path
      return named.contains { path == $0 || path.hasPrefix("\($0)/") } && seen.insert(path).inserted
    }
    texts = try files.map { try TextFile(reading: $0.path) }
  }

  /// Files that fixes change, with what is in them before and after.
  func changes(by fixes: [SourceFix]) -> [(file: SourceFile, text: TextFile, bytes: [UInt8])] {
    files.indices.compactMap { index in
      let edits = fixes.filter { $0.file == index }.flatMap(\.edits)
      if edits.isEmpty { return nil }
      return (files[index], texts[index], FileEdit.apply(edits, to: texts[index].bytes))
    }
  }

  /// All files with the fixes made.
  func contents(with fixes: [SourceFix]) -> [(path: String, bytes: [UInt8])] {
    files.indices.map { index in
      let edits = fixes.filter { $0.file == index }.flatMap(\.edits)
      return (files[index].path, FileEdit.apply(edits, to: texts[index].bytes))
    }
  }
}
