import SemanticTree
import Testing

@testable import SemanticUI

extension SystemVersion {
  static let listVersions: [SystemVersion] = [.iOS17, .iOS18, .iOS26]
}

extension ScreenEnvironment {
  /// A phone of the kind that the measured pictures show.
  static func phone(
    _ system: SystemVersion, _ size: TypeSize = .large, width: Double = 402, height: Double = 874,
    top: Double = 62
  ) -> ScreenEnvironment {
    var environment = ScreenEnvironment()
    environment.system = system
    environment.typeSize = size
    environment.width = width
    environment.height = height
    environment.safeArea = EdgeDistances(top: top, leading: 0, bottom: 34, trailing: 0)
    return environment
  }
}

/// A view that is shown and acted on.
@MainActor
final class ScreenProbe<Root: View> {
  let host: ViewHost<Root>
  let environment: ScreenEnvironment

  init(_ environment: ScreenEnvironment, @ViewBuilder _ root: () -> Root) throws {
    host = try ViewHost(root())
    self.environment = environment
  }

  var screen: Screen { get throws { try host.screen(in: environment) } }

  /// The elements that can be reached: those of the last modal, if there is one.
  var elements: [Node] {
    get throws {
      let root = try screen.root
      let reachable = root.children.last(where: \.isModal) ?? root
      return reachable.subtree.filter(\.isElement)
    }
  }

  var labels: [String] { get throws { try elements.map { $0.label ?? $0.value ?? "" } } }

  func element(_ label: String) throws -> Node {
    let elements = try elements
    return try #require(elements.first { $0.label == label }, "no element '\(label)'")
  }

  func frame(_ label: String) throws -> Rect { try element(label).frame }

  @discardableResult
  func activate(_ label: String) throws -> Bool {
    try host.perform(.activate(element(label).id))
  }

  @discardableResult
  func perform(_ action: NodeAction, on node: Node) throws -> Bool {
    try host.perform(Interaction(.action(action), on: node.id))
  }

  /// The layers that take what lies below them out of reach, the lowest first.
  var layers: [Node] { get throws { try screen.root.children.filter(\.isModal) } }

  /// Does the two-finger scrub on the first that takes it, from the top layer down.
  @discardableResult
  func escape() throws -> Bool {
    let root = try screen.root
    let scope = try layers.last ?? root
    guard let target = scope.subtree.last(where: { $0.actions.contains(.escape) }) else { return false }
    return try perform(.escape, on: target)
  }
}

/// Equal to a hundredth of a point, as measured values are written.
func isNear(_ first: Double, _ second: Double, within tolerance: Double = 0.02) -> Bool {
  abs(first - second) <= tolerance
}

/// Equal lists of lengths.
func areNear(_ first: [Double], _ second: [Double], within tolerance: Double = 0.02) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { isNear($0, $1, within: tolerance) }
}

extension [DrawingItem] {
  /// All items, those in groups too.
  var flat: [DrawingItem] {
    flatMap { item -> [DrawingItem] in
      if case .group(let group) = item { return group.children.flat }
      return [item]
    }
  }

  /// The boxes of all fills.
  var fillBounds: [Rect] {
    flat.compactMap { item in
      if case .fill(let shape) = item { return shape.outline.bounds }
      return nil
    }
  }

  var texts: [TextDrawing] {
    flat.compactMap { item in
      if case .text(let text) = item { return text }
      return nil
    }
  }

  func symbols(named name: String) -> [SymbolDrawing] {
    flat.compactMap { item in
      if case .symbol(let symbol) = item, symbol.name == name { return symbol }
      return nil
    }
  }
}
