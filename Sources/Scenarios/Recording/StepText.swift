import LocatedJSON
import SemanticTree

/// A step written in words, as on a command line: `next`, `next 3`, `activate Price`, `action 'Remove' on 'Vegan'`.
///
/// The first word is a gesture or a key of a step; what follows is its value, in quotation marks where it holds a
/// comma or something more follows, in brackets where it is a list or an object. A step in braces is taken as a scenario
/// has it. So whatever a scenario can do can be written here.
public struct StepText: Hashable, Sendable {
  /// As it was written.
  public var words: String
  /// The same as JSON.
  let json: String
  /// Where it was written.
  let source: SourceLocation

  private static let mostLines = 10_000

  /// Reads steps that commas or line ends part; lines that begin with `#` are remarks.
  ///
  /// - Parameter file: how diagnostics name the place.
  /// - Throws: everything that is wrong with them.
  public static func list(_ text: String, file: String) throws(ScenarioError) -> [StepText] {
    var steps: [StepText] = []
    var problems: [Diagnostic] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count <= mostLines else {
      throw mistake(file, expected: "at most \(mostLines) lines", found: "more")
    }
    for (index, line) in lines.enumerated() where !line.isRemark {
      for part in StepSplitter.parts(of: String(line)) {
        do {
          steps.append(try StepText(part.text, file: file, line: index + 1, column: part.column))
        } catch {
          problems += error.diagnostics
        }
      }
    }
    guard problems.isEmpty else { throw ScenarioError(Array(problems.prefix(ScenarioError.longestReport))) }
    guard !steps.isEmpty else { throw mistake(file, expected: "a step, such as next", found: "none") }
    return steps
  }

  private static func mistake(_ file: String, expected: String, found: String) -> ScenarioError {
    ScenarioError([Diagnostic(file: file, position: nil, expected: expected, found: found)])
  }

  /// Reads one step.
  ///
  /// - Parameters:
  ///   - line: where it stands in the file, counted from 1; so is `column`, in Unicode scalars.
  /// - Throws: what is wrong with it.
  public init(_ text: String, file: String, line: Int, column: Int = 1) throws(ScenarioError) {
    words = text
    source = SourceLocation(file: file, line: line, column: column)
    if let problem = StepText.semicolons(in: text, source) { throw ScenarioError([problem]) }
    var problems: [Diagnostic] = []
    for candidate in StepCandidates.list(for: text) {
      let found = StepText.problems(with: candidate, source)
      if found.isEmpty {
        json = candidate
        return
      }
      if problems.isEmpty { problems = found }
    }
    throw ScenarioError(problems)
  }

  /// Tells who parts steps by semicolons that commas do; a label with one is what it is.
  private static func semicolons(in text: String, _ source: SourceLocation) -> Diagnostic? {
    let parts = StepSplitter.parts(of: text, separator: ";").map(\.text)
    guard let last = parts.last, parts.count > 1, !text.hasPrefix("{") else { return nil }
    func isStep(_ part: String) -> Bool {
      StepCandidates.list(for: part).contains { problems(with: $0, source).isEmpty }
    }
    let startsWithGesture = StepWord.words(of: parts[0]).count == 1 && isStep(parts[0])
    guard startsWithGesture || isStep(last) else { return nil }
    return Diagnostic(
      source, expected: "one step", found: Quotation.quoted(text),
      suggestion: "commas part steps, not semicolons: \(Quotation.visible(parts.joined(separator: ", ")))")
  }

  private static func problems(with json: String, _ source: SourceLocation) -> [Diagnostic] {
    do {
      let value = try JSONReader.read(Array(json.utf8), file: source.file)
      let decoding = Decoding(file: source.file)
      let step = StepKind().decode(value, decoding)
      let problems = step == nil || !decoding.diagnostics.isEmpty ? decoding.diagnostics : []
      let advice = value.string == nil ? nil : "or a key of a step with its value, such as activate 'Price'"
      // The place in text that nobody wrote tells nothing.
      return problems.map {
        Diagnostic(source, expected: $0.expected, found: $0.found, suggestion: $0.suggestion ?? advice)
      }
    } catch {
      return [Diagnostic(source, expected: error.expected, found: error.found, suggestion: error.suggestion)]
    }
  }
}

extension StringProtocol {
  /// Whether a line tells people something and no step.
  fileprivate var isRemark: Bool { drop(while: \.isWhitespace).hasPrefix("#") }
}
