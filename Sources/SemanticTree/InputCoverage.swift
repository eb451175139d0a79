/// What an input tells of a screen that was written down elsewhere and is not rendered here.
public struct InputCoverage: Hashable, Codable, Sendable {
  /// Something that a screen can tell.
  public enum Property: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
    case label, value, hint, traits, identifier, frame, order, actions, expanded, customContent, containers
    /// What is hidden from assistive technology.
    case hidden
    /// Colours, fonts and what else is drawn.
    case look
    case motion
    /// How the screen is in other states, sizes and settings.
    case changes

    /// What a report calls it.
    public var name: String {
      switch self {
      case .label: "labels"
      case .value: "values"
      case .hint: "hints"
      case .traits: "traits"
      case .identifier: "identifiers"
      case .frame: "frames"
      case .order: "reading order"
      case .actions: "actions"
      case .expanded: "what is expanded"
      case .customContent: "custom content"
      case .containers: "containers"
      case .hidden: "what is hidden"
      case .look: "colours and fonts"
      case .motion: "motion"
      case .changes: "other states and settings"
      }
    }
  }

  /// How a property comes into the tree.
  public enum Carriage: String, Hashable, Codable, Sendable {
    case given
    /// Found from other things that the input tells.
    case derived
    /// Not carried, so that nothing is known of it.
    case absent
  }

  /// Where the screen comes from.
  public enum Platform: String, Hashable, Codable, Sendable {
    case apple, android, web
    /// Drawn by Flutter, on whatever system.
    case flutter

    /// Whether what Apple asks for can be asked of the screen.
    public var isApple: Bool { self == .apple }
  }

  /// What a reader knows the input's format by.
  public var format: String
  public var platform: Platform
  /// Every property; what is not listed is absent.
  public var properties: [Property: Carriage]

  public init(format: String, platform: Platform, given: Set<Property>, derived: Set<Property> = []) {
    self.format = format
    self.platform = platform
    properties = [:]
    for property in given { properties[property] = .given }
    for property in derived { properties[property] = .derived }
  }

  public func carriage(of property: Property) -> Carriage { properties[property] ?? .absent }

  /// What the input does not tell, in the order of the properties.
  public var absent: [Property] { Property.allCases.filter { carriage(of: $0) == .absent } }
}
