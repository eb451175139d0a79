import SemanticTree

/// What assistive technology is told about a component.
public struct AccessibilitySpecification: Sendable {
  public enum Children: String, Hashable, Sendable, CaseIterable {
    case combine, contain, ignore
  }

  /// Extra information by label.
  public struct Content: Hashable, Sendable {
    public var label, value: TextTemplate
    public var importance: CustomContent.Importance
  }

  /// An entry of the actions rotor.
  public struct NamedAction: Hashable, Sendable {
    public var name: TextTemplate
    public var actions: [Action]
  }

  public var label, value, hint: TextTemplate?
  public var identifier: String?
  public var traits, removedTraits: Traits
  public var isHidden: Flag?
  public var children: Children?
  public var sortPriority: Double?
  /// 1 to 6.
  public var headingLevel: Int?
  public var inputLabels: [TextTemplate]
  public var customContent: [Content]
  public var actions: [NamedAction]
  /// What a swipe up and a swipe down do; empty where the component is not adjustable.
  public var increment, decrement: [Action]
  /// A BCP 47 tag.
  public var language: String?
}
