import SemanticTree

internal import Typesetting

/// Runs a view in this process.
@MainActor
public final class ViewHost<Root: View> {
  private let root: Root
  private let options: RenderOptions
  private(set) var runtime: Runtime

  /// The most passes until state, layout and callbacks must agree.
  private let passLimit = 10

  private let rootID = NodeID("screen")
  /// The language of the last screen, in which what an interaction runs writes its texts.
  private var locale = ScreenEnvironment().locale
  /// The nodes of the last screen.
  private var nodes: [Node] = []

  /// - Throws: where a pinned font is missing.
  public init(_ root: Root, options: RenderOptions = RenderOptions()) throws {
    self.root = root
    self.options = options
    let text = try TextService.service(family: options.fontFamily)
    runtime = Runtime(text: text, options: options)
  }

  public convenience init(options: RenderOptions = RenderOptions(), @ViewBuilder root: () -> Root) throws {
    try self.init(root(), options: options)
  }

  /// Expands and lays out until nothing changes any more.
  private func settledTree(in environment: ScreenEnvironment) -> LayoutNode {
    var tree = pass(in: environment)
    for _ in 1..<passLimit {
      let actions = runtime.afterLayout
      runtime.afterLayout = []
      for action in actions { action() }
      runtime.tasks.drain()
      if !runtime.needsUpdate { return tree }
      tree = pass(in: environment)
    }
    // What the last pass still asked for would change the view once more.
    if runtime.needsUpdate || !runtime.afterLayout.isEmpty {
      runtime.log.missing(
        "a view that does not come to rest", at: nil,
        consequence: "something changes at every layout; it is shown as it was after \(passLimit) passes")
    }
    return tree
  }

  private func pass(in environment: ScreenEnvironment) -> LayoutNode {
    runtime.beginRender()
    runtime.motion.beginPass()
    runtime.screenEnvironment = environment
    var values = EnvironmentValues()
    values.screen = environment
    let context = _ViewContext(
      runtime: runtime, identity: runtime.identities.root, environment: values, generation: 0)
    let content = context.node(of: root)
    let tree = RootNode(content, environment: environment)
    tree.place(
      at: .zero, proposal: ProposedViewSize(width: environment.width, height: environment.height))
    var finisher = LayoutFinisher(environment: environment)
    finisher.visit(tree)
    while let layer = runtime.layers.next() {
      let node = layer.makeNode(layer.anchor)
      tree.addLayer(node)
      finisher.visit(node)
    }
    runtime.endRender()
    return tree
  }
}

extension ViewHost: ScreenHost {
  public func screen(in environment: ScreenEnvironment) throws -> Screen {
    if locale != environment.locale { runtime.invalidateAll() }
    locale = environment.locale
    return running { render(in: environment) }
  }

  private func render(in wanted: ScreenEnvironment) -> Screen {
    var tree = settledTree(in: wanted)
    let environment = preferred(wanted)
    if environment != wanted { tree = settledTree(in: environment) }
    nodes = semantics(of: tree)
    // Code that ran while the view came up may have asked for focus.
    if runtime.synchronizeFocus() {
      tree = settledTree(in: environment)
      nodes = semantics(of: tree)
    }
    var painter = Painter(runtime: runtime)
    painter.visit(tree)
    return makeScreen(environment, nodes, painter.items)
  }

  /// The environment with the scheme that a view asks its window for.
  private func preferred(_ environment: ScreenEnvironment) -> ScreenEnvironment {
    guard let scheme = runtime.preferredColorScheme else { return environment }
    var environment = environment
    environment.appearance = scheme == .dark ? .dark : .light
    return environment
  }

  private func semantics(of tree: LayoutNode) -> [Node] {
    runtime.handlers = [:]
    runtime.keyboardObservers = []
    runtime.cursorObservers = []
    var semantics = SemanticsBuilder(runtime: runtime)
    semantics.visit(tree)
    return semantics.nodes
  }

  public func perform(_ interaction: Interaction) throws -> Bool {
    try running {
      let handlers = runtime.handlers[interaction.node]
      guard handlers != nil || isShown(interaction.node) else {
        throw HostError.noSuchNode(interaction.node)
      }
      runtime.interactionCount += 1
      runtime.tasks.jobs.refill()
      HostTrace.action(of: shown(interaction.node))
      let wasTaken = handlers?[HandlerKind(interaction.kind)]?(interaction.kind) ?? false
      _ = runtime.synchronizeFocus(isRendered: false)
      return wasTaken
    }
  }

  private func isShown(_ id: NodeID) -> Bool {
    id == rootID || shown(id) != nil
  }

  private func shown(_ id: NodeID) -> Node? {
    for node in nodes {
      if let found = node.subtree.first(where: { $0.id == id }) { return found }
    }
    return nil
  }

  public func reset() throws {
    nodes = []
    runtime = Runtime(text: runtime.text, options: options)
  }

  private func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Runtime.current
    Runtime.current = runtime
    defer { Runtime.current = outer }
    let context = LocalizationContext(locale: Locales.locale(locale), strings: options.resources.strings)
    return try LocalizationContext.$current.withValue(context) {
      try JobHooks.collecting(into: runtime.tasks.jobs, body)
    }
  }

  private func makeScreen(
    _ environment: ScreenEnvironment, _ nodes: [Node], _ drawing: [DrawingItem]
  ) -> Screen {
    var root = Node(
      id: rootID, isElement: false,
      frame: Rect(x: 0, y: 0, width: environment.width, height: environment.height), children: nodes)
    root.language = environment.locale
    root.childOrder = .layout
    runtime.tasks.report(to: &runtime.log)
    let log = runtime.log
    let screen = Screen(
      environment: environment, root: root, drawing: drawing,
      motions: runtime.motion.takeMotions(runtime.identities), environmentReads: log.reads.sorted(),
      notModelled: log.notModelled, notifications: log.notifications, focusRequest: runtime.focusRequest,
      disputedColors: SystemPalette.disputedColors(of: drawing, in: environment),
      fonts: runtime.text.typesetter.fontNames,
      notes: log.problems + log.notes + options.resources.problems.map(\.description))
    runtime.log.notifications = []
    runtime.focusRequest = nil
    return screen
  }
}

/// The screen itself: its content stands in the middle of the safe area, the layers over all of it.
private final class RootNode: UnaryNode {
  private let environment: ScreenEnvironment

  init(_ child: LayoutNode, environment: ScreenEnvironment) {
    self.environment = environment
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: environment.width, height: environment.height)
  }

  func addLayer(_ node: LayoutNode) {
    children.append(node)
    node.place(at: .zero, proposal: ProposedViewSize(frame.size))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let safe = LayoutFinisher(environment: environment).safeRect
    let offered = ProposedViewSize(safe.size)
    let taken = child.size(for: offered)
    let origin = CGPoint(x: safe.midX - taken.width / 2, y: safe.midY - taken.height / 2)
    child.place(at: origin.rounded(to: environment.scale), proposal: offered)
  }
}

extension CGPoint {
  /// The nearest place on the pixel grid.
  func rounded(to scale: Double) -> CGPoint {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGPoint(x: round(x), y: round(y))
  }
}

/// A host that knows what kept a view from being evaluated.
@MainActor
protocol FaultyHost {
  /// What an app would end for, such as a missing environment object.
  var faults: [String] { get }
}

extension ViewHost: FaultyHost {
  var faults: [String] { runtime.log.problems }
}
