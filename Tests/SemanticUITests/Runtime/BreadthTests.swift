import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct BreadthTests {
  @Test(arguments: [(true, true), (false, false)])
  func conditionalContentFadesInAnimatedChanges(isAnimated: Bool, fades: Bool) throws {
    let rendered = try RenderedView(Revealing(isAnimated: isAnimated))
    #expect(rendered.screen.motions.isEmpty)
    for kind in [Motion.Kind.insertion, .removal] {
      try rendered.perform(on: "toggle")
      let motions = rendered.screen.motions.filter { $0.kind == kind && $0.didRun }
      #expect(motions.map(\.transition) == (fades ? [.opacity] : []))
    }
  }

  @Test func explicitTransitionsTakeThePlaceOfTheFade() throws {
    let rendered = try RenderedView(Revealing(isAnimated: true, transition: .slide))
    try rendered.perform(on: "toggle")
    let ran = rendered.screen.motions.filter { $0.kind == .insertion && $0.didRun }
    #expect(ran.map(\.transition) == [.slide])
  }

  @Test func changingViewsAreDeclaredAndShownAtRest() throws {
    let rendered = try RenderedView(Moving())
    #expect(rendered.labels == ["now", "phase", "frame"])
    let kinds: [Motion.Kind] = rendered.screen.motions.map { $0.kind }
    #expect(kinds == [.timeline, .phases, .phases])
    #expect(rendered.screen.motions.allSatisfy { $0.repeatsForever && $0.didRun })
  }

  @Test func textsGoIntoTexts() throws {
    let name = Text(verbatim: "Ada").bold()
    #expect(try RenderedView(Text("Hello \(name)\(Image(systemName: "star"))!")).labels == ["Hello Ada!"])
  }

  @Test func insetsTakeRoomFromTheContent() throws {
    let view = Block("content", nil, nil)
      .safeAreaInset(edge: .bottom, spacing: 4) { Block("bar", 50, 20) }
      .frame(width: 100, height: 100).accessibilityElement(children: .contain)
    let rendered = try RenderedView(view)
    #expect(try rendered.frame("content") == Rect(x: 0, y: 0, width: 100, height: 76))
    #expect(try rendered.frame("bar") == Rect(x: 25, y: 80, width: 50, height: 20))
  }

  @Test func whatIsNotModelledIsSaid() throws {
    let rendered = try RenderedView(
      VStack {
        Text("blend").blendMode(.multiply)
        Text("cover").redacted(reason: .placeholder)
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        AsyncImage(url: nil)
        Text("hover").onHover { _ in }
      })
    let names = rendered.screen.notModelled.map(\.name)
    #expect(names == ["blendMode(multiply)", "Canvas", "AsyncImage"])
    #expect(rendered.screen.notModelled.allSatisfy { $0.source != nil })
    #expect(rendered.labels == ["blend", "cover", "hover"])
  }

  @Test func oldAccessibilityNamesWork() throws {
    let view = Image(systemName: "star")
      .accessibility(label: Text("Favourite")).accessibility(hint: Text("Toggles"))
      .accessibility(addTraits: .isButton)
    let element = try #require(try RenderedView(view).elements.first)
    #expect(element.label == "Favourite")
    #expect(element.hint == "Toggles")
    #expect(element.traits.contains(.button))
  }

  @Test func emptyScreensSayWhatIsMissing() throws {
    let rendered = try RenderedView(
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something.")))
    #expect(rendered.labels.contains("Nothing"))
    #expect(rendered.labels.contains("Add something."))
  }

  @Test func scrollReadersShowTheirContent() throws {
    let view = ScrollViewReader { proxy in
      ScrollView { Button("top") { proxy.scrollTo(1, anchor: .top) }.id(1) }
        .scrollIndicators(.hidden).scrollTargetBehavior(.paging)
    }
    let rendered = try RenderedView(view)
    try rendered.perform(on: "top")
    #expect(rendered.labels == ["top"])
  }
}

private struct Moving: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { _ in Text("now") }
    Text("phase").phaseAnimator([1.0, 0.5]) { content, phase in content.opacity(phase) }
    Text("frame").keyframeAnimator(initialValue: 1.0) { content, value in
      content.scaleEffect(value)
    } keyframes: { _ in
      LinearKeyframe(2.0, duration: 1)
    }
  }
}

private struct Revealing: View {
  let isAnimated: Bool
  var transition: AnyTransition?
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("toggle") {
        if isAnimated { withAnimation { isShown.toggle() } } else { isShown.toggle() }
      }
      if isShown {
        // The condition in it comes with it and has no fade of its own.
        let content = VStack { if isShown { Text("shown") } }
        if let transition { content.transition(transition) } else { content }
      }
    }
  }
}

/// Compiles as an app's main file would.
private struct SampleApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("\(phase == .active)") }
  }
}

private struct SamplePreviews: PreviewProvider {
  static var previews: some View { Text("preview").previewLayout(.sizeThatFits).previewDisplayName("name") }
}
