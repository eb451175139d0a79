import Foundation
import LocatedJSON
import Scenarios

/// The inputs that a call names.
public enum InputPaths {
  /// Files as they are, and for a folder the scenarios and dumps in it and below, by name; nothing twice.
  ///
  /// - Returns: paths as reports give them.
  /// - Throws: a `ScenarioError` for a folder without scenarios.
  public static func expanded(_ paths: [String], in project: Project) throws(ScenarioError) -> [String] {
    var result: [String] = []
    // Two names that Unicode calls equivalent are two files.
    var seen = Set<[UInt8]>()
    for path in paths {
      for file in try files(at: path) {
        let name = project.relative(file)
        if seen.insert(Array(name.utf8)).inserted { result.append(name) }
      }
    }
    return result
  }

  /// Whether a folder holds scenarios.
  public static func hasScenarios(_ path: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: path)?.lazy.compactMap { $0 as? String }
    return names?.contains { isScenario($0, in: path) } ?? false
  }

  private static func files(at path: String) throws(ScenarioError) -> [String] {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    let scenarios = names.filter { isScenario($0, in: path) }
    guard !scenarios.isEmpty else {
      throw ScenarioError([
        Diagnostic(
          file: path, position: nil, expected: "a folder with scenarios (*.json) or Swift files",
          found: "neither")
      ])
    }
    return scenarios.map { path.appending(pathComponent: $0) }
  }

  /// Whether `report` wrote a file, or a page of it saved it.
  private static func isOfReport(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard name == "report.json" || DeviceFileName.number(of: String(name)) != nil else { return false }
    return FileManager.default.fileExists(atPath: path.dropLast(name.count) + "index.html")
  }

  private static func isScenario(_ name: String, in folder: String) -> Bool {
    guard [".json", ".xml"].contains(where: name.hasSuffix), !name.hasSuffix(".schema.json") else {
      return false
    }
    let isElsewhere = name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".xcassets") }
    let path = folder.appending(pathComponent: name)
    if isElsewhere || isOfReport(path) { return false }
    return name.hasSuffix(".json") && mayBeScenario(path) || DumpFile.isDump(path)
  }

  /// In a folder of an app JSON is mostly something else. What cannot be read may be a scenario with a mistake in it.
  private static func mayBeScenario(_ path: String) -> Bool {
    guard let content = FileManager.default.contents(atPath: path),
      let document = try? JSONReader.read(Array(content), file: path)
    else { return true }
    return document.resemblesScenario
  }
}

/// A part of the inputs, for one of several machines.
public struct Shard: Hashable, Sendable {
  let index, count: Int

  /// `2/4` is the second of four parts. Nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Every input is in exactly one of the parts.
  public func inputs(of all: [String]) -> [String] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
