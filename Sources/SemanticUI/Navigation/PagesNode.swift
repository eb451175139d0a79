import SemanticTree

/// Pages side by side, of which one is shown, with dots that can be adjusted.
final class PagesNode: LayoutNode {
  private let pages: [LayoutNode]
  private let chosen: Int
  private let showsDots: Bool
  private let choose: @MainActor (Int) -> Void
  private let environment: EnvironmentValues

  init(
    _ pages: [LayoutNode], chosen: Int, showsDots: Bool, choose: @escaping @MainActor (Int) -> Void,
    _ context: _ViewContext
  ) {
    self.pages = pages
    self.chosen = chosen
    self.showsDots = showsDots
    self.choose = choose
    environment = context.environment
    super.init(
      identity: context.identity, children: pages.indices.contains(chosen) ? [pages[chosen]] : [])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = children.first?.size(for: proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(size)
    for page in children {
      let taken = page.size(for: offered)
      let origin = CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2)
      page.place(at: origin.rounded(to: environment.screen.scale), proposal: offered)
    }
  }

  /// Over the pages' lower edge: 77 × 28⅔ for three dots was measured on iOS 26; each further one is taken to
  /// add 17.
  private var dots: CGRect {
    let size = CGSize(width: 26 + 17 * CGFloat(pages.count), height: 86.0 / 3)
    return CGRect(
      x: (frame.width - size.width) / 2, y: frame.height - size.height - 8, width: size.width,
      height: size.height)
  }

  /// The dots come last.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    let main = builder.collect { inner in for page in children { inner.visit(page) } }
    guard showsDots else { return builder.add(main) }
    let path = builder.id(of: self).path
    var control = Node(
      id: NodeID(path + "/dots"), value: "page \(chosen + 1) of \(pages.count)", traits: .adjustable,
      frame: builder.place(.rectangle(Rect(dots))).bounds)
    control.origins[.value] = .derived
    for (action, step) in [(NodeAction.increment, 1), (.decrement, -1)] {
      control.addAction(action)
      let next = chosen + step
      let (choose, isThere) = (choose, pages.indices.contains(chosen + step))
      builder.handle(.action(action), of: control.id) { _ in
        if isThere { MainActor.assumeIsolated { choose(next) } }
        return isThere
      }
    }
    var screen = Node(
      id: NodeID(path + "/pages"), isElement: false, container: .explicitOrder,
      frame: builder.rect(of: self))
    screen.children = (main.nodes.isEmpty ? [] : [.group(NodeID(path + "/page"), of: main.nodes)]) + [control]
    builder.add(screen)
  }

  override func paint(with painter: inout Painter) {
    for page in children { painter.visit(page) }
    guard showsDots else { return }
    painter.element(NodeID(painter.owner(of: self).path + "/dots")) { inner in
      for index in pages.indices {
        let dot = Rect(
          x: Double(dots.minX) + 17 + 17 * Double(index), y: Double(dots.midY) - 4, width: 8, height: 8)
        let color = Color(.sRGB, white: 1, opacity: index == chosen ? 1 : 0.3)
        inner.fill(inner.place(.ellipse(dot)), with: AnyShapeStyle(color), environment)
      }
    }
  }
}
