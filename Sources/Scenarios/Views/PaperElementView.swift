import SemanticTree
import SemanticUI

/// An element on paper at its place: the look is drawn, and exactly the exposure is found.
struct PaperElementView: View {
  let component: ShownComponent

  var body: some View {
    let place = component[ElementComponent.place]
    let look = component[ElementComponent.looksLike]
    let exposure = component[ElementComponent.isExposedAs].map { PaperExposureNode($0, component) }
    PaperLookView(look: look, model: component.model)
      .frame(width: place.width, height: place.height, alignment: (look?.alignment ?? .center).alignment)
      .background { PaperBackground(background: look?.background) }
      ._exposed(as: exposure?.node, takesTouches: exposure?.takesTouches ?? false, perform: perform)
      .padding(EdgeInsets(top: place.y, leading: place.x, bottom: 0, trailing: 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func perform(_ action: NodeAction) {
    if action == .activate { component.model.perform(component[ControlProperties.action]) }
  }
}

/// What an eye sees inside an element on paper.
private struct PaperLookView: View {
  let look: PaperLook?
  let model: ScenarioModel

  var body: some View {
    _ErasedView(content)
      .with(look?.font) { $0.font($1) }
      .with(look?.color) { $0.foregroundStyle($1.style) }
  }

  @ViewBuilder private var content: some View {
    let text = look?.text.map { model.text($0) }
    switch (text, look?.symbol) {
    case (let text?, let symbol?):
      HStack(spacing: 6) {
        Image(systemName: symbol)
        Text(verbatim: text)
      }
    case (let text?, nil): Text(verbatim: text)
    case (nil, let symbol?): Image(systemName: symbol)
    case (nil, nil): Color.clear
    }
  }
}

/// The ground of an element on paper, as large as the element.
private struct PaperBackground: View {
  let background: BackgroundSpecification?

  var body: some View {
    if let background { Color.clear.backed(by: background) }
  }
}

/// An exposure as a node of the semantic tree.
@MainActor
private struct PaperExposureNode {
  let node: Node
  /// A disabled element takes none, nor does one that offers nothing to do.
  let takesTouches: Bool

  /// Traits by which assistive technology offers an activation.
  private static let activatable: Traits = [
    .button, .link, .toggleButton, .searchField, .textEntry, .secureTextField, .popUpButton, .menuItem,
    .radioButton, .tabBarItem, .backButton, .keyboardKey, .startsMediaSession, .pickerElement,
  ]

  init(_ exposure: PaperExposure, _ component: ShownComponent) {
    let model = component.model
    var node = Node(
      id: NodeID(""), label: exposure.label.map(model.text), value: exposure.value.map(model.text),
      hint: exposure.hint.map(model.text), traits: exposure.traits)
    if model.isTrue(exposure.isSelected) { node.traits.insert(.selected) }
    if model.isTrue(exposure.isDisabled) { node.traits.insert(.notEnabled) }
    node.identifier = exposure.identifier
    node.headingLevel = exposure.headingLevel
    node.expanded = exposure.expanded
    node.language = exposure.language
    node.actions = PaperExposureNode.actions(of: exposure, component)
    node.origins = PaperExposureNode.origins(of: node)
    self.node = node
    takesTouches = !node.actions.isEmpty && !node.traits.contains(.notEnabled)
  }

  private static func actions(of exposure: PaperExposure, _ component: ShownComponent) -> [NodeAction] {
    let isActivatable =
      !exposure.traits.isDisjoint(with: activatable) || !component[ControlProperties.action].isEmpty
    let adjustments: [NodeAction] = exposure.traits.contains(.adjustable) ? [.increment, .decrement] : []
    return (isActivatable ? [.activate] : []) + adjustments
      + exposure.actionNames.map(NodeAction.custom)
  }

  /// Everything on paper is the author's own word.
  private static func origins(of node: Node) -> [NodeProperty: Origin] {
    var given: [NodeProperty] = [.traits, .frame]
    if node.label != nil { given.append(.label) }
    if node.value != nil { given.append(.value) }
    if node.hint != nil { given.append(.hint) }
    if node.identifier != nil { given.append(.identifier) }
    if node.language != nil { given.append(.language) }
    if node.expanded != nil { given.append(.expanded) }
    return Dictionary(given.map { ($0, .given) }, uniquingKeysWith: { first, _ in first })
  }
}
