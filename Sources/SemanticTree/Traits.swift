/// What an element is and does, as VoiceOver sees it.
///
/// The bits are those of `UIAccessibilityTraits`, including the private ones that VoiceOver speaks
/// (numbers as read off by TheButtonHeist and AccessibilitySnapshot).
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  public static let button = Traits(bit: 0)
  public static let link = Traits(bit: 1)
  public static let image = Traits(bit: 2)
  public static let selected = Traits(bit: 3)
  public static let playsSound = Traits(bit: 4)
  public static let keyboardKey = Traits(bit: 5)
  public static let staticText = Traits(bit: 6)
  public static let summaryElement = Traits(bit: 7)
  public static let notEnabled = Traits(bit: 8)
  public static let updatesFrequently = Traits(bit: 9)
  public static let searchField = Traits(bit: 10)
  public static let startsMediaSession = Traits(bit: 11)
  public static let adjustable = Traits(bit: 12)
  public static let allowsDirectInteraction = Traits(bit: 13)
  public static let causesPageTurn = Traits(bit: 14)
  public static let tabBar = Traits(bit: 15)
  public static let header = Traits(bit: 16)
  public static let webContent = Traits(bit: 17)
  public static let textEntry = Traits(bit: 18)
  public static let pickerElement = Traits(bit: 19)
  public static let radioButton = Traits(bit: 20)
  public static let isEditing = Traits(bit: 21)
  public static let launchIcon = Traits(bit: 22)
  public static let statusBarElement = Traits(bit: 23)
  public static let secureTextField = Traits(bit: 24)
  public static let backButton = Traits(bit: 27)
  public static let tabBarItem = Traits(bit: 28)
  public static let visited = Traits(bit: 32)
  public static let draggable = Traits(bit: 38)
  public static let popUpButton = Traits(bit: 40)
  public static let textArea = Traits(bit: 47)
  public static let menuItem = Traits(bit: 52)
  public static let toggleButton = Traits(bit: 53)

  /// Every trait with its name, in bit order.
  public static let all: [(trait: Traits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.webContent, "webContent"), (.textEntry, "textEntry"),
    (.pickerElement, "pickerElement"), (.radioButton, "radioButton"), (.isEditing, "isEditing"),
    (.launchIcon, "launchIcon"), (.statusBarElement, "statusBarElement"),
    (.secureTextField, "secureTextField"), (.backButton, "backButton"), (.tabBarItem, "tabBarItem"),
    (.visited, "visited"), (.draggable, "draggable"), (.popUpButton, "popUpButton"),
    (.textArea, "textArea"), (.menuItem, "menuItem"), (.toggleButton, "toggleButton"),
  ]

  /// The trait of that name, or nil.
  public init?(name: String) {
    guard let found = Traits.all.first(where: { $0.name == name }) else { return nil }
    self = found.trait
  }

  /// The names of the traits in the set, in bit order.
  public var names: [String] { Traits.all.filter { contains($0.trait) }.map(\.name) }
}

extension Traits: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let trait = Traits(name: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown trait '\(name)'")
      }
      insert(trait)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
