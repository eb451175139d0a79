import Foundation
import SourceMessages

/// The Swift files that a path leads to.
public enum SourceFiles {
  /// Folders that hold no source of the app's own, or code that shows nothing.
  private static let skipped: Set<String> = [
    "Tests", "UITests", "DerivedData", "Pods", "Carthage", "node_modules", "build", "fastlane",
  ]
  /// More files than these are hardly what somebody wants to look at in one go.
  private static let most = 2_000

  /// Whether a path names Swift source: a file, or a folder with Swift files in it.
  public static func isSource(_ path: String) -> Bool {
    if path.hasSuffix(".swift") { return true }
    return isFolder(path) && !swiftFiles(in: path, limit: 1).isEmpty
  }

  /// The files at a path, in the order of their names; those of a package are all of its targets'.
  ///
  /// - Parameter name: how messages and reports name a file.
  /// - Throws: `SourceError.notRead` where there are none, or too many.
  public static func files(
    at path: String, naming name: (String) -> String
  ) throws(SourceError) -> [SourceFile] {
    guard isFolder(path) else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw .notRead([SourceProblem(file: name(path), message: "the file is not there")])
      }
      return [SourceFile(path: path, name: name(path))]
    }
    let found = swiftFiles(in: path, limit: most + 1)
    guard found.count <= most else {
      throw .notRead([
        SourceProblem(
          file: name(path), message: "the folder has more than \(most) Swift files; name a part of it")
      ])
    }
    guard !found.isEmpty else {
      throw .notRead([SourceProblem(file: name(path), message: "the folder has no Swift files")])
    }
    return found.map { SourceFile(path: $0, name: name($0)) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func swiftFiles(in folder: String, limit: Int) -> [String] {
    var result: [String] = []
    // A file that a link leads to as well is one file, and a link can lead back up.
    var seen = Set<String>()
    var folders = [folder]
    while let next = folders.popLast(), result.count < limit {
      guard seen.insert(resolved(next)).inserted else { continue }
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []).sorted()
      for name in names where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        if isFolder(path) {
          if !skipped.contains(name), !name.hasSuffix("Tests") { folders.append(path) }
        } else if name.hasSuffix(".swift"), name != "Package.swift", result.count < limit,
          seen.insert(resolved(path)).inserted
        {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
