import Auditor
import LocatedJSON
import Scenarios
import SemanticTree

/// A configuration as it is written.
struct ConfigurationFile: Sendable {
  /// What configuration files are called.
  static let name = ".a11ysim.json"

  /// Relative to the project.
  var path: String
  var given: Properties
  /// Where each key's value is written.
  var places: [String: SourceLocation]

  /// Reads a file and those that it extends, the nearest first.
  static func chain(from path: String, in project: Project) throws(ScenarioError) -> [ConfigurationFile] {
    var files: [ConfigurationFile] = []
    var next: String? = path
    while let path = next {
      let file = try read(path, in: project)
      files.append(file)
      guard let extended = file.given[ConfigurationShape.extends] else { break }
      let base = file.resolve(extended.value, in: project)
      if files.contains(where: { project.absolute($0.path) == base }) {
        throw ScenarioError([file.circle(extended)])
      }
      next = base
    }
    return files
  }

  private static func read(_ path: String, in project: Project) throws(ScenarioError) -> ConfigurationFile {
    let name = project.relative(path)
    let file = try InputFile.decode(path, named: name) { json, decoding -> ConfigurationFile? in
      guard let object = json.object else {
        return decoding.mismatch(json, expected: "a configuration, which is an object")
      }
      let given = ConfigurationShape.shape.decode(object, at: json, decoding)
      let places = object.members.map { ($0.key, decoding.source(of: $0.value)) }
      return ConfigurationFile(
        path: name, given: given, places: Dictionary(places, uniquingKeysWith: { first, _ in first }))
    }
    let problems = file.ownSuppressions.compactMap {
      SuppressedRule.problem($0.value.rule.value, at: $0.value.rule.source)
    }
    guard problems.isEmpty else { throw ScenarioError(problems) }
    return file
  }

  var ownSuppressions: [Located<SuppressionShape.Draft>] { given[ConfigurationShape.suppressions] ?? [] }

  /// Where a path of this file leads.
  private func resolve(_ other: String, in project: Project) -> String {
    guard !other.hasPrefix("/") else { return other }
    let folder = project.absolute(path).split(separator: "/").dropLast().joined(separator: "/")
    return project.absolute(Project(root: "/\(folder)").absolute(other)).standardized
  }

  private func circle(_ extended: Located<String>) -> Diagnostic {
    Diagnostic(
      extended.source,
      expected: "another configuration than those that extend this one",
      found: Quotation.quoted(extended.value))
  }
}

extension String {
  /// The path without `.` and `..`.
  fileprivate var standardized: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
