import LocatedJSON
import SemanticTree

/// Writes a screen as the model of the AccessibilitySnapshot library, so that it can be compared with what
/// the library finds on a device.
public enum AccessibilitySnapshotExport {
  /// - Parameters:   - order: the elements as they are read; elements that are not among them come last, in
  ///   the order of the tree.   - description: what VoiceOver says of an element, without the hint.   - hint:
  ///   what it says after that; nil for nothing.
  /// - Returns: JSON, the same for the same screen.
  public static func json(
    of screen: Screen, order: [NodeID], description: (Node) -> String, hint: (Node) -> String?
  ) -> String {
    withoutActuallyEscaping(description) { description in
      withoutActuallyEscaping(hint) { hint in
        var export = SnapshotWriter(screen: screen, order: order, description: description, hint: hint)
        return JSONPrinter.text(.list(export.nodes(screen.root)))
      }
    }
  }
}

/// Makes nodes of the library's model.
private struct SnapshotWriter {
  private let screen: Screen
  private let description: (Node) -> String
  private let hint: (Node) -> String?
  private let indices: [NodeID: Int]
  private var nextIndex: Int

  init(
    screen: Screen, order: [NodeID], description: @escaping (Node) -> String,
    hint: @escaping (Node) -> String?
  ) {
    self.screen = screen
    self.description = description
    self.hint = hint
    indices = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    nextIndex = order.count
  }

  /// A node with the smallest traversal index in it.
  private struct Placed {
    var content: JSONValue.Content
    var index: Int
  }

  mutating func nodes(_ root: Node) -> [JSONValue.Content] { sorted(placed(root)).map(\.content) }

  private func sorted(_ nodes: [Placed]) -> [Placed] {
    nodes.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }.map(\.element)
  }

  /// What the model has of a node. Elements hold nothing in it; what lies in one follows it.
  private mutating func placed(_ node: Node) -> [Placed] {
    if node.isHidden { return [] }
    let own = node.isElement ? [element(node)] : []
    var below: [Placed] = []
    for child in node.children { below += placed(child) }
    guard !node.isElement, let type = type(of: node), !below.isEmpty else { return own + below }
    below = sorted(below)
    let container = JSONValue.Content.members([
      "container": .members([
        "_0": .members(["type": type, "frame": .rect(node.frame)]), "children": .list(below.map(\.content)),
      ])
    ])
    return [Placed(content: container, index: below[0].index)]
  }

  /// The kind of a container; nil for those that the model has not.
  private func type(of node: Node) -> JSONValue.Content? {
    switch node.container {
    case .semanticGroup:
      .members([
        "semanticGroup": .members([
          "label": node.label.map { .string($0) }, "value": node.value.map { .string($0) },
          "identifier": node.identifier.map { .string($0) },
        ])
      ])
    case .list: .members(["list": .members([:])])
    case .landmark: .members(["landmark": .members([:])])
    case .tabBar: .members(["tabBar": .members([:])])
    case .dataTable(let rows, let columns):
      .members([
        "dataTable": .members(["rowCount": .number(Double(rows)), "columnCount": .number(Double(columns))])
      ])
    case .segmentedControl, .explicitOrder, .scrollView, nil: nil
    }
  }

  private mutating func element(_ node: Node) -> Placed {
    let index = indices[node.id] ?? nextIndex
    if indices[node.id] == nil { nextIndex += 1 }
    let content = JSONValue.Content.members([
      "element": .members(["_0": fields(of: node), "traversalIndex": .number(Double(index))])
    ])
    return Placed(content: content, index: index)
  }

  private func fields(of node: Node) -> JSONValue.Content {
    let center = (node.path?.bounds ?? node.frame).center
    let isDefault = abs(node.activationPoint.x - center.x) + abs(node.activationPoint.y - center.y) < 0.01
    return .members([
      "description": .string(description(node)),
      "label": node.label.map { .string($0) },
      "value": node.value.map { .string($0) },
      "traits": .list(AccessibilitySnapshotTraits.names(of: node.traits).map { .string($0) }),
      "identifier": node.identifier.map { .string($0) },
      "hint": hint(node).map { .string($0) },
      "userInputLabels": node.inputLabels.isEmpty ? nil : .list(node.inputLabels.map { .string($0) }),
      "shape": .shape(node.path, frame: node.frame),
      "activationPoint": .point(node.activationPoint),
      "usesDefaultActivationPoint": .boolean(isDefault),
      "customActions": .list(node.actions.compactMap(customAction)),
      "customContent": .list(node.customContent.map(content)),
      "customRotors": .list(node.rotors.map(rotor)),
      "accessibilityLanguage": node.language.map { .string($0) },
      "respondsToUserInteraction": .boolean(node.respondsToInteraction),
    ])
  }

  private func customAction(_ action: NodeAction) -> JSONValue.Content? {
    guard case .custom(let name) = action else { return nil }
    return .string(name)
  }

  private func content(_ content: CustomContent) -> JSONValue.Content {
    .members([
      "label": .string(content.label), "value": .string(content.value),
      "isImportant": .boolean(content.importance == .high),
    ])
  }

  private func rotor(_ rotor: Rotor) -> JSONValue.Content {
    let markers = rotor.entries.map { entry in
      let target = entry.target.flatMap(screen.root.node)
      return JSONValue.Content.members([
        "elementDescription": .string(entry.label),
        "shape": target.map { .shape($0.path, frame: $0.frame) },
      ])
    }
    return .members([
      "name": .string(rotor.name), "resultMarkers": .list(markers),
      "limit": .members(["none": .members([:])]),
    ])
  }
}
