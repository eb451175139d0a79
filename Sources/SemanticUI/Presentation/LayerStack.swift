import SemanticTree

/// A view that stands over the whole screen: a sheet, an alert, an open menu.
///
/// Its node is placed at the screen's corner with the screen's size; it finds its own place there. A node of the
/// class `ModalNode` takes everything below it out of reach of assistive technology.
struct Layer {
  /// The frame of the presenting view on the screen, in points.
  let anchor: CGRect
  /// Makes the layer's node, given the anchor.
  let makeNode: @MainActor (_ anchor: CGRect) -> LayoutNode
}

/// The layers that the placed views ask for, in the order in which they lie on each other.
///
/// A view asks while the finished layout is walked, so that only what is really on the screen presents anything
/// and the place of the presenter is known. Layers may ask for layers of their own, which lie above them.
struct LayerStack {
  private var waiting: [Layer] = []

  mutating func beginPass() { waiting = [] }

  mutating func add(_ layer: Layer) { waiting.append(layer) }

  /// The next layer that has no node yet.
  mutating func next() -> Layer? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

/// Presents a layer for as long as it is on the screen itself.
final class PresenterNode: UnaryNode {
  private let runtime: Runtime
  private let makeNode: @MainActor (CGRect) -> LayoutNode

  init(_ child: LayoutNode, runtime: Runtime, layer makeNode: @escaping @MainActor (CGRect) -> LayoutNode) {
    self.runtime = runtime
    self.makeNode = makeNode
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let anchor = CGRect(origin: layout.origin, size: frame.size)
    runtime.layers.add(Layer(anchor: anchor, makeNode: makeNode))
    layout.visit(child)
  }
}

extension View {
  /// Lets the first of the view's nodes present a layer where the closure gives one.
  nonisolated func presents(
    _ layer: @escaping @MainActor (_ViewContext) -> (@MainActor (CGRect) -> LayoutNode)?
  ) -> some View {
    applyToList { source, context, sink in
      let start = sink.nodes.count
      // A place of its own for the content tells two presenting modifiers on one view apart.
      source.add(context.entering(.slot(.content)), &sink)
      guard start < sink.nodes.count, let makeNode = layer(context) else { return }
      sink.nodes[start] = PresenterNode(sink.nodes[start], runtime: context.runtime, layer: makeNode)
    }
  }
}
