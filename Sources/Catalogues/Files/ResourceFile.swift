import Foundation

/// A file or folder of a project, with the name that messages give it.
struct ResourceFile: Hashable, Sendable {
  /// Where it lies.
  var path: String
  /// Its path from the folder that was searched.
  var name: String

  var url: URL { URL(fileURLWithPath: path) }
  /// The last part of its path.
  var lastName: String { url.lastPathComponent }
  /// What follows the last dot of its name, in small letters.
  var kind: String { url.pathExtension.lowercased() }
  /// Its name without what follows the last dot.
  var stem: String { url.deletingPathExtension().lastPathComponent }

  /// A file in this folder.
  func child(_ child: String) -> ResourceFile {
    ResourceFile(path: path + "/" + child, name: name + "/" + child)
  }

  /// True for a folder that is no symbolic link, so that no circle is walked.
  var isFolder: Bool {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return kind == .typeDirectory
  }

  /// What lies in the folder, by name; hidden files left out.
  var children: [ResourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(child)
  }

  /// - Throws: `ResourceProblem`, where the file is missing, unreadable or larger than any table.
  func contents(limit: Int = 64 << 20) throws -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = attributes?[.size] as? Int, size > limit {
      throw problem("is larger than \(limit >> 20) MB and is not read")
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw problem("can not be read") }
    return data
  }

  /// The first bytes, for a header.
  func prefix(_ count: Int) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: count)) ?? Data()
  }

  func problem(_ message: String, line: Int? = nil) -> ResourceProblem {
    ResourceProblem(file: name, line: line, message: message)
  }
}
