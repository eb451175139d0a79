import Foundation
import SemanticTree

@testable import Auditor
@testable import Gate
@testable import Scenarios

extension Finding {
  /// A finding with as little as a test needs.
  static func example(
    _ rule: String = "label-missing", impact: Impact = .critical, outcome: Outcome = .fail,
    certainty: Certainty = .certain, message: String = "it has no name", cause: String? = nil,
    places: [Place] = [.example("button 'Close'")]
  ) -> Finding {
    Finding(
      rule: rule, kind: "no-label", outcome: outcome, impact: impact, certainty: certainty, origin: .authored,
      cause: cause, places: places, states: ["start"], environments: [], environmentCount: 1,
      message: message,
      worst: "start", data: [])
  }
}

extension Finding.Place {
  static func example(
    _ name: String, line: Int = 3, classes: [EnvironmentClass] = [.standard], in file: String = "Chip.json"
  ) -> Finding.Place {
    Finding.Place(
      node: NodeID(name), name: name, subject: name,
      source: SourceLocation(file: file, line: line, column: 5),
      classes: classes)
  }
}

extension JudgedInput {
  static func example(_ findings: Finding..., path: String = "Chip.json") -> JudgedInput {
    JudgedInput(AuditedInput(path: path, title: "Chip"), findings: findings)
  }
}

extension GateResult {
  /// What the gate says of inputs.
  static func of(
    _ inputs: JudgedInput..., baseline: Baseline = Baseline(), today: String = "2026-06-15",
    changes: ChangedLines? = nil, isFrozen: Bool = false, configuration: Configuration? = nil
  ) throws -> GateResult {
    let day = CalendarDay(today) ?? CalendarDay(year: 2026, month: 1, day: 1)!
    let ledger = Gate.Ledger(baseline: baseline, today: day, changes: changes, isFrozen: isFrozen)
    let configuration =
      try configuration ?? Configuration(for: "/nowhere/x.json", in: Project(root: "/nowhere"))
    var gate = Gate(ledger)
    return gate.judge(inputs.map { (judged: $0, configuration: configuration) }, bar: configuration.bar)
  }

  /// The names of the elements at places of a status.
  func elements(_ status: GatedFinding.Status) -> [String] {
    findings.flatMap(\.places).filter { $0.status == status }.map(\.place.name)
  }
}

/// A folder of a test's own, gone afterwards.
final class ProjectFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("gate-\(UUID().uuidString)")
      .resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var project: Project { Project(root: path) }

  /// - Returns: the file's path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    let file = (path as NSString).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
