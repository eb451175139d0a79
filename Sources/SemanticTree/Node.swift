/// One node of the semantic tree: an element that a screen reader can stand on, or a container of such.
public struct Node: Codable, Sendable, Identifiable, Equatable {
  public var id: NodeID
  /// True where VoiceOver can stop here; containers are not elements.
  public var isElement: Bool
  public var container: Container?
  /// How what is below is put into reading order; nil is as in the node above, and by place at the root.
  public var childOrder: ChildOrder?

  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: Traits
  public var identifier: String?
  /// The language of the element's words as a BCP 47 tag, where it differs from the screen's.
  public var language: String?
  /// The names by which Voice Control knows the element, most important first.
  public var inputLabels: [String]
  /// What assistive technology can do with the element.
  public var actions: [NodeAction]
  public var customContent: [CustomContent]
  public var rotors: [Rotor]
  /// 1 to 6; nil where no level is given.
  public var headingLevel: Int?
  public var expanded: ExpandedState?
  /// Higher is read earlier among siblings; 0 unless given.
  public var sortPriority: Double
  public var isModal: Bool
  /// Hidden from assistive technology together with all its children. Hidden nodes stay in the tree so that
  /// an audit can see them.
  public var isHidden: Bool
  /// False where a disabled or passive element takes no touches.
  public var respondsToInteraction: Bool
  public var speech: SpeechAdjustments

  /// The accessibility frame, in screen points.
  public var frame: Rect
  /// The accessibility path where it is not the frame.
  public var path: Outline?
  public var activationPoint: Point
  /// Where a touch reaches the element; nil where it takes none.
  public var hitShape: Outline?

  public var children: [Node]
  public var source: SourceLocation?
  /// For each property that carries something: whether the author gave it or the platform derived it.
  public var origins: [NodeProperty: Origin]
  /// Facts that the spoken text needs from the surroundings: position in a group, table coordinates.
  public var context: ReadingContext?

  public init(
    id: NodeID, isElement: Bool = true, container: Container? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, traits: Traits = [], frame: Rect = .zero,
    children: [Node] = []
  ) {
    self.id = id
    self.isElement = isElement
    self.container = container
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.children = children
    activationPoint = frame.center
    inputLabels = []
    actions = []
    customContent = []
    rotors = []
    sortPriority = 0
    isModal = false
    isHidden = false
    respondsToInteraction = true
    speech = SpeechAdjustments()
    origins = [:]
  }

  /// The node and all below it, parents before children.
  public var subtree: [Node] {
    var result: [Node] = []
    visit { result.append($0) }
    return result
  }

  /// Calls a closure for the node and all below it, parents before children.
  public func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The node of that identity in this subtree.
  public func node(_ id: NodeID) -> Node? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }

  public func can(_ action: NodeAction) -> Bool { actions.contains(action) }
}

/// What puts siblings into reading order, after their sort priority.
public enum ChildOrder: String, Hashable, Codable, Sendable {
  /// The places of their frames, as VoiceOver sorts the views of UIKit.
  case place
  /// The order in the tree, as SwiftUI hands its views over: "children follow layout order".
  case layout
}

/// What kind of container a node is; it decides the words spoken on entering and at its boundaries.
public enum Container: Hashable, Codable, Sendable {
  /// A group whose members are read together; spoken only if it has a label or value.
  case semanticGroup
  case list
  case landmark
  case tabBar
  case segmentedControl
  case dataTable(rows: Int, columns: Int)
  /// A group whose order is given explicitly (`accessibilityElements`, or the root of a screen layer).
  case explicitOrder
  case scrollView
}

/// An action that assistive technology can perform on a node.
public enum NodeAction: Hashable, Codable, Sendable {
  /// A double tap: the element's main action.
  case activate
  case increment
  case decrement
  /// The two-finger scrub.
  case escape
  /// The two-finger double tap.
  case magicTap
  /// The keyboard's Delete or Backspace while the element has focus.
  case delete
  case longPress
  case showMenu
  /// A named action from the actions rotor.
  case custom(String)
  /// A key press that the view handles, by SwiftUI's name of the key (`space`, `return`, `escape`, …).
  case keyPress(String)
  case scroll(ScrollDirection)
}

/// The direction of a three-finger scroll, named by where the content's new part comes from.
public enum ScrollDirection: String, Hashable, Codable, Sendable {
  case up, down, leading, trailing
}

/// A labelled piece of extra information that VoiceOver offers on demand.
public struct CustomContent: Hashable, Codable, Sendable {
  public enum Importance: String, Hashable, Codable, Sendable {
    case standard = "default"
    /// Spoken with the element itself.
    case high
  }

  public var label: String
  public var value: String
  public var importance: Importance

  public init(label: String, value: String, importance: Importance = .standard) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// A rotor that the author added, with the elements it visits.
public struct Rotor: Hashable, Codable, Sendable {
  public struct Entry: Hashable, Codable, Sendable {
    public var label: String
    public var target: NodeID?

    public init(label: String, target: NodeID?) {
      self.label = label
      self.target = target
    }
  }

  public var name: String
  public var entries: [Entry]

  public init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}

/// Whether a disclosure is open.
public enum ExpandedState: String, Hashable, Codable, Sendable {
  case expanded, collapsed
}

/// How the words of an element are to be spoken.
public struct SpeechAdjustments: Hashable, Codable, Sendable {
  public var spellsOutCharacters = false
  public var alwaysIncludesPunctuation = false
  /// -1 (lower) to 1 (higher).
  public var pitch = 0.0
  public var announcementsQueued = false

  public init() {}
}

/// Facts from an element's surroundings that its spoken text mentions.
public enum ReadingContext: Hashable, Codable, Sendable {
  /// `index` counts from 1. `isTab` where the surrounding container makes its members tabs.
  case series(index: Int, count: Int, isTab: Bool)
  case listStart, listEnd, landmarkStart, landmarkEnd
  case tableCell(TableCell)

  /// The place of a cell; indices count from 0 and are nil where the table does not report them.
  public struct TableCell: Hashable, Codable, Sendable {
    public var row, column: Int?
    public var rowSpan, columnSpan: Int
    public var isFirstInRow: Bool
    public var rowHeaders, columnHeaders: [Header]

    public struct Header: Hashable, Codable, Sendable {
      public var label, value: String?

      public init(label: String?, value: String? = nil) {
        self.label = label
        self.value = value
      }
    }

    public init(
      row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
      rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.isFirstInRow = isFirstInRow
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }
}
