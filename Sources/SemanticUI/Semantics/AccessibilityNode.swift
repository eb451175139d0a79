import SemanticTree

/// Changes what assistive technology finds in a view.
///
/// A change applies to every element in the view, as SwiftUI applies it; a view without an element (a shape, say)
/// becomes one when it is given words, a value or an action.
final class AccessibilityNode: UnaryNode {
  private let change: (inout Node, SemanticsBuilder) -> Void
  private let makesElement: Bool
  private let place: SourcePlace?

  init(
    _ child: LayoutNode, makesElement: Bool, place: SourcePlace?,
    change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) {
    self.change = change
    self.makesElement = makesElement
    self.place = place
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if parts.nodes.isEmpty, makesElement {
      var node = Node(id: builder.id(of: self), frame: builder.rect(of: self))
      node.source = builder.source ?? place?.location
      parts.nodes = [node]
    } else if parts.nodes.count == 1, parts.nodes[0].isTouchArea, makesElement {
      makeElement(of: &parts.nodes[0], builder)
    }
    for index in parts.nodes.indices { apply(to: &parts.nodes[index], builder) }
    builder.add(parts)
  }

  /// Words for a shape with a gesture make an element of the place that takes its touches.
  private func makeElement(of area: inout Node, _ builder: SemanticsBuilder) {
    let id = builder.id(of: self)
    builder.runtime.handlers[id] = builder.runtime.handlers[area.id]
    area.id = id
    area.isElement = true
    area.source = builder.source ?? place?.location
  }

  private func apply(to node: inout Node, _ builder: SemanticsBuilder) {
    if node.isElement || isLabelled(node.container) {
      change(&node, builder)
    } else {
      for index in node.children.indices { apply(to: &node.children[index], builder) }
    }
  }

  /// A group made by `.contain` takes the words itself.
  private func isLabelled(_ container: Container?) -> Bool { container == .semanticGroup }

  override func paint(with painter: inout Painter) {
    guard makesElement else { return painter.visit(child) }
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}

extension Node {
  /// True for a gesture around no element at all.
  fileprivate var isTouchArea: Bool {
    !isElement && container == nil && children.isEmpty && hitShape != nil
  }
}

extension View {
  nonisolated func accessibility(
    makesElement: Bool = false, at place: SourcePlace? = nil,
    _ change: @escaping (inout Node, SemanticsBuilder) -> Void
  ) -> some View {
    wrapNodes { node, context in
      let locale = context.environment.screen.locale
      return AccessibilityNode(node, makesElement: makesElement, place: place) { node, builder in
        // Words are those of the language in force where the modifier stands.
        guard locale != builder.runtime.screenLanguage else { return change(&node, builder) }
        let language = LocalizationContext.current.reading(in: Locales.locale(locale))
        LocalizationContext.$current.withValue(language) { change(&node, builder) }
      }
    }
  }
}
