import SemanticTree
import VoiceOver

/// All that came of playing a scenario: the screen as it is read, then every step with what was heard, what
/// changed in silence, and which expectations were met.
public struct Playback: Hashable, Codable, Sendable {
  /// The scenario's title.
  public var title: String
  /// In which everything was rendered.
  public var environment: ScreenEnvironment
  /// Coming to the screen.
  public var start: VoiceOver.Step
  /// The screen before any step, from first to last.
  public var reading: [PlayedReading]
  /// What was expected before any step.
  public var results: [ExpectationResult]
  /// In the order of the scenario.
  public var steps: [PlayedStep]

  /// True where everything was as expected.
  public var isAsExpected: Bool { failures.isEmpty }

  /// What was not as expected, in the order of playing.
  public var failures: [ExpectationResult] {
    (results + steps.flatMap(\.results)).filter { !$0.isMet }
  }
}

/// A place in the scenario's file, which is always the same one.
public struct ScenarioPlace: Hashable, Codable, Sendable {
  /// Counted from 1.
  public var line, column: Int

  init(_ source: SourceLocation) {
    line = source.line
    column = source.column
  }
}

/// An element with what is said when a listener walks to it from the one before.
public struct PlayedReading: Hashable, Codable, Sendable {
  /// The element.
  public var node: NodeID
  /// Where the element's component is written; nil where that is not known.
  public var place: ScenarioPlace?
  /// What is said.
  public var utterance: Utterance
  /// The same as one line of a transcript.
  public var transcript: String

  public init(_ reading: VoiceOverSession.Reading) {
    node = reading.stop.id
    place = reading.stop.node.source.map { ScenarioPlace($0) }
    utterance = reading.utterance
    transcript = Transcript(reading.utterance).text
  }
}

/// A step with what came of it.
public struct PlayedStep: Hashable, Codable, Sendable {
  /// What the user did, in words: `activate 'Shipping'`.
  public var action: String
  /// Where the step is written.
  public var place: ScenarioPlace
  /// How the cursor came to the element that the step names; empty where it was there.
  public var approach: [VoiceOver.Step]
  /// The commands of the step itself with what came of each.
  public var commands: [VoiceOver.Step]
  /// What was expected of the step.
  public var results: [ExpectationResult]
}

/// An expectation with what was found.
public struct ExpectationResult: Hashable, Codable, Sendable {
  /// What was expected, in words.
  public var expectation: String
  /// Where the expectation is written.
  public var place: ScenarioPlace
  /// Whether it was so.
  public var isMet: Bool
  /// Expected and actual lines; empty where the expectation was met.
  public var difference: [DifferenceLine]
}

/// A line of a comparison.
public struct DifferenceLine: Hashable, Codable, Sendable, CustomStringConvertible {
  /// Where a line belongs.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Both expected and found.
    case same
    /// Expected and not found.
    case missing
    /// Found and not expected.
    case unexpected
  }

  /// Where the line belongs.
  public var kind: Kind
  /// The line itself.
  public var text: String

  /// The line with the sign that comparisons put before it: a space, `-` or `+`.
  public var description: String {
    switch kind {
    case .same: "  \(text)"
    case .missing: "- \(text)"
    case .unexpected: "+ \(text)"
    }
  }

  /// Compares two lists of lines; what is missing comes before what is found in its place.
  static func between(expected: [String], actual: [String]) -> [DifferenceLine] {
    let changes = actual.difference(from: expected)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [DifferenceLine] = []
    var next = 0
    for (index, text) in expected.enumerated() {
      if removed.contains(index) {
        lines.append(DifferenceLine(kind: .missing, text: text))
        continue
      }
      while inserted.contains(next) {
        lines.append(DifferenceLine(kind: .unexpected, text: actual[next]))
        next += 1
      }
      lines.append(DifferenceLine(kind: .same, text: text))
      next += 1
    }
    return lines + actual[next...].map { DifferenceLine(kind: .unexpected, text: $0) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
