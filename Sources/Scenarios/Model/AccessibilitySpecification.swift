import SemanticTree

/// What assistive technology is told about a component.
public struct AccessibilitySpecification: Sendable {
  /// What becomes of the elements inside.
  public enum Children: String, Hashable, Sendable, CaseIterable {
    case combine, contain, ignore
  }

  /// Extra information by label.
  public struct Content: Hashable, Sendable {
    /// What the content is, and the content.
    public var label, value: TextTemplate
    /// High is spoken with the element itself.
    public var importance: CustomContent.Importance
  }

  /// An entry of the actions rotor.
  public struct NamedAction: Hashable, Sendable {
    /// As the rotor says it.
    public var name: TextTemplate
    /// What the entry does, in order.
    public var actions: [Action]
  }

  /// Spoken instead of what is derived; nil keeps that.
  public var label, value, hint: TextTemplate?
  /// A name for tests, never spoken.
  public var identifier: String?
  /// Traits that are added to the derived ones, and taken from them.
  public var traits, removedTraits: Traits
  /// Whether it is hidden with all inside it; nil leaves that open.
  public var isHidden: Flag?
  /// Nil keeps what the component does by itself.
  public var children: Children?
  /// Higher is read earlier among siblings.
  public var sortPriority: Double?
  /// 1 to 6.
  public var headingLevel: Int?
  /// Names for Voice Control, the most important first.
  public var inputLabels: [TextTemplate]
  /// Extra information that VoiceOver offers on demand.
  public var customContent: [Content]
  /// The entries of the actions rotor.
  public var actions: [NamedAction]
  /// What a swipe up and a swipe down do; empty where the component is not adjustable.
  public var increment, decrement: [Action]
  /// A BCP 47 tag.
  public var language: String?
}
