import Auditor
import Gate
import SemanticTree

/// A result as other programs read it. A key that is left out has no value.
struct ResultDocument: Codable {
  /// Grows when a reader of an older document would misunderstand a newer one.
  var formatVersion = ResultDocument.version
  var tool: Tool
  var verdict: String
  var shard: String?
  var bar: BarDocument
  /// By status, with `review` for what is new and has to be looked at.
  var counts: [String: Tally.Count]
  var inputs: [InputDocument]
  var findings: [FindingDocument]
  var ledger: [NoteDocument]

  static let version = 1

  struct Tool: Codable {
    var name = "a11ysim"
    var version: String
  }

  struct BarDocument: Codable {
    /// `never` where nothing fails the run.
    var failOn: String
    var includesReview, includesUncertain: Bool
  }

  struct NoteDocument: Codable {
    var kind, message: String
    var source: SourceDocument?
  }

  init(_ result: GateResult, version: String) {
    tool = Tool(version: version)
    verdict = result.verdict.rawValue
    shard = result.shard
    bar = BarDocument(
      failOn: result.bar.impact?.name ?? "never", includesReview: result.bar.includesReview,
      includesUncertain: result.bar.includesUncertain)
    let tally = Tally(result.findings)
    counts = [
      "new": tally.new, "review": tally.review, "unchanged": tally.unchanged, "known": tally.known,
      "suppressed": tally.suppressed,
    ]
    inputs = result.inputs.map(InputDocument.init)
    findings = result.findings.map(FindingDocument.init)
    ledger = result.ledger.map {
      NoteDocument(kind: $0.kind.rawValue, message: $0.message, source: SourceDocument($0.source))
    }
  }
}

/// A line of a file.
struct SourceDocument: Codable {
  var file: String
  var line: Int
  var column: Int?

  init?(_ source: SourceLocation?) {
    guard let source else { return nil }
    file = source.file
    line = source.line
    column = source.column > 0 ? source.column : nil
  }
}

/// An input with what was looked at in it.
struct InputDocument: Codable {
  struct CoverageDocument: Codable {
    var states: [String]
    var statesLeftOut, renderings, renderingsNotReached: Int
    var verdicts: [String: Int]
    var notModelled: [NotModelledDocument]
  }

  struct NotModelledDocument: Codable {
    var name, consequence: String
    var source: SourceDocument?
    /// What kind of part of the source is missing.
    var leftOut: String?
  }

  struct ExpectationsDocument: Codable {
    var count: Int
    var failures: [FailureDocument]
  }

  struct FailureDocument: Codable {
    var message: String
    var source: SourceDocument?
  }

  var path, title: String
  var problem: String?
  var coverage: CoverageDocument?
  var expectations: ExpectationsDocument?

  init(_ input: AuditedInput) {
    path = input.path
    title = input.title
    problem = input.problem
    coverage = input.coverage.map(CoverageDocument.init)
    expectations = input.expectations.map { expectations in
      ExpectationsDocument(
        count: expectations.count,
        failures: expectations.failures.map {
          FailureDocument(message: $0.message, source: SourceDocument($0.source))
        })
    }
  }
}

extension InputDocument.CoverageDocument {
  fileprivate init(_ coverage: Coverage) {
    self.init(
      states: coverage.states, statesLeftOut: coverage.statesLeftOut, renderings: coverage.screenCount,
      renderingsNotReached: coverage.unreachedCount, verdicts: coverage.verdicts,
      notModelled: coverage.notModelled.map {
        InputDocument.NotModelledDocument(
          name: $0.name, consequence: $0.consequence, source: SourceDocument($0.source),
          leftOut: $0.leftOut?.part.rawValue)
      })
  }
}
