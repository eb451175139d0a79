import SemanticTree

/// A step written in words, as on a command line: `next`, `next 3`, `activate Price`, `action 'Remove' on 'Vegan'`.
///
/// The first word is a gesture or a key of a step; what follows is its value, in quotation marks where it holds a
/// comma or something more follows. A step in braces is taken as a scenario has it. So whatever a scenario can do can
/// be written here.
public struct StepText: Hashable, Sendable {
  /// As it was written.
  public var words: String
  /// The same as JSON.
  let json: String

  private static let mostLines = 10_000

  /// Reads steps that commas or line ends part; lines that begin with `#` are remarks.
  ///
  /// - Parameter file: how diagnostics name the place.
  /// - Throws: everything that is wrong with them.
  public static func list(_ text: String, file: String) throws(ScenarioError) -> [StepText] {
    var steps: [StepText] = []
    var problems: [Diagnostic] = []
    for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() where !line.isRemark {
      for part in StepSplitter.parts(of: String(line)) {
        do {
          steps.append(try StepText(part, file: "\(file): \(Quotation.quoted(part))"))
        } catch {
          problems += error.diagnostics
        }
      }
      guard number < StepText.mostLines else {
        problems = [
          Diagnostic(file: file, position: nil, expected: "at most \(mostLines) lines", found: "more")
        ]
        break
      }
    }
    if steps.isEmpty, problems.isEmpty {
      problems = [Diagnostic(file: file, position: nil, expected: "a step, such as next", found: "none")]
    }
    guard problems.isEmpty else { throw ScenarioError(problems) }
    return steps
  }

  /// Reads one step.
  ///
  /// - Throws: what is wrong with it.
  public init(_ text: String, file: String) throws(ScenarioError) {
    words = text
    let candidates = StepText.candidates(for: text)
    var problems: [Diagnostic] = []
    for candidate in candidates {
      let found = StepText.problems(with: candidate, file: file)
      if found.isEmpty {
        json = candidate
        return
      }
      if problems.isEmpty { problems = found }
    }
    throw ScenarioError(problems)
  }

  // MARK: - As JSON

  private static var gestures: String {
    "gestures are \(StepGesture.allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// What the words may stand for; the first that a scenario takes is meant.
  private static func candidates(for text: String) -> [String] {
    if text.hasPrefix("{") { return [text] }
    let words = StepSplitter.words(of: text)
    guard let first = words.first, words.count > 1 else { return [JSONDraft.quoted(words.first?.text ?? "")] }
    let rest = Array(words.dropFirst())
    var candidates: [String] = []
    if rest.count == 1, let times = Int(rest[0].text.drop { $0 == "x" || $0 == "×" }), !rest[0].isQuoted {
      candidates.append(#"{ "do": \#(JSONDraft.quoted(first.text)), "times": \#(times) }"#)
    }
    if rest.count == 1, let number = Int(rest[0].text), !rest[0].isQuoted {
      candidates.append("{ \(JSONDraft.quoted(first.text)): \(number) }")
    }
    if rest.count == 3, rest[0].isQuoted, !rest[1].isQuoted {
      candidates.append(object([(first.text, rest[0].text), (rest[1].text, rest[2].text)]))
    }
    candidates.append(object([(first.text, rest.map(\.text).joined(separator: " "))]))
    let list = rest.map { JSONDraft.quoted($0.text) }.joined(separator: ", ")
    candidates.append("{ \(JSONDraft.quoted(first.text)): [\(list)] }")
    return candidates
  }

  private static func object(_ members: [(String, String)]) -> String {
    let parts = members.map { "\(JSONDraft.quoted($0)): \(JSONDraft.quoted($1))" }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private static func problems(with json: String, file: String) -> [Diagnostic] {
    do {
      let value = try JSONReader.read(Array(json.utf8), file: file)
      let decoding = Decoding(file: file)
      let step = StepKind().decode(value, decoding)
      let problems = step == nil || !decoding.diagnostics.isEmpty ? decoding.diagnostics : []
      // The place in text that nobody wrote tells nothing.
      return problems.map {
        Diagnostic(
          file: file, position: nil, expected: $0.expected, found: $0.found,
          suggestion: $0.suggestion ?? (value.string == nil ? nil : gestures))
      }
    } catch {
      return [error]
    }
  }
}

extension StringProtocol {
  /// Whether a line tells people something and no step.
  fileprivate var isRemark: Bool { drop(while: \.isWhitespace).hasPrefix("#") }
}
