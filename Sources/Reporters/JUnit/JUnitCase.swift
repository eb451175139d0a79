/// A test case.
struct JUnitCase {
  /// What came of it; nothing where it passed.
  enum Outcome {
    case passed
    case failure(message: String, type: String, text: String)
    case error(message: String, text: String)
    case skipped(message: String)
  }

  var name: String
  var outcome: Outcome

  var isFailure: Bool { if case .failure = outcome { true } else { false } }
  var isError: Bool { if case .error = outcome { true } else { false } }
  var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

  /// - Parameter suite: the name of the suite.
  func tag(in suite: String) -> XMLTag {
    XMLTag(
      "testcase", ["classname": suite, "name": name, "time": JUnitSuite.time],
      content.map { .tags([$0]) } ?? .none)
  }

  private var content: XMLTag? {
    switch outcome {
    case .passed: nil
    case .failure(let message, let type, let text):
      XMLTag("failure", ["message": message, "type": type], .text(text))
    case .error(let message, let text):
      XMLTag("error", ["message": message, "type": "cannot-judge"], .text(text))
    case .skipped(let message): XMLTag("skipped", ["message": message])
    }
  }
}
