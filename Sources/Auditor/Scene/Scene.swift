import SemanticTree
import VoiceOver

/// A screen in one state and environment, with what rules ask of it again and again.
public final class Scene {
  public let screen: Screen
  /// What was done to come here, in the same environment; empty at the start.
  public let history: [Moment]
  /// The same state in the environment that the audit starts from; nil where this is it.
  let baseScene: Scene?
  /// What the project set for its rules.
  public let settings: RuleSettings
  /// The elements that VoiceOver reaches, in reading order.
  public private(set) lazy var stops: [Stop] = ReadingOrder.stops(on: screen)
  private lazy var nodes: [NodeID: Node] = Dictionary(
    screen.root.subtree.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private(set) lazy var canvas = Canvas(screen)
  /// What was left out of the screen's source.
  private(set) lazy var missingParts = MissingParts(self)
  /// What is drawn for each element.
  private(set) lazy var paintings = Paintings(screen)
  /// What was drawn for each element before the last activation; nothing at the start.
  private(set) lazy var earlierPaintings = previous.map(Paintings.init)
  /// The elements that VoiceOver reached before the last activation; none at the start.
  private(set) lazy var earlierElements: [NodeID: Node] = {
    let stops = previous.map { ReadingOrder.stops(on: $0) } ?? []
    return Dictionary(stops.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
  }()
  /// The places of the elements that VoiceOver reaches, in reading order.
  private(set) lazy var stopNumbers: [NodeID: Int] = Dictionary(
    stops.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// Whether the screen has a key for each digit.
  private(set) lazy var hasKeypad: Bool = {
    let digits = elements.filter {
      $0.hasControlRole && $0.label?.count == 1 && $0.label?.first?.isNumber == true
    }
    return Set(digits.compactMap(\.label)).count >= 9
  }()
  /// What is around each node.
  private(set) lazy var map = TreeMap(screen.root)
  /// Where something is painted.
  private(set) lazy var ink = Ink(screen.drawing)
  /// The operable elements that take touches and are on the screen.
  private(set) lazy var touchTargets = findTouchTargets()
  /// The pairs of them whose places overlap.
  private(set) lazy var overlappingTargets = findOverlappingTargets()
  /// The places that take touches and belong to no element.
  private(set) lazy var strayTouches = findStrayTouches()
  /// The elements that hold controls which VoiceOver does not come to.
  private(set) lazy var swallowed = findSwallowed()

  /// An activation on the way to a scene.
  public struct Moment: Sendable {
    /// The screen on which it was done.
    public var screen: Screen
    public var activated: NodeID

    public init(_ screen: Screen, activating activated: NodeID) {
      self.screen = screen
      self.activated = activated
    }
  }

  public init(
    _ screen: Screen, after history: [Moment] = [], base: Scene? = nil,
    settings: RuleSettings = RuleSettings()
  ) {
    self.screen = screen
    self.history = history
    baseScene = base
    self.settings = settings
  }

  /// The same state in the environment that the audit starts from; nil where this is it.
  public var base: Screen? { baseScene?.screen }

  /// The screen before the action that led here; nil at the start.
  public var previous: Screen? { history.last?.screen }

  /// The element whose activation led here; nil at the start.
  public var activated: NodeID? { history.last?.activated }

  public func node(_ id: NodeID?) -> Node? { id.flatMap { nodes[$0] } }

  /// The elements that VoiceOver reaches.
  private(set) lazy var elements: [Node] = stops.map(\.node)

  /// Elements that take touches and are not disabled.
  private(set) lazy var operable: [Node] = elements.filter { $0.isOperable }

  /// Where each element's last layer stands in the order of painting.
  private lazy var paintRanks: [NodeID: Int] = {
    var ranks: [NodeID: Int] = [:]
    var next = 0
    func visit(_ items: [DrawingItem]) {
      for item in items {
        next += 1
        if let node = item.node { ranks[node] = next }
        if case .group(let group) = item { visit(group.children) }
      }
    }
    visit(screen.drawing)
    return ranks
  }()

  /// Whether one element lies in front of another: by the order of painting, and where nothing is painted by the order
  /// of the tree.
  func isInFront(_ first: Node, of second: Node, inTreeOrder later: Bool) -> Bool {
    guard let rank = paintRanks[first.id], let other = paintRanks[second.id], rank != other else {
      return later
    }
    return rank > other
  }

  // MARK: Texts

  /// What is painted, without its groups.
  private(set) lazy var painted = screen.painted

  /// How many texts and symbols lie under a layer that dims the screen for what is in front of it, such as a menu of the
  /// author's own; they are not meant to be read now.
  private(set) lazy var dimmedMarks: Int = {
    let screen = screen.root.frame
    let layer = painted.lastIndex { leaf in
      guard let strength = leaf.strength, dimming.contains(strength), case .fill(let shape) = leaf.item
      else { return false }
      let box = shape.outline.bounds
      return box.width >= screen.width - 1 && box.isHalf(of: screen)
    }
    guard let layer, painted[layer...].contains(where: \.item.isMark) else { return 0 }
    return painted[..<layer].count { $0.item.isMark }
  }()
  /// How strong a layer is that dims what is behind it and does not hide it.
  private let dimming = 0.1...0.95

  /// Whether a text or a symbol lies under a layer that dims the screen.
  func isDimmed(_ mark: Canvas.Mark) -> Bool { mark.number < dimmedMarks }

  /// The texts that are drawn, in paint order.
  private(set) lazy var texts: [DrawnText] = {
    var counter = TextCounter()
    var marks = canvas.marks.makeIterator()
    return painted.enumerated().compactMap { order, leaf in
      guard leaf.item.isMark, let mark = marks.next(), case .text(let text) = mark.content else { return nil }
      return DrawnText(
        key: counter.key(of: text), text: text, mark: mark, rank: mark.number, order: order,
        element: element(drawn: text.node), clips: leaf.clips, isAltered: leaf.isAltered)
    }
  }()

  /// The texts whose font is known: of one that is set in several, only the first is in the drawing list.
  private(set) lazy var textsOfOneFont: [DrawnText] = {
    let mixed = Set(
      screen.notModelled.filter { $0.name == "Text of several styles" }.compactMap(\.source))
    return texts.filter { text in !(text.text.source.map(mixed.contains) ?? false) }
  }()

  /// The texts of the same state in the environment that the audit starts from.
  var baseTexts: [DrawnText.Key: TextDrawing] { baseScene?.textsByKey ?? [:] }
  private lazy var textsByKey = screen.textsByKey

  /// The nodes of the same state in the environment that the audit starts from.
  var baseNodes: [NodeID: Node] { baseScene?.nodes ?? [:] }

  private lazy var reached = Set(stops.map(\.node.id))
  private lazy var owners: [NodeID: Node?] = [:]

  /// The element that VoiceOver reaches for what is drawn for a view: the view's own, or that of the control around it,
  /// whose identity it begins with.
  func element(drawn id: NodeID?) -> Node? {
    guard let id else { return nil }
    if let node = nodes[id] { return reached.contains(id) ? node : nil }
    if let known = owners[id] { return known }
    let parent = id.path.lastIndex(of: "/").map { NodeID(String(id.path[..<$0])) }
    let owner = element(drawn: parent)
    owners[id] = .some(owner)
    return owner
  }

  /// The nearest element around what is drawn for a view, whether or not VoiceOver reaches it at the moment.
  func anyElement(drawn id: NodeID?) -> Node? {
    var path = id?.path
    while let known = path {
      if let node = nodes[NodeID(known)], node.isElement { return node }
      path = known.lastIndex(of: "/").map { String(known[..<$0]) }
    }
    return nil
  }

  private lazy var allSurroundings = screen.surroundings

  /// What an element stands in.
  func surroundings(of node: Node) -> Surroundings { allSurroundings[node.id] ?? Surroundings() }

  private lazy var views: [Int: MarkView] = [:]

  /// A text as it is seen: its colour and what is behind it.
  func view(of text: DrawnText) -> MarkView {
    if let known = views[text.rank] { return known }
    let view = MarkView(text.mark, places: GlyphPlaces.of(text.text), on: canvas)
    views[text.rank] = view
    return view
  }

  /// The areas that may hide what is painted before them.
  private lazy var covers: [(order: Int, bounds: Rect)] = painted.enumerated().compactMap { order, leaf in
    leaf.item.area.map { (order, $0) }
  }

  /// Whether something is drawn over all of a text; what has to be scrolled to is not covered.
  func isCovered(_ text: DrawnText) -> Bool {
    let frame = text.text.frame
    let mayBe =
      text.isAltered || covers.contains { $0.order > text.order && $0.bounds.intersection(frame) != nil }
    return mayBe && MarkView.visibility(of: text.mark, on: canvas) == .covered
  }

  /// What to make of something that does not fit: many apps are never turned, so that for a screen that is wider than
  /// high people have to say whether it matters.
  var outcomeOfMisfit: Outcome {
    screen.environment.width > screen.environment.height ? .review : .fail
  }

  /// How bad a misfit is: milder where people have to say whether it matters.
  var impactOfMisfit: Impact? { outcomeOfMisfit == .review ? .moderate : nil }

  /// What an element is called in a report.
  func name(of id: NodeID?) -> String? {
    node(id)?.name
  }

  /// The elements that VoiceOver reaches although something else hides them from the eye, in reading order.
  private(set) lazy var coveredElements: [Node] = {
    var seen = Set<NodeID>()
    var covered = Set<NodeID>()
    for mark in canvas.marks {
      guard let node = mark.node else { continue }
      switch isDimmed(mark) ? .covered : MarkView.visibility(of: mark, on: canvas) {
      case .visible: seen.insert(node)
      case .covered: covered.insert(node)
      case .cutOff: break
      }
    }
    return elements.filter { covered.contains($0.id) && !seen.contains($0.id) }
  }()

  /// The language of an element's words, without its region.
  func language(of node: Node) -> String {
    (node.language ?? screen.environment.locale).prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The texts that are drawn for an element, in paint order.
  func visibleTexts(of id: NodeID) -> [String] { paintings.words(on: id) }
}

extension Rect {
  /// Whether two places stand side by side in one row: they share half of the lower one's height.
  func isInRow(of other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= min(height, other.height) / 2
  }
}

extension DrawingItem {
  /// The bounds of what is filled.
  fileprivate var area: Rect? {
    switch self {
    case .fill(let shape): shape.outline.bounds
    case .image(let image): image.frame
    case .text, .symbol, .stroke, .group: nil
    }
  }

  /// True for texts and symbols.
  fileprivate var isMark: Bool {
    switch self {
    case .text, .symbol: true
    case .fill, .stroke, .image, .group: false
    }
  }
}

extension Node {
  /// True for what a user can act on: it takes touches or has a default action, and is not disabled.
  var isOperable: Bool {
    if traits.contains(.notEnabled) { return false }
    return can(.activate) || traits.contains(.adjustable) || hitShape != nil && !isIndicator
  }

  /// True for what shows how far something is and takes no touches.
  private var isIndicator: Bool { traits.contains(.updatesFrequently) && !hasControlRole }

  /// True for a text that nobody can act on.
  var isPlainText: Bool {
    traits.contains(.staticText) && !hasControlRole && !can(.activate)
  }

  /// The label, where it has words or signs.
  var spokenLabel: String? {
    label.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The traits that tell what kind of element it is, without its state.
  var role: String { traits.subtracting([.selected, .notEnabled]).names.joined(separator: "+") }

  /// What controls of one component have in common: their role and their height.
  var kindOfControl: String { "\(role) \(Points.text(frame.height)) high" }

  /// The same for a control that was changed: its larger height, whichever state it is in.
  func kindOfControl(besides other: Node?) -> String {
    "\(role) \(Points.text(max(frame.height, other?.frame.height ?? 0))) high"
  }

  /// True where one of the traits tells what kind of control it is.
  var hasControlRole: Bool {
    let roles: Traits = [
      .button, .link, .adjustable, .textEntry, .searchField, .keyboardKey, .tabBarItem, .toggleButton,
      .pickerElement, .radioButton, .menuItem, .popUpButton, .backButton,
    ]
    return !traits.isDisjoint(with: roles)
  }
}
