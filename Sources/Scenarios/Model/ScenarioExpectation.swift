import SemanticTree

/// Something that must be so before any step, or after the step that it belongs to.
public struct ScenarioExpectation: Hashable, Sendable {
  /// What must be so.
  public enum Kind: Hashable, Sendable {
    /// VoiceOver says this utterance, in the transcript register.
    case says(String)
    /// VoiceOver says nothing by itself.
    case silence
    /// The component posts this announcement.
    case announces(String)
    /// The text came onto the screen, or an element's label or value became it, and nothing said so.
    case notAnnounced(String)
    /// Reading from first to last says exactly this, one utterance an entry.
    case transcript([String])
    /// VoiceOver's cursor is on the element.
    case cursor(Target)
    case element(Target, ElementExpectation)
    case state(Condition)
    /// The names that Voice Control shows, in reading order.
    case voiceControl([String])
    /// What Switch Control highlights, in the order of scanning.
    case switchControl([String])
    case device(DeviceExpectation)
  }

  /// What must be so.
  public var kind: Kind
  /// Where the expectation is written.
  public var source: SourceLocation
}

/// What an element must be like; nil parts do not matter.
public struct ElementExpectation: Hashable, Sendable {
  /// False where there must be no such element.
  public var exists: Bool
  /// Exactly what each must be.
  public var label, value, hint: String?
  /// Traits that it must have.
  public var traits: Traits
  /// Traits that it must not have.
  public var absentTraits: Traits
}
