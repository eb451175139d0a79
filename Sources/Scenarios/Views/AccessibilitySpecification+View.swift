import SemanticTree
import SemanticUI

extension AccessibilitySpecification {
  /// The view with everything that assistive technology is told: first what becomes of the elements inside, then
  /// their words, traits and actions, then whether they are found at all.
  @MainActor
  func applied(to view: _ErasedView, _ model: ScenarioModel) -> _ErasedView {
    let described =
      view
      .with(children) { $0.accessibilityElement(children: $1.behavior) }
      .with(label) { $0.accessibilityLabel(model.text($1)) }
      .with(value) { $0.accessibilityValue(model.text($1)) }
      .with(hint) { $0.accessibilityHint(model.text($1)) }
      .with(changesElements ? change(model) : nil) {
        $0._accessibility(makesElement: !traits.isEmpty, $1)
      }
    return acting(described, model).with(isHidden) { $0.accessibilityHidden(model.isTrue($1)) }
  }

  @MainActor
  private func acting(_ view: _ErasedView, _ model: ScenarioModel) -> _ErasedView {
    let isAdjustable = !increment.isEmpty || !decrement.isEmpty
    return actions.reduce(view) { view, action in
      view.with(action) { view, action in
        view.accessibilityAction(named: model.text(action.name)) { model.perform(action.actions) }
      }
    }
    .with(isAdjustable ? true : nil) { view, _ in
      view.accessibilityAdjustableAction { model.perform($0 == .increment ? increment : decrement) }
    }
  }

  private var changesElements: Bool {
    identifier != nil || !traits.isEmpty || !removedTraits.isEmpty || sortPriority != nil
      || headingLevel != nil || !inputLabels.isEmpty || !customContent.isEmpty || language != nil
  }

  /// What is told in the words of the tree, where SwiftUI has no modifier or a smaller vocabulary.
  @MainActor
  private func change(_ model: ScenarioModel) -> (inout Node) -> Void {
    let inputLabels = inputLabels.map(model.text)
    let contents = customContent.map {
      CustomContent(label: model.text($0.label), value: model.text($0.value), importance: $0.importance)
    }
    return { node in
      changeTraits(of: &node)
      give(identifier, to: \.identifier, as: .identifier, of: &node)
      give(language, to: \.language, as: .language, of: &node)
      node.sortPriority = sortPriority ?? node.sortPriority
      node.headingLevel = headingLevel ?? node.headingLevel
      if !inputLabels.isEmpty { node.inputLabels = inputLabels }
      node.customContent += contents
    }
  }

  private func changeTraits(of node: inout Node) {
    guard !traits.isEmpty || !removedTraits.isEmpty else { return }
    node.traits.formUnion(traits)
    node.traits.subtract(removedTraits)
    // A text that is made a button is no text any more, as with SwiftUI's modifier.
    if traits.contains(.button) { node.traits.remove(.staticText) }
    node.origins[.traits] = .given
  }

  private func give(
    _ text: String?, to path: WritableKeyPath<Node, String?>, as property: NodeProperty, of node: inout Node
  ) {
    guard let text else { return }
    node[keyPath: path] = text
    node.origins[property] = .given
  }
}

extension AccessibilitySpecification.Children {
  fileprivate var behavior: AccessibilityChildBehavior {
    switch self {
    case .combine: .combine
    case .contain: .contain
    case .ignore: .ignore
    }
  }
}
