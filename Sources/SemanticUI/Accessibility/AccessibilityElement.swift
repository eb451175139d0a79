import SemanticTree

/// How an element treats the elements in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, combine, contain }
  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return wrapNodes { node, _ in ElementNode(node, behavior: children.kind, place: place) }
  }

  /// Replaces the view's elements with those of another view.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let other = representation()
    return applyToList { source, context, sink in
      let inner = context.own(.content)
      let node = inner.node(of: other)
      sink.wrap({ source.add(context, &$0) }) { RepresentationNode($0, representation: node, replaces: true) }
    }
  }

  /// Adds the elements of another view, which is not drawn, as the view's children.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let other = children()
    return applyToList { source, context, sink in
      let inner = context.own(.content)
      let node = inner.node(of: other)
      sink.wrap({ source.add(context, &$0) }) {
        RepresentationNode($0, representation: node, replaces: false)
      }
    }
  }
}

/// Makes one element, or one group, of its child.
final class ElementNode: UnaryNode {
  private let behavior: AccessibilityChildBehavior.Kind
  private let place: SourcePlace

  init(_ child: LayoutNode, behavior: AccessibilityChildBehavior.Kind, place: SourcePlace) {
    self.behavior = behavior
    self.place = place
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    switch behavior {
    case .contain: addGroup(of: parts, to: &builder)
    case .ignore: addElement(of: parts, merging: false, to: &builder)
    case .combine: addElement(of: parts, merging: true, to: &builder)
    }
  }

  private func addGroup(of parts: SemanticsBuilder.Collected, to builder: inout SemanticsBuilder) {
    let id = NodeID(builder.id(of: self).path + "/group")
    var group = Node(
      id: id, isElement: false, container: .semanticGroup, frame: builder.rect(of: self),
      children: parts.nodes)
    group.source = place.location
    builder.add(group, madeOf: parts)
  }

  private func addElement(
    of parts: SemanticsBuilder.Collected, merging: Bool, to builder: inout SemanticsBuilder
  ) {
    var node = Node(id: builder.id(of: self), frame: builder.rect(of: self))
    node.source = place.location
    if merging {
      builder.merge(parts, into: &node)
      takeActions(of: parts.nodes.flatMap(\.visibleElements), for: &node, builder)
      if node.traits.isEmpty { node.traits = .staticText }
    } else {
      node.children = parts.unreachedControls
    }
    builder.add(node, madeOf: parts)
  }

  /// The main actions of merged controls become named actions; a sole control keeps its action as the main one.
  private func takeActions(of elements: [Node], for node: inout Node, _ builder: SemanticsBuilder) {
    let controls = elements.filter { $0.can(.activate) }
    if controls.count == 1, elements.count == 1 {
      let only = controls[0]
      node.traits.formUnion(only.traits)
      node.hitShape = only.hitShape
      let handlers = builder.runtime.handlers[only.id]
      node.addAction(.activate)
      builder.handle(.action(.activate), of: node.id) {
        handlers?[.action(.activate)]?($0) ?? false
      }
      return
    }
    for control in controls { builder.offer(control, in: &node) }
  }

  override func paint(with painter: inout Painter) {
    if behavior == .contain { return painter.visit(child) }
    painter.element(painter.owner(of: self)) { $0.visit(child) }
  }
}

/// Shows one view to the eye and another to assistive technology.
private final class RepresentationNode: UnaryNode {
  private let representation: LayoutNode
  private let replaces: Bool

  init(_ child: LayoutNode, representation: LayoutNode, replaces: Bool) {
    self.representation = representation
    self.replaces = replaces
    super.init(child)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal: proposal)
    representation.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(representation) }
    let own = builder.collect { $0.visit(child) }
    builder.noteDrawn(own)
    if replaces {
      // What stands for the view has the view's place.
      let frame = builder.rect(of: self)
      if parts.nodes.count == 1 {
        parts.nodes[0].frame = frame
        parts.nodes[0].activationPoint = frame.center
      }
      return builder.add(parts)
    }
    let id = NodeID(builder.id(of: self).path + "/group")
    builder.add(
      Node(
        id: id, isElement: false, container: .semanticGroup, frame: builder.rect(of: self),
        children: parts.nodes))
  }
}
