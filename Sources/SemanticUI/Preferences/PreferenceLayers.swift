extension View {
  /// Lays a view made of what the content hands up over the content.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment, isOverlay: true, transform)
  }

  /// Lays a view made of what the content hands up behind the content.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment, isOverlay: false, transform)
  }

  nonisolated private func preferenceLayer<Key: PreferenceKey, V: View>(
    _ key: Key.Type, _ alignment: Alignment, isOverlay: Bool, _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    wrapNodes { node, context in
      PreferenceLayerNode<Key, V>(
        node, isOverlay: isOverlay, alignment: alignment, context: context, transform: transform)
    }
  }
}

/// Makes its second layer once the first is placed and its preferences and anchors are known.
private final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayoutNode {
  private let primary: LayoutNode
  private let isOverlay: Bool
  private let alignment: Alignment
  private let context: _ViewContext
  private let transform: (Key.Value) -> Layer

  init(
    _ primary: LayoutNode, isOverlay: Bool, alignment: Alignment, context: _ViewContext,
    transform: @escaping (Key.Value) -> Layer
  ) {
    self.primary = primary
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.context = context
    self.transform = transform
    super.init(identity: primary.identity, children: [primary])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    primary.place(at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    primary.explicitGuide(guide, in: size, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override var zIndex: Double { primary.zIndex }
  override var traits: NodeTraits { primary.traits }
  /// The layer's own preferences do not count for what is around.
  override var preferringChildren: [LayoutNode] { [primary] }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    layout.visit(primary)
    let layer = makeLayer(primary.preference(Key.self) ?? Key.defaultValue)
    children = isOverlay ? [primary, layer] : [layer, primary]
    let offered = ProposedViewSize(frame.size)
    let origin = layer.origin(
      aligned: alignment, in: frame.size, proposal: offered,
      isRightToLeft: context.environment.isRightToLeft)
    layer.place(at: origin, proposal: offered)
    layout.visit(layer)
  }

  private func makeLayer(_ value: Key.Value) -> LayoutNode {
    var inner = context.own(isOverlay ? .overlay : .background)
    let record = context.runtime.record(at: inner.identity, owner: Layer.self)
    // What the closure makes is new each time, as the preference may be.
    record.generation = context.runtime.newGeneration()
    inner.generation = record.generation
    let content = Tracking.reading(for: record) { transform(value) }
    return MainActor.assumeIsolated { inner.with(\.stackAxis, nil).node(of: content) }
  }
}
