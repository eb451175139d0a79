import SemanticTree

extension View {
  /// Names a part of a screen that is described in a file instead of Swift.
  ///
  /// The ids of all nodes within begin with `name`, wherever the part stands, and their source is `source`; a part
  /// within has a name and a source of its own.
  nonisolated public func _component(named name: String, at source: SourceLocation) -> some View {
    applyToList { content, context, sink in
      let inner = context.entering(.named(name))
      sink.wrap({ add in inner.placing(at: source) { content.add(inner, &add) } }) {
        ComponentScopeNode($0, source: source)
      }
    }
  }
}

extension _ViewContext {
  /// Runs a part of the expansion; what it notes of missing features and motion is placed at `source`.
  @MainActor
  fileprivate func placing(at source: SourceLocation, _ body: () -> Void) {
    let outer = (runtime.log.source, runtime.motion.source)
    runtime.log.source = source
    runtime.motion.source = source
    body()
    (runtime.log.source, runtime.motion.source) = outer
  }
}

/// Gives the nodes within a place in the file that describes them.
private final class ComponentScopeNode: UnaryNode {
  private let source: SourceLocation

  init(_ child: LayoutNode, source: SourceLocation) {
    self.source = source
    super.init(child)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let outer = builder.source
    builder.source = source
    builder.visit(child)
    builder.source = outer
  }

  override func paint(with painter: inout Painter) {
    let outer = painter.source
    painter.source = source
    painter.visit(child)
    painter.source = outer
  }
}
