import Auditor
import Foundation
import Scenarios

/// Baselines as files: sorted, an entry a line, without clock, host or absolute path, so that they merge and compare.
public enum BaselineFile {
  /// The version of the format.
  static let version = 1.0

  /// Reads a baseline.
  ///
  /// - Throws: everything that is wrong with it; a version that is not known too.
  public static func read(_ path: String, named name: String) throws(ScenarioError) -> Baseline {
    try InputFile.decode(path, named: name) { json, decoding in
      guard let object = json.object else {
        return decoding.mismatch(json, expected: "a baseline, which is an object")
      }
      if let version = object["version"], version.number != Self.version {
        return decoding.mismatch(
          version, expected: "version 1 of the baseline's format",
          suggestion: "this baseline is from another version of a11ysim")
      }
      return Baseline(BaselineShape.shape.decode(object, at: json, decoding)[BaselineShape.findings])
    }
  }

  /// The baseline's text, with a newline at its end.
  public static func text(_ baseline: Baseline) -> String {
    let lines = baseline.entries.map { "    " + line($0) }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }

  private static func line(_ entry: Baseline.Entry) -> String {
    var members = [
      ("id", entry.id), ("rule", entry.identity.rule), ("input", entry.identity.input),
      ("kind", entry.identity.kind), ("element", entry.identity.element),
    ].map { "\"\($0)\": \(SchemaText.of(.string($1)))" }
    members.append("\"count\": \(entry.count)")
    let classes = entry.classes.sorted().map { SchemaText.of(.string($0.rawValue)) }
    members.append("\"classes\": [\(classes.joined(separator: ", "))]")
    if let reason = entry.reason { members.append("\"reason\": \(SchemaText.of(.string(reason)))") }
    return "{ \(members.joined(separator: ", ")) }"
  }
}

/// The keys of a baseline.
enum BaselineShape {
  private static let version = Property("version", NumberKind(), "The version of the format.")
  static let findings = Property(
    "findings", ListKind(element: entry, name: "a list of findings"), "What is known.")
  static let shape = Shape(name: "a baseline", properties: [version, findings])

  private static let id = OptionalProperty(
    "id", StringKind(), "The identity, made from the keys that follow; for people and not read.")
  private static let rule = Property("rule", StringKind(), "The rule's id.")
  private static let input = Property("input", StringKind(), "The input's path.")
  private static let kind = Property("kind", StringKind(), "The kind of reason.")
  private static let element = Property("element", StringKind(), "The element's name.")
  private static let count = Property(
    "count", NumberKind(minimum: 1, isWhole: true), "In how many places it is known.")
  private static let classes = Property(
    "classes", ListKind(element: ChoiceKind<EnvironmentClass>(.standard), name: "a list of environments"),
    "The kinds of environment in which it is known.")
  private static let reason = OptionalProperty("reason", StringKind(), "Why it was accepted.")

  private static let entry = ObjectKind(
    "knownFinding", "a known finding", [id, rule, input, kind, element, count, classes, reason]
  ) {
    let identity = FindingIdentity(rule: $0[rule], input: $0[input], kind: $0[kind], element: $0[element])
    return Baseline.Entry(
      identity: identity, count: Int($0[count]), classes: Set($0[classes]), reason: $0[reason])
  }
}

/// The JSON Schema of baselines.
public enum BaselineSchema {
  /// The schema's text, the same at every call, with a newline at its end.
  public static func json() -> String {
    SchemaDocument.text(
      of: BaselineShape.shape, title: "a11ysim baseline",
      summary: "The findings that a project knows; what is not in it is new.")
  }
}
