import SemanticTree
import VoiceOver

/// What two inputs say, compared line by line.
public struct SpokenDifference: Hashable, Codable, Sendable {
  /// A part of both or of one.
  public struct Part: Hashable, Codable, Sendable {
    /// `from first to last`, or what the user does.
    public var heading: String
    /// Whether both inputs have the part.
    public var kind: DifferenceLine.Kind
    /// All lines, also those that are the same.
    public var lines: [DifferenceLine]
    /// What the differences are, in the words of a reviewer.
    public var notes: [SpokenChange]

    /// Whether there is nothing to tell.
    public var isSame: Bool { kind == .same && lines.allSatisfy { $0.kind == .same } }
  }

  /// The inputs as the user named them.
  public var old, new: String
  /// In order.
  public var parts: [Part]

  /// Whether both say the same.
  public var isSame: Bool { parts.allSatisfy(\.isSame) }

  /// Compares what two inputs say. What one of them does not know is left out.
  public init(from old: SpokenScript, to new: SpokenScript) {
    let isSilenceKnown = old.knowsSilence && new.knowsSilence
    let (before, after) = isSilenceKnown ? (old, new) : (old.withoutSilence(), new.withoutSilence())
    (self.old, self.new) = (old.file, new.file)
    let headings = DifferenceLine.between(
      expected: before.parts.map(\.heading), actual: after.parts.map(\.heading))
    var (left, right) = (before.parts[...], after.parts[...])
    parts = headings.map { heading in
      let first = heading.kind == .unexpected ? nil : left.popFirst()
      let second = heading.kind == .missing ? nil : right.popFirst()
      return Part(heading.text, heading.kind, first?.lines ?? [], second?.lines ?? [])
    }
  }
}

extension SpokenDifference.Part {
  init(
    _ heading: String, _ kind: DifferenceLine.Kind, _ old: [SpokenScript.Line], _ new: [SpokenScript.Line]
  ) {
    self.heading = heading
    self.kind = kind
    lines = DifferenceLine.between(expected: old.map(\.text), actual: new.map(\.text))
    notes = kind == .same ? SpokenChange.between(lines, old, new) : []
  }
}
