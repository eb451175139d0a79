import LocatedJSON
import SemanticTree

/// What WebDriverAgent writes of an element, the same in XML and in JSON. Nil is what the file does not tell.
struct WebDriverAgentElement {
  var position: TextPosition
  var type: XCUIElementType
  var identifier: String?
  var label: String?
  var value: String?
  var placeholder: String?
  /// Names of UIKit's traits with commas between; empty where the file lists that there are none.
  var traits: String?
  /// Names with commas between.
  var customActions: String?
  var isAccessible: Bool?
  var isEnabled: Bool?
  var isVisible: Bool?
  var isSelected: Bool?
  var isFocused: Bool?
  var frame: Rect?
  var children: [WebDriverAgentElement] = []

  init(_ type: XCUIElementType, at position: TextPosition) {
    self.type = type
    self.position = position
  }

  /// Whether the element or one in it fulfils the condition.
  func contains(where condition: (WebDriverAgentElement) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  /// A rectangle of numbers from a file; nil where one is missing or out of range, and for the place (-1, -1)
  /// without extent, which stands for a frame that XCTest could not tell.
  static func frame(x: Double?, y: Double?, width: Double?, height: Double?) -> Rect? {
    guard let x, let y, let width, let height else { return nil }
    let range = -100_000.0...100_000
    guard [x, y, width, height].allSatisfy(range.contains), width >= 0, height >= 0 else { return nil }
    if width == 0, height == 0, x < 0, y < 0 { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension WebDriverAgentElement {
  /// The listed traits; nil where none are listed. Names that speech knows nothing of are passed over.
  var traitSet: Traits? {
    guard let traits else { return nil }
    return traits.split(separator: ",").reduce(into: []) { set, part in
      let name = part.trimmed
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) { set.insert(trait) }
    }
  }

  /// The listed custom actions.
  var actions: [NodeAction] {
    (customActions ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }.map(NodeAction.custom)
  }
}

extension Substring {
  /// Without the spaces around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
