import SemanticTree

/// What changes the view of a preview, with a value made once for all previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier changes.
public struct PreviewModifierContent {
  let place: ContentPlace
}

extension PreviewModifierContent: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.content)), into: &sink)
  }
}

/// A preview's view within a preview modifier: empty until the modifier's value is made.
public struct _ModifiedPreview<Modifier: PreviewModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content
  @State private var shared: Modifier.Context?

  public init(_ modifier: Modifier, @ViewBuilder content: () -> Content) {
    self.modifier = modifier
    self.content = content()
  }

  public var body: some View {
    ZStack {
      if let shared { _PreviewBody(modifier: modifier, shared: shared, content: content) }
    }
    .task { shared = try? await Modifier.makeSharedContext() }
  }
}

/// A preview's view within a modifier whose value is made.
private struct _PreviewBody<Modifier: PreviewModifier, Content: View>: PrimitiveView {
  let modifier: Modifier
  let shared: Modifier.Context
  let content: Content

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.modifier))
    let place = ContentPlaces.place(for: inner, owner: Modifier.self)
    place.source = _ContentSource(view.content)
    place.generation = context.generation
    let body = view.modifier.body(content: PreviewModifierContent(place: place), context: view.shared)
    Modifier.Body._makeNodes(body, in: inner, into: &sink)
  }
}

/// A property of a preview's canvas.
public struct PreviewTrait<T> {
  let name: String
}

/// What `#Preview` shows.
public enum Preview {
  public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout") }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFitsLayout") }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }
  public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(name: "portraitUpsideDown") }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
  public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait(name: "modifier")
  }
}
