import Foundation

/// The files below a path whose change may change an audit, with what tells that they changed.
struct WatchedFiles: Equatable {
  private struct Stamp: Equatable {
    var date: Date
    var size: Int
  }

  /// By their paths below the folder.
  private var stamps: [String: Stamp] = [:]
  private static let extensions: Set<String> = ["swift", "json", "strings", "stringsdict", "xcstrings"]

  /// - Parameter path: of a file or folder.
  init(at path: String) {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      note(path, as: path)
      // The colours and words that lie beside a file are part of what it shows.
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      noteFiles(below: folder) {
        $0.contains(".xcassets/") || $0.contains(/\.(strings|stringsdict|xcstrings)$/)
      }
      return
    }
    noteFiles(below: path) { _ in true }
  }

  private mutating func noteFiles(below folder: String, where isWanted: (String) -> Bool) {
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      if name.split(separator: "/").last?.first == "." {
        names?.skipDescendants()
      } else if let end = name.split(separator: ".").last, Self.extensions.contains(String(end)),
        isWanted(name)
      {
        note(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", as: name)
      }
    }
  }

  private mutating func note(_ path: String, as name: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes?[.modificationDate] as? Date else { return }
    stamps[name] = Stamp(date: date, size: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
  }

  /// The files that are not as they were, those that came and those that went among them.
  func names(changedSince old: WatchedFiles) -> [String] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }
}
