/// What a flick up or down goes through while the rotor stands on it.
public enum RotorItem: Hashable, Codable, Sendable {
  case characters, words, lines
  case headings
  /// Headings of a level from 1 to 6.
  case headingLevel(Int)
  case links, visitedLinks, buttons, textFields, searchFields, formControls, images, staticText
  case tables, lists, landmarks, containers
  /// Elements of the kind that the focused one is of.
  case sameItem
  /// The nearest element straight above or below.
  case vertical
  /// The focused element's actions; the implicit "Activate" comes first.
  case actions
  /// The focused element's custom content.
  case moreContent
  case adjustValue
  /// Turns the speaking of hints on and off.
  case hints
  /// Turns the description of lists, landmarks, groups and positions on and off.
  case containerDescriptions
  /// Steps through how much punctuation is spoken.
  case punctuation
  /// A rotor of the author's, by name.
  case custom(String)

  /// Every item that needs no name or level.
  public static let simple: [RotorItem] = [
    .characters, .words, .lines, .headings, .links, .visitedLinks, .buttons, .textFields, .searchFields,
    .formControls, .images, .staticText, .tables, .lists, .landmarks, .containers, .sameItem, .vertical,
    .actions, .moreContent, .adjustValue, .hints, .containerDescriptions, .punctuation,
  ]

  /// Every item but the author's own.
  public static let platform = simple + (1...6).map(RotorItem.headingLevel)

  /// The item as files and commands write it, such as `headings`, `heading2` or the name of a custom rotor.
  public var name: String {
    switch self {
    case .headingLevel(let level): "heading\(level)"
    case .custom(let name): name
    default: "\(self)"
    }
  }

  /// The platform's item of that name, else a custom rotor.
  public init(name: String) {
    self = RotorItem.platform.first { $0.name == name } ?? .custom(name)
  }

  /// The words for the item; nil where they are the author's.
  var phrase: PhraseID? {
    switch self {
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .headings: .rotorHeadings
    case .headingLevel: .rotorHeadingLevel
    case .links: .rotorLinks
    case .visitedLinks: .rotorVisitedLinks
    case .buttons: .rotorButtons
    case .textFields: .rotorTextFields
    case .searchFields: .rotorSearchFields
    case .formControls: .rotorFormControls
    case .images: .rotorImages
    case .staticText: .rotorStaticText
    case .tables: .rotorTables
    case .lists: .rotorLists
    case .landmarks: .rotorLandmarks
    case .containers: .rotorContainers
    case .sameItem: .rotorSameItem
    case .vertical: .rotorVertical
    case .actions: .rotorActions
    case .moreContent: .rotorMoreContent
    case .adjustValue: .rotorAdjustValue
    case .hints: .rotorHints
    case .containerDescriptions: .rotorContainerDescriptions
    case .punctuation: .rotorPunctuation
    case .custom: nil
    }
  }
}

/// A way to turn the rotor by one item.
public enum RotorTurn: String, Hashable, Codable, Sendable, CaseIterable {
  case clockwise, counterclockwise
}
