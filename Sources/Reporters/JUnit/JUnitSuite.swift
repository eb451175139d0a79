import Auditor
import Gate

/// A test suite: an input, or the baseline with the suppressions.
struct JUnitSuite {
  /// No report tells how long something took, for then no two would be alike.
  static let time = "0.000"

  var name: String
  private(set) var cases: [JUnitCase] = []
  private var names = UniqueNames()

  init(_ input: AuditedInput, _ findings: [GatedFinding]) {
    name = PlainText.line(input.path)
    addAudit(of: input)
    for failure in input.expectations?.failures ?? [] { add(failure) }
    for element in JUnitElement.all(in: findings) { add(element.name, element.outcome) }
    for entry in input.coverage?.notModelled ?? [] {
      add("\(entry.kind) · \(PlainText.line(entry.name))", .skipped(message: entry.words))
    }
  }

  /// - Parameter failing: whether what is out of date fails the run.
  init(_ ledger: [LedgerNote], failing: Bool) {
    name = "baseline and suppressions"
    for note in ledger {
      let place = note.source.map { "\nat \($0)" } ?? ""
      add(
        "\(note.kind.rawValue) · \(PlainText.line(note.message))",
        failing
          ? .failure(message: note.message, type: note.kind.rawValue, text: note.message + place)
          : .skipped(message: note.message))
    }
  }

  private mutating func add(_ name: String, _ outcome: JUnitCase.Outcome) {
    cases.append(JUnitCase(name: names.unique(name), outcome: outcome))
  }

  /// Readers take a suite without cases for a mistake, so that the audit itself is one.
  private mutating func addAudit(of input: AuditedInput) {
    add("audit", input.problem.map { .error(message: "could not be judged", text: $0) } ?? .passed)
    guard let measuring = input.coverage?.measuring, measuring.failed > 0 else { return }
    add(
      "measuring",
      .skipped(message: "\(measuring.failed) of \(Words.count(measuring.count, "verdict")) not measured"))
  }

  private mutating func add(_ failure: CheckedExpectations.Failure) {
    let place = failure.source.map { "\nat \($0)" } ?? ""
    add(
      "expectation · \(PlainText.line(failure.message))",
      .failure(message: failure.message, type: "expectation", text: failure.message + place))
  }

  var tag: XMLTag {
    XMLTag(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": "\(cases.count { $0.isFailure })",
        "errors": "\(cases.count { $0.isError })", "skipped": "\(cases.count { $0.isSkipped })",
        "time": Self.time,
      ], .tags(cases.map { $0.tag(in: name) }))
  }
}
