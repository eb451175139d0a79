import SemanticTree

/// The options of a picker with which of them is chosen.
struct PickerOptions {
  /// One option: a view with a tag.
  struct Option {
    var node: LayoutNode
    var isSelected: Bool
    /// Chooses the option; nil where its tag is not a value of the selection.
    var choose: (@MainActor () -> Void)?
  }

  var options: [Option]

  var selectedIndex: Int? { options.firstIndex(where: \.isSelected) }
  var selected: LayoutNode? { selectedIndex.map { options[$0].node } }

  /// - Parameter context: where the options' views stand.
  @MainActor
  init<Value: Hashable, Content: View>(
    of content: Content, selection: [Binding<Value>], in context: _ViewContext
  ) {
    let chosen = Set(selection.map(\.wrappedValue))
    options = context.nodes(of: content).filter { !($0 is DividerNode) }.map { node in
      let tag = node.tag(in: context)
      guard let tag, let value = tag.base as? Value else {
        return Option(node: node, isSelected: false, choose: nil)
      }
      return Option(node: node, isSelected: chosen == [value]) {
        for binding in selection { binding.wrappedValue = value }
      }
    }
  }
}
