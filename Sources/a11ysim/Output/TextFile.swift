import Foundation

/// A file that is read, changed and written back as a whole: either everything is written or nothing.
struct TextFile {
  let path: String
  let bytes: [UInt8]

  /// Reads a file to write it back later.
  ///
  /// - Throws: `UnwrittenFile` where there is none that can be read, or where it is none that can be replaced.
  init(reading path: String) throws {
    self.path = path
    guard let data = FileManager.default.contents(atPath: TextFile.target(of: path)) else {
      throw UnwrittenFile(path: path, reason: "it cannot be read")
    }
    bytes = Array(data)
  }

  /// Puts other content in the file's place, as long as it is as it was read.
  ///
  /// - Throws: `UnwrittenFile`; the file is as it was then.
  func replace(by new: [UInt8]) throws {
    try TextFile.write(new, to: path) {
      let present = FileManager.default.contents(atPath: TextFile.target(of: path))
      guard present == Data(bytes) else {
        throw UnwrittenFile(path: path, reason: "somebody changed it meanwhile; try again")
      }
    }
  }

  /// Writes a file anew. Permissions and symbolic links stay; what is no plain file, such as a pipe, is written into.
  ///
  /// - Parameter check: may object at the last moment.
  /// - Throws: `UnwrittenFile`, and what `check` throws.
  static func write(_ bytes: [UInt8], to path: String, check: () throws -> Void = {}) throws {
    let file = target(of: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    let kind = attributes?[.type] as? FileAttributeType
    guard kind == nil || kind == .typeRegular else { return try writeInto(file, bytes, kind, named: path) }
    let mode = (attributes?[.posixPermissions] as? NSNumber).map { mode_t($0.uint16Value) }
    if mode != nil, access(file, W_OK) != 0 { throw UnwrittenFile(path: path, reason: reasonOfSystem) }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    // A name of its own, however many runs ended half-way before, and a short one.
    let temporary = "\(folder)/.a11ysim-\(UUID().uuidString)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode ?? 0o666)
    guard descriptor >= 0 else { throw UnwrittenFile(path: path, reason: reasonOfSystem) }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.synchronize()
      try handle.close()
    } catch {
      throw UnwrittenFile(path: path, reason: error.localizedDescription)
    }
    // What the user's mask takes from a new file it must not take from a known one.
    if let mode { chmod(temporary, mode) }
    try check()
    guard rename(temporary, file) == 0 else { throw UnwrittenFile(path: path, reason: reasonOfSystem) }
    isDone = true
  }

  private static func writeInto(
    _ file: String, _ bytes: [UInt8], _ kind: FileAttributeType?, named path: String
  ) throws {
    guard kind != .typeDirectory, let handle = FileHandle(forWritingAtPath: file) else {
      throw UnwrittenFile(path: path, reason: kind == .typeDirectory ? "it is a folder" : reasonOfSystem)
    }
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } catch {
      throw UnwrittenFile(path: path, reason: error.localizedDescription)
    }
  }

  /// The file that a path leads to, through symbolic links.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static var reasonOfSystem: String { String(cString: strerror(errno)) }
}
