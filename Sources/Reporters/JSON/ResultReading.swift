import Auditor
import Foundation
import Gate
import SemanticTree

/// A report that cannot be read back.
public struct UnreadableReport: Error, CustomStringConvertible {
  public let description: String
}

extension JSONReport {
  /// The result of which a report was made.
  ///
  /// - Throws: `UnreadableReport` where the file is missing or is no such report.
  public static func result(contentsOf path: String) throws(UnreadableReport) -> GateResult {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnreadableReport(description: "\(path): error: expected a readable file, found none")
    }
    do {
      let document = try JSONDecoder().decode(ResultDocument.self, from: data)
      guard document.formatVersion == ResultDocument.version, let result = document.result else {
        throw UnreadableReport(
          description: "\(path): error: expected a report of this version of a11ysim, found one of another")
      }
      return result
    } catch let error as UnreadableReport {
      throw error
    } catch {
      throw UnreadableReport(
        description: "\(path): error: expected a JSON report of 'a11ysim audit', found something else; "
          + "make it with '--output json:\(path)'")
    }
  }
}

extension ResultDocument {
  /// Nil where a word is not known.
  fileprivate var result: GateResult? {
    guard let verdict = GateVerdict(rawValue: verdict), let bar = bar.bar,
      let findings = all(findings.map(\.finding)), let ledger = all(ledger.map(\.note))
    else { return nil }
    var result = GateResult(
      inputs: inputs.map(\.input), findings: findings, ledger: ledger, bar: bar, verdict: verdict)
    result.shard = shard
    return result
  }
}

/// The elements; nil where one is missing.
private func all<Element>(_ elements: [Element?]) -> [Element]? {
  elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
}

extension Impact {
  fileprivate init?(named name: String) {
    guard let impact = Impact.allCases.first(where: { $0.name == name }) else { return nil }
    self = impact
  }
}

extension ResultDocument.BarDocument {
  fileprivate var bar: Bar? {
    let impact = Impact(named: failOn)
    guard impact != nil || failOn == "never" else { return nil }
    return Bar(impact: impact, includesReview: includesReview, includesUncertain: includesUncertain)
  }
}

extension ResultDocument.NoteDocument {
  fileprivate var note: LedgerNote? {
    LedgerNote.Kind(rawValue: kind).map { LedgerNote($0, message, at: source?.location) }
  }
}

extension SourceDocument {
  fileprivate var location: SourceLocation {
    SourceLocation(file: file, line: max(line.counted, 1), column: (column ?? 0).counted)
  }
}

extension InputDocument {
  fileprivate var input: AuditedInput {
    AuditedInput(
      path: path, title: title, coverage: coverage?.coverage, problem: problem,
      expectations: expectations.map { expectations in
        CheckedExpectations(
          count: expectations.count.counted,
          failures: expectations.failures.map { .init(message: $0.message, source: $0.source?.location) })
      })
  }
}

extension InputDocument.CoverageDocument {
  fileprivate var coverage: Coverage {
    Coverage(
      states: states, statesLeftOut: statesLeftOut, screenCount: renderings,
      unreachedCount: renderingsNotReached,
      verdicts: verdicts,
      notModelled: notModelled.map {
        NotModelled(
          name: $0.name, source: $0.source?.location, consequence: $0.consequence,
          leftOut: $0.leftOut.flatMap(LeftOut.Part.init(rawValue:)).map { LeftOut($0, scope: nil) })
      })
  }
}

extension FindingDocument {
  fileprivate var finding: GatedFinding? {
    guard let outcome = Outcome(rawValue: outcome), let impact = Impact(named: impact),
      let certainty = Certainty(rawValue: certainty), let origin = FindingOrigin(rawValue: origin),
      let places = all(places.map(\.place)), !places.isEmpty
    else { return nil }
    let finding = Finding(
      rule: rule, kind: kind, outcome: outcome, impact: impact, certainty: certainty, origin: origin,
      cause: cause, places: places.map(\.place), states: states, environments: environments,
      environmentCount: environmentCount.counted, message: message, suggestion: suggestion, worst: worst,
      data: facts.sorted { $0.key < $1.key }.map { $0.value.fact(named: $0.key) })
    return GatedFinding(input: input, finding: finding, places: places, reachesBar: reachesBar)
  }
}

extension FindingDocument.FactDocument {
  fileprivate func fact(named name: String) -> Fact {
    switch self {
    case .number(let number): Fact(name, number)
    case .text(let text): Fact(name, text)
    }
  }
}

extension FindingDocument.PlaceDocument {
  fileprivate var place: GatedFinding.Place? {
    guard let status = gatedStatus,
      let classes = all(environmentClasses.map(EnvironmentClass.init(rawValue:)))
    else { return nil }
    let place = Finding.Place(
      node: node.map { NodeID($0) }, name: name, subject: subject, source: source?.location, classes: classes,
      worst: worstThere)
    return GatedFinding.Place(id: id, place: place, status: status)
  }

  private var worstThere: Finding.Place.Worst? {
    guard let impact = impact.flatMap(Impact.init(named:)), let message, let worst else { return nil }
    return .init(impact: impact, message: message, scene: worst)
  }

  private var gatedStatus: GatedFinding.Status? {
    switch status {
    case "new": .new
    case "known": .known
    case "unchanged": .unchanged
    case "suppressed":
      reason.map { .suppressed(.init(text: $0, until: until, source: reasonSource?.location)) }
    default: nil
    }
  }
}

extension Int {
  /// A number as a count can be: reports may come from anywhere, and sums of such numbers stay numbers.
  fileprivate var counted: Int { Swift.min(Swift.max(self, 0), 1_000_000_000) }
}
