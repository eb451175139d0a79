import SemanticTree
import VoiceOver

/// Something that a VoiceOver user does, and what is expected of it.
public struct Step: Hashable, Sendable {
  /// What a user does.
  public enum Kind: Hashable, Sendable {
    /// A gesture on the element under VoiceOver's cursor, or a movement of the cursor.
    case gesture(StepGesture, times: Int)
    /// Moves the cursor to an element.
    case focus(Target)
    case activate(Target)
    case longPress(Target)
    case increment(Target)
    case decrement(Target)
    /// Chooses a named entry of the actions rotor; nil acts on the element under the cursor.
    case action(name: String, on: Target?)
    /// Types into a text field.
    case type(String, into: Target?)
    /// Presses a key of a hardware keyboard, by SwiftUI's name.
    case press(key: String, on: Target?)
    /// Says something to Voice Control.
    case say(VoiceControlCommand)
    /// Does something with fingers or keys.
    case device(DeviceStep)
  }

  /// What the user does.
  public var kind: Kind
  /// What must be so afterwards.
  public var expectations: [ScenarioExpectation]
  /// Where the step is written.
  public var source: SourceLocation
}

/// What a user does without naming an element.
public enum StepGesture: String, Hashable, Sendable, CaseIterable {
  /// To the next or previous element.
  case next, previous
  /// To the first or last element of the screen.
  case first, last
  case activate, increment, decrement, longPress
  /// The two-finger scrub.
  case escape
  /// The two-finger double tap.
  case magicTap
  /// The keyboard's Delete.
  case delete
  /// Says the element under the cursor again.
  case read
  /// Reads from the top, or from here, to the end.
  case readAll, readFromHere
  /// Flicks up or down through what the rotor stands on.
  case flickUp, flickDown
  /// Tells where the element under the cursor is, or its hint.
  case itemSummary, hint
}

/// Names an element of the screen; everything given must fit, and exactly one element must.
public struct Target: Hashable, Sendable {
  /// The spoken label.
  public var label: String?
  /// The spoken value.
  public var value: String?
  /// The accessibility identifier.
  public var identifier: String?
  /// The `id` of the component in the scenario.
  public var component: String?
  /// A trait that the element has.
  public var trait: Traits?
  /// Chooses among several that fit, counted from 1 in reading order.
  public var position: Int?
}
