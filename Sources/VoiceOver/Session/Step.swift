import SemanticTree

/// What came of one command: what is heard, where focus went, and what changed without a word.
public struct Step: Hashable, Codable, Sendable {
  /// What the user did.
  public var command: VoiceOverCommand
  /// Whether the component took the command; always true for movement.
  public var wasTaken: Bool
  /// What is heard, in order.
  public var spoken: [Spoken]
  /// What changed and is not heard.
  public var silentChanges: [SilentChange]
  /// The element that had focus; nil for none.
  public var focusBefore: NodeID?
  /// The element that has focus now; nil for none.
  public var focusAfter: NodeID?
  /// Why focus is there.
  public var focusReason: FocusReason
  /// Sounds beside the speech.
  public var soundEffects: [SoundEffect]
}

/// An utterance with what brought it about.
public struct Spoken: Hashable, Codable, Sendable {
  /// What brings an utterance about.
  public enum Reason: Hashable, Codable, Sendable {
    /// Focus came to the element.
    case focus(FocusReason)
    /// The focused element changed, and VoiceOver speaks the change by itself.
    case change
    /// The component posted it.
    case notification(Notification.Kind, Notification.Priority)
    case typing
    /// The user asked VoiceOver for it: what the rotor stands on, a word of the text, the hint.
    case answer
  }

  /// What may keep an announcement from being heard to its end.
  public enum Interruption: String, Hashable, Codable, Sendable {
    /// It was posted in the same moment as an activation, whose feedback cuts it.
    case activation
    /// Focus moves, and the new element is read.
    case focusChange
    /// Another announcement follows at once.
    case announcement
  }

  /// The words.
  public var utterance: Utterance
  /// What brought them about.
  public var reason: Reason
  /// What may cut them off; nil where nothing does.
  public var mayBeCutBy: Interruption?

  /// An utterance with its reason.
  public init(_ utterance: Utterance, _ reason: Reason, mayBeCutBy: Interruption? = nil) {
    self.utterance = utterance
    self.reason = reason
    self.mayBeCutBy = mayBeCutBy
  }
}

/// Why focus is where it is after a step.
public enum FocusReason: String, Hashable, Codable, Sendable {
  /// The same element keeps it.
  case stays
  /// The user moved it.
  case moved
  /// At the first or last element a flick leads nowhere: the same element is read again.
  case boundary
  /// The component asked for it.
  case requested
  case screenChanged, layoutChanged
  case modalAppeared
  /// The modal closed; focus is back where it was when the modal came. Modelled.
  case modalClosed
  /// The focused element vanished; the nearest one that was left took over. Modelled on a few reports.
  case nearestRemaining
  /// There was no focus, and the first element took it.
  case first
  /// Nothing can be reached.
  case nothingToFocus

  /// True where no public source tells what a device does.
  public var isModelled: Bool { self == .modalClosed || self == .nearestRemaining }
}

/// A sound that VoiceOver makes of itself.
public enum SoundEffect: String, Hashable, Codable, Sendable, CaseIterable {
  case activated
  /// There is nothing further in that direction.
  case boundary
  /// The value cannot go further.
  case limit
  case screenChanged
  /// There are actions, or there is more content, and the user wants to be told by a sound.
  case actionsAvailable, moreContentAvailable
}
