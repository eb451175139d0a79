import SemanticTree
import SemanticUI
import Testing

/// A view on a screen, with what a user does to it.
@MainActor
final class Stage<Root: View> {
  let host: ViewHost<Root>
  var environment = ScreenEnvironment()
  private(set) var screen: Screen

  init(_ root: Root, _ change: (inout ScreenEnvironment) -> Void = { _ in }) throws {
    change(&environment)
    host = try ViewHost(root)
    screen = try host.screen(in: environment)
  }

  /// The elements that VoiceOver can stand on, in the order of the views.
  var elements: [Node] { screen.elements }

  func element(_ label: String) throws -> Node { try #require(elements.first { $0.label == label }) }

  /// The frames of several elements.
  func frames(_ labels: [String]) throws -> [Rect] { try labels.map { try element($0).frame } }

  /// What an element is drawn with, in paint order.
  func drawing(of label: String) throws -> [DrawingItem] {
    let id = try element(label).id
    return screen.items.filter { $0.node == id }
  }

  /// Double taps the first element of that label.
  func activate(_ label: String) throws { try activate(element(label).id) }

  func activate(_ id: NodeID) throws {
    #expect(try host.perform(.activate(id)))
    try render()
  }

  func render() throws { screen = try host.screen(in: environment) }
}

extension Screen {
  var elements: [Node] { root.visibleElements }

  /// What is painted, first to last, without the groups around it.
  var items: [DrawingItem] { drawing.flatMap(\.leaves) }

  /// The motions that ran in the change that led to the screen.
  var ran: [Motion] { motions.filter(\.didRun) }

  /// The words painted, first to last.
  var words: [String] {
    items.compactMap { item in
      if case .text(let text) = item { text.text } else { nil }
    }
  }
}

extension Node {
  fileprivate var visibleElements: [Node] {
    if isHidden { return [] }
    return isElement ? [self] : children.flatMap(\.visibleElements)
  }

  /// Label, value, hint and traits in one line.
  var summary: String {
    [label, value, hint, traits.names.joined(separator: " ")].map { $0 ?? "-" }.joined(separator: " | ")
  }
}

extension DrawingItem {
  fileprivate var leaves: [DrawingItem] {
    if case .group(let group) = self { return group.children.flatMap(\.leaves) }
    return [self]
  }

  var text: TextDrawing? { if case .text(let text) = self { text } else { nil } }
  var symbol: SymbolDrawing? { if case .symbol(let symbol) = self { symbol } else { nil } }
  var fill: ShapeDrawing? { if case .fill(let shape) = self { shape } else { nil } }
  var stroke: ShapeDrawing? { if case .stroke(let shape, _, _) = self { shape } else { nil } }
  var strokeWidth: Double? { if case .stroke(_, let width, _) = self { width } else { nil } }
}

extension Paint {
  /// The colour's name in the system's palette, with its opacity where it is not opaque.
  var token: String? {
    guard case .color(let color) = self, let token = color.token else { return nil }
    return color.alpha == 1 ? token : "\(token) \(color.alpha)"
  }

  var color: RGBA? { if case .color(let color) = self { color } else { nil } }
}

/// Equal to a hundredth of a point.
func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.01 }

extension ScreenEnvironment {
  static let reducedMotion: (inout ScreenEnvironment) -> Void = { $0.reduceMotion = true }
}
