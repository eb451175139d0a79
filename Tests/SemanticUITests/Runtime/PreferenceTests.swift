import SemanticTree
import Testing

@testable import SemanticUI

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor
@Suite struct PreferenceTests {
  @Test func reducesInOrder() throws {
    let rendered = try RenderedView(
      Listener {
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          Color.red
          HStack { Color.red.preference(key: Names.self, value: ["b"]) }
            .transformPreference(Names.self) { $0.append("c") }
          Color.red.preference(key: Names.self, value: ["x"]).preference(key: Names.self, value: ["d"])
        }
      })
    #expect(rendered.labels == ["a b c d"])
  }

  @Test func tellsChanges() throws {
    let rendered = try RenderedView(Growing())
    try rendered.perform(on: "1")
    #expect(rendered.labels == ["2"])
  }

  @Test func equalWidthsSettle() throws {
    let rendered = try RenderedView(EqualWidths())
    #expect(try rendered.element("short").frame.width == rendered.element("long").frame.width)
    #expect(rendered.screen.notes.isEmpty)
  }

  @Test func endlessChangeIsNoted() throws {
    let rendered = try RenderedView(Restless())
    #expect(rendered.screen.notModelled.contains { $0.name.contains("does not come to rest") })
  }

  @Test(arguments: [true, false])
  func layersFollowAnchors(isOverlay: Bool) throws {
    let rendered = try RenderedView(Marked(isOverlay: isOverlay))
    let target = try rendered.element("target").frame
    #expect(try rendered.element("mark").frame == target)
    #expect(rendered.labels == (isOverlay ? ["other", "target", "mark"] : ["mark", "other", "target"]))
  }
}

private struct Listener<Content: View>: View {
  @State private var heard: [String] = []
  @ViewBuilder let content: Content

  var body: some View {
    content.accessibilityElement().accessibilityLabel(heard.joined(separator: " "))
      .onPreferenceChange(Names.self) { heard = $0 }
  }
}

private struct Growing: View {
  @State private var names = ["a"]
  @State private var count = 0

  var body: some View {
    Button("\(count)") { names.append("b") }
      .preference(key: Names.self, value: names)
      .onPreferenceChange(Names.self) { count = $0.count }
  }
}

private struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach([("short", CGFloat(40)), ("long", 90)], id: \.0) { name, natural in
        Block(name, max(natural, width ?? 0), 20)
          .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      }
    }
    .onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct Restless: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width).preference(key: Width.self, value: width)
      .onPreferenceChange(Width.self) { width = $0 + 1 }
  }
}

private struct Marked: View {
  let isOverlay: Bool

  var body: some View {
    let content = VStack {
      Block("other", 50, 20)
      Block("target", 30, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    if isOverlay {
      content.overlayPreferenceValue(Bounds.self) { mark($0) }
    } else {
      content.backgroundPreferenceValue(Bounds.self) { mark($0) }
    }
  }

  private func mark(_ anchor: Anchor<CGRect>?) -> some View {
    GeometryReader { proxy in
      if let anchor {
        Block("mark", proxy[anchor].width, proxy[anchor].height)
          .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
      }
    }
  }
}
