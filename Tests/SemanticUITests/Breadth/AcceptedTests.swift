import SemanticTree
import Testing

@testable import SemanticUI

/// What is accepted and not modelled says so, with its place, and draws the view all the same.
@MainActor
struct AcceptedTests {
  private static let a = Text("A")
  private static let observe: (ScrollGeometry) -> Bool = { $0.contentOffset.y > 0 }
  private static let chosen: @MainActor (Result<URL, any Error>) -> Void = { _ in }
  private static let types = [UTType.text]

  private static let scrolledLine = #line + 2
  private static let scrolled = AnyView(
    a.onScrollGeometryChange(for: Bool.self, of: observe) { _, _ in })
  private static let importingLine = #line + 2
  private static let importing = AnyView(
    a.fileImporter(isPresented: .constant(true), allowedContentTypes: types, onCompletion: chosen))

  /// Views that each use one thing, with the name under which it is noted.
  private static let noted: [(name: String, view: AnyView, line: Int)] = [
    ("saturation(0.5)", AnyView(a.saturation(0.5)), #line),
    ("brightness(0.2)", AnyView(a.brightness(0.2)), #line),
    ("contrast(2.0)", AnyView(a.contrast(2)), #line),
    ("grayscale(1.0)", AnyView(a.grayscale(1)), #line),
    ("hueRotation(90.0)", AnyView(a.hueRotation(.degrees(90))), #line),
    ("colorInvert", AnyView(a.colorInvert()), #line),
    ("colorMultiply", AnyView(a.colorMultiply(.red)), #line),
    ("luminanceToAlpha", AnyView(a.luminanceToAlpha()), #line),
    ("blendMode(multiply)", AnyView(a.blendMode(.multiply)), #line),
    ("rotation3DEffect(45.0)", AnyView(a.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))), #line),
    ("projectionEffect", AnyView(a.projectionEffect(ProjectionTransform())), #line),
    ("scrollPosition", AnyView(a.scrollPosition(id: .constant(1 as Int?))), #line),
    ("scrollPosition", AnyView(a.scrollPosition(.constant(ScrollPosition(edge: .top)))), #line),
    ("defaultScrollAnchor", AnyView(a.defaultScrollAnchor(.bottom)), #line),
    ("onScrollPhaseChange", AnyView(a.onScrollPhaseChange { _, _ in }), #line),
    ("onScrollVisibilityChange", AnyView(a.onScrollVisibilityChange { _ in }), #line),
    ("onScrollGeometryChange", scrolled, scrolledLine),
    ("scrollEdgeEffectStyle", AnyView(a.scrollEdgeEffectStyle(.soft, for: .top)), #line),
    ("backgroundExtensionEffect", AnyView(a.backgroundExtensionEffect()), #line),
    ("visualEffect", AnyView(a.visualEffect { content, _ in content.offset(x: 2) }), #line),
    ("draggable", AnyView(a.draggable("A")), #line),
    ("dropDestination", AnyView(a.dropDestination(for: String.self) { _, _ in true }), #line),
    ("onDrag", AnyView(a.onDrag { NSItemProvider(object: "A" as NSString) }), #line),
    ("textSelection", AnyView(a.textSelection(.enabled)), #line),
    ("searchSuggestions", AnyView(a.searchSuggestions { Text("B") }), #line),
    ("searchScopes", AnyView(a.searchScopes(.constant(1)) { Text("B").tag(1) }), #line),
    ("fileImporter", importing, importingLine),
    ("containerBackground", AnyView(a.containerBackground(.red, for: .widget)), #line),
    ("accessibilityShowsLargeContentViewer", AnyView(a.accessibilityShowsLargeContentViewer()), #line),
    ("accessibilityTextContentType (console)", AnyView(a.accessibilityTextContentType(.console)), #line),
    ("accessibilityZoomAction", AnyView(a.accessibilityZoomAction { _ in }), #line),
  ]

  @Test
  func everythingAcceptedIsNotedAtItsLine() throws {
    for (name, view, line) in Self.noted {
      let rendered = try RenderedView(view)
      let noted = rendered.screen.notModelled
      #expect(rendered.labels == ["A"], "\(name)")
      #expect(noted.map(\.name) == [name])
      #expect(noted.first?.source?.line == line, "\(name)")
      #expect(noted.first?.source?.file.hasSuffix("AcceptedTests.swift") == true, "\(name)")
    }
  }

  /// Views that use what has no effect on a screen at rest.
  private static let harmless: [AnyView] = [
    AnyView(Text("A").previewDisplayName("P").previewLayout(.sizeThatFits).previewDevice("iPhone 15")),
    AnyView(Text("A").previewInterfaceOrientation(.landscapeLeft)),
    AnyView(Text("A").scrollIndicators(.hidden).scrollDisabled(true).scrollClipDisabled()),
    AnyView(Text("A").scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)),
    AnyView(Text("A").scrollTargetLayout().scrollTargetBehavior(.viewAligned)),
    AnyView(Text("A").scrollTargetBehavior(.paging).scrollIndicatorsFlash(onAppear: true)),
    AnyView(Text("A").onHover { _ in }.hoverEffect(.lift).onContinuousHover { _ in }),
    AnyView(Text("A").onOpenURL { _ in }.onContinueUserActivity("a") { _ in }.widgetURL(nil)),
    AnyView(Text("A").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)),
    AnyView(Text("A").textSelection(.disabled).geometryGroup().defersSystemGestures(on: .all)),
    AnyView(Text("A").flipsForRightToLeftLayoutDirection(true).searchCompletion("a")),
    AnyView(Text("A").findNavigator(isPresented: .constant(false)).replaceDisabled()),
    AnyView(
      Text("A").fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) {
        (_: Result<URL, any Error>) in
      }),
    AnyView(Text("A").quickLookPreview(.constant(nil)).invalidatableContent().unredacted()),
    AnyView(Text("A").scrollEdgeEffectHidden().allowedDynamicRange(.high).focusEffectDisabled()),
  ]

  @Test
  func whatIsHarmlessLeavesTheScreenAsItIs() throws {
    let plain = try RenderedView(Text("A")).screen
    for (index, view) in Self.harmless.enumerated() {
      let screen = try RenderedView(view).screen
      #expect(screen.notModelled.isEmpty, "view \(index)")
      #expect(screen.root.subtree.map(\.label) == plain.root.subtree.map(\.label), "view \(index)")
      #expect(screen.root.subtree.map(\.frame) == plain.root.subtree.map(\.frame), "view \(index)")
      #expect(screen.drawing.count == plain.drawing.count, "view \(index)")
    }
  }

  @Test
  func colourEffectsStayInTheDrawing() throws {
    let screen = try RenderedView(Text("A").grayscale(0.5)).screen
    guard case .group(let group) = try #require(screen.drawing.first) else {
      Issue.record("the text is not drawn within its effect")
      return
    }
    #expect(group.effect == .other("grayscale(0.5)"))
  }

  @Test
  func mirroringIsDrawnFromRightToLeftOnly() throws {
    let view = Image(systemName: "play").flipsForRightToLeftLayoutDirection(true)
    func isMirrored(_ direction: SemanticTree.LayoutDirection) throws -> Bool {
      try RenderedView(view) { $0.layoutDirection = direction }.screen.drawing.contains {
        if case .group(let group) = $0 { group.effect == .other("mirrored") } else { false }
      }
    }
    #expect(try isMirrored(.rightToLeft))
    #expect(try !isMirrored(.leftToRight))
  }

  @Test
  func picturesAndDrawingsAreNotLoaded() throws {
    let view = VStack {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil) { phase in
        if phase.image == nil { Text("Loading") }
      }
      AsyncImage(url: nil).frame(width: 20, height: 20)
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels.contains("Loading"))
    #expect(
      rendered.screen.notModelled.map(\.name).sorted() == [
        "AsyncImage", "AsyncImage", "AsyncImage", "Canvas",
      ])
  }

  @Test
  func scrollReadersShowTheStart() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        Button("Down") { withAnimation { proxy.scrollTo(9, anchor: .bottom) } }
        ForEach(0..<10) { Text("Row \($0)") }
      }
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels.count == 11)
    #expect(rendered.screen.notModelled.map(\.name) == ["ScrollViewReader"])
    try rendered.perform(on: "Down")
    #expect(rendered.labels.count == 11)
  }
}
