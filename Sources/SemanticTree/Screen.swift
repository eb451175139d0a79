/// One view at one moment in one environment: what a screen reader finds, what an eye sees, what would move,
/// and what could not be modelled.
public struct Screen: Codable, Sendable, Equatable {
  public var environment: ScreenEnvironment
  /// The semantic tree; its order is the order of the views, not yet the order of reading.
  public var root: Node
  /// What is painted, first to last.
  public var drawing: [DrawingItem]
  public var motions: [Motion]
  /// The environment values that the component's own code asked for.
  public var environmentReads: [EnvironmentRead]
  public var notModelled: [NotModelled]
  /// What the component posted since the screen before.
  public var notifications: [Notification]
  /// Where the component asked accessibility focus to go since the screen before.
  public var focusRequest: NodeID?
  /// Colours of the system that are drawn and on whose values published constants disagree, by name.
  public var disputedColors: [DisputedColor]
  /// The fonts that measured the text.
  public var fonts: [String]
  /// Things worth knowing that are no fault: a loop that did not settle, a version modelled by its neighbour.
  public var notes: [String]
  /// What is known of a screen that was written down elsewhere; nil for one that is rendered here.
  public var coverage: InputCoverage?
  /// The colours that a picture of a screen that was written down has at its elements; nil without a picture.
  public var pixels: [ElementPixels]?
  /// A picture of a screen that was written down, as a `data:` address; nil without one.
  public var picture: String?

  public init(
    environment: ScreenEnvironment, root: Node, drawing: [DrawingItem] = [], motions: [Motion] = [],
    environmentReads: [EnvironmentRead] = [], notModelled: [NotModelled] = [],
    notifications: [Notification] = [], focusRequest: NodeID? = nil,
    disputedColors: [DisputedColor] = [], fonts: [String] = [],
    notes: [String] = []
  ) {
    self.environment = environment
    self.root = root
    self.drawing = drawing
    self.motions = motions
    self.environmentReads = environmentReads
    self.notModelled = notModelled
    self.notifications = notifications
    self.focusRequest = focusRequest
    self.disputedColors = disputedColors
    self.fonts = fonts
    self.notes = notes
  }
}

/// A colour of the system with the values that it has by other sources than the one it is drawn by.
public struct DisputedColor: Hashable, Codable, Sendable {
  /// The name by which drawings know the colour.
  public var token: String
  public var alternatives: [RGBA]

  public init(token: String, alternatives: [RGBA]) {
    self.token = token
    self.alternatives = alternatives
  }
}

/// An environment value that a view's own code read.
public struct EnvironmentRead: Hashable, Codable, Sendable, Comparable {
  /// The value's name in SwiftUI, such as `accessibilityReduceMotion`.
  public var key: String
  /// The type of the view that read it.
  public var view: String

  public init(key: String, view: String) {
    self.key = key
    self.view = view
  }

  public static func < (left: EnvironmentRead, right: EnvironmentRead) -> Bool {
    (left.key, left.view) < (right.key, right.view)
  }
}

/// A call that is accepted and has no effect here, or a part of the source that was left out, so that what depends on
/// it is not measured.
public struct NotModelled: Hashable, Codable, Sendable {
  /// The name in SwiftUI, or what the left out part is called.
  public var name: String
  public var source: SourceLocation?
  /// What is therefore unknown.
  public var consequence: String
  /// What was left out; nil for a call that is accepted.
  public var leftOut: LeftOut?

  public init(name: String, source: SourceLocation?, consequence: String, leftOut: LeftOut? = nil) {
    self.name = name
    self.source = source
    self.consequence = consequence
    self.leftOut = leftOut
  }

  /// Whether a part of the user's own source is missing.
  public var isLeftOut: Bool { leftOut != nil }
}

/// An accessibility notification that the component posted.
public struct Notification: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  public enum Priority: String, Hashable, Codable, Sendable {
    case low, standard = "default", high
  }

  public var kind: Kind
  public var text: String?
  public var target: NodeID?
  public var priority: Priority
  /// True where the words wait for those before them instead of cutting them off.
  public var isQueued: Bool

  public init(
    kind: Kind, text: String? = nil, target: NodeID? = nil, priority: Priority = .standard,
    isQueued: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.target = target
    self.priority = priority
    self.isQueued = isQueued
  }
}
