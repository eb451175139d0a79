import SemanticTree
import Testing

@testable import SemanticUI

/// A view in a host, with what tests of controls ask of it.
@MainActor
struct ControlHarness<Root: View> {
  let host: ViewHost<Root>
  var environment = ScreenEnvironment()

  init(system: SystemVersion = .iOS26, @ViewBuilder _ root: () -> Root) throws {
    host = try ViewHost(root())
    environment.system = system
  }

  func screen() throws -> Screen { try host.screen(in: environment) }

  func elements() throws -> [Node] {
    try screen().root.subtree.filter { $0.isElement && !$0.isHidden }
  }

  /// The open menu on top, if there is one.
  func menu() throws -> Node? {
    let layers = try screen().root.children
    return layers.last { $0.isModal }
  }

  /// The one element that has a trait.
  func element(_ trait: Traits) throws -> Node {
    let found = try elements().filter { $0.traits.contains(trait) }
    try #require(found.count == 1, "\(found.count) elements have \(trait.names)")
    return found[0]
  }

  func element(labelled label: String) throws -> Node {
    try #require(try elements().first { $0.label == label }, "no element says '\(label)'")
  }

  /// Renders first, as a user's tool does, so that the node can be reached.
  @discardableResult
  func perform(_ kind: Interaction.Kind, on node: Node) throws -> Bool {
    try host.perform(Interaction(kind, on: node.id))
  }

  @discardableResult
  func activate(_ node: Node) throws -> Bool { try perform(.action(.activate), on: node) }
}

/// The iOS versions that are modelled.
let modelledSystems: [SystemVersion] = [.iOS17, .iOS18, .iOS26]

extension Rect {
  /// Whether the size is this one, within a pixel.
  func hasSize(_ width: Double, _ height: Double, tolerance: Double = 0.34) -> Bool {
    abs(self.width - width) <= tolerance && abs(self.height - height) <= tolerance
  }
}

extension [DrawingItem] {
  /// Every fill in the list, those in groups too.
  var fills: [ShapeDrawing] {
    flatMap { item -> [ShapeDrawing] in
      switch item {
      case .fill(let shape): [shape]
      case .group(let group): group.children.fills
      default: []
      }
    }
  }
}
