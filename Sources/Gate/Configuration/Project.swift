import Foundation

/// The folder of a project: all paths in reports, baselines and configurations are relative to it, so that two machines
/// write the same.
public struct Project: Hashable, Sendable {
  /// Absolute, with symbolic links resolved.
  public var root: String

  public init(root: String) { self.root = Self.resolved(root) }

  /// The project that a file belongs to: the nearest folder above it that holds `.git`; else the outermost that holds a
  /// configuration; else the present folder where the file lies in it; else the file's own folder.
  public init(of path: String, from presentFolder: String = FileManager.default.currentDirectoryPath) {
    let whole = Self.resolved(path, in: presentFolder)
    let folder = Self.isFolder(whole) ? whole : whole.parentFolder
    // A folder that was deleted has no path.
    let present = presentFolder.isEmpty ? nil : Self.resolved(presentFolder)
    let above = Self.foldersAbove(folder)
    func holds(_ name: String) -> (String) -> Bool {
      { FileManager.default.fileExists(atPath: $0.appending(pathComponent: name)) }
    }
    root =
      above.first(where: holds(".git")) ?? above.last(where: holds(ConfigurationFile.name))
      ?? present.flatMap { $0 != "/" && above.contains($0) ? $0 : nil } ?? folder
  }

  /// A path as reports give it; what lies outside of the project is given from the file system's root.
  public func relative(_ path: String) -> String {
    let whole = Self.resolved(path)
    guard root != "/" else { return String(whole.dropFirst()) }
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : whole
  }

  /// Where a file of the project lies.
  public func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : root.appending(pathComponent: path)
  }

  /// The folders from a file's up to the project's own, the nearest first.
  func folders(above path: String) -> [String] {
    let whole = Self.resolved(path, in: root)
    let folder = Self.isFolder(whole) ? whole : whole.parentFolder
    let all = Self.foldersAbove(folder)
    return all.firstIndex(of: root).map { Array(all[...$0]) } ?? [folder]
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func foldersAbove(_ folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/" {
      folders.append(last.parentFolder)
    }
    return folders
  }

  private static func resolved(
    _ path: String, in folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let whole = path.hasPrefix("/") ? path : folder.appending(pathComponent: path)
    return URL(fileURLWithPath: whole).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

// Foundation's own parts of paths crash on a relative path of one letter (Swift 6.3, Linux).
extension String {
  /// The folder that holds what an absolute path leads to.
  var parentFolder: String {
    let end = lastIndex(of: "/") ?? startIndex
    return end == startIndex ? "/" : String(self[..<end])
  }

  /// The path with another step at its end.
  func appending(pathComponent name: String) -> String { hasSuffix("/") ? self + name : "\(self)/\(name)" }
}
