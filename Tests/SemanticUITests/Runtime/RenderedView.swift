import SemanticTree
import Testing

@testable import SemanticUI

/// A view on a screen, with what tests ask of it.
@MainActor
final class RenderedView<Content: View> {
  let host: ViewHost<Content>
  var environment = ScreenEnvironment()
  private(set) var screen: Screen

  init(
    _ view: Content, options: RenderOptions = RenderOptions(),
    _ change: (inout ScreenEnvironment) -> Void = { _ in }
  ) throws {
    change(&environment)
    host = try ViewHost(view, options: options)
    screen = try host.screen(in: environment)
  }

  var elements: [Node] { screen.root.subtree.filter(\.isElement) }
  var labels: [String] { elements.compactMap(\.label) }

  /// The first group on the screen, else the screen itself.
  var group: Node { screen.root.children.first { !$0.isElement } ?? screen.root }

  /// The element's frame from the group's corner.
  func frame(_ label: String) throws -> Rect {
    var frame = try element(label).frame
    frame.x -= group.frame.x
    frame.y -= group.frame.y
    return frame
  }

  func element(_ label: String) throws -> Node { try #require(elements.first { $0.label == label }) }

  func render() throws { screen = try host.screen(in: environment) }

  /// Performs an action on an element and renders again.
  func perform(_ action: NodeAction = .activate, on label: String) throws {
    #expect(try host.perform(Interaction(.action(action), on: element(label).id)))
    try render()
  }
}

/// A coloured block of a size, with a name.
struct Block: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = 80, _ height: CGFloat? = 30) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name)
  }
}
