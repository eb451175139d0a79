import SemanticTree

/// A node that was made already, as a view.
struct _NodeView: PrimitiveView {
  let node: LayoutNode

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(view.node)
  }
}

/// Shows its child to the eye alone.
final class SilentNode: UnaryNode {
  override func addSemantics(to builder: inout SemanticsBuilder) { builder.noteDrawn(self) }
}

/// An option of an inline picker: its view, and a check mark at the other end where it is chosen.
struct InlineOption<Label: View>: View {
  let isSelected: Bool
  let label: Label

  var body: some View {
    HStack {
      label
      Spacer()
      if isSelected {
        Image(systemName: "checkmark").foregroundStyle(TintShapeStyle()).accessibilityHidden(true)
      }
    }
  }
}
