import SemanticTree

/// A sheet or a full-screen cover.
final class SheetNode: ModalNode {
  private let geometry: SheetGeometry
  private let settings: PresentationSettings
  private let isCover: Bool

  init(
    content: LayoutNode, geometry: SheetGeometry, settings: PresentationSettings, isCover: Bool,
    context: _ViewContext, close: @escaping @MainActor () -> Void
  ) {
    self.geometry = geometry
    self.settings = settings
    self.isCover = isCover
    // A cover offers no gesture to leave; whether a scrub leaves a sheet that refuses to be pulled down is not
    // known, and taken to be refused as well.
    let canEscape = !isCover && !settings.isDismissDisabled
    super.init(
      content: content, identity: context.identity, environment: context.environment,
      onEscape: canEscape ? close : nil)
  }

  override var surface: CGRect { geometry.frame }
  /// Captured on iOS 26.1; taken for the versions before.
  override var dimming: Double { isCover ? 0 : 0.2 }

  private var topInset: CGFloat { isCover ? CGFloat(environment.screen.safeArea.top) : 0 }

  private var safeRect: CGRect {
    CGRect(
      x: geometry.frame.minX, y: geometry.frame.minY + topInset, width: geometry.layout.width,
      height: geometry.layout.height - topInset - geometry.safeBottom)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(safeRect.size)
    let taken = content.size(for: offered)
    let origin = CGPoint(x: safeRect.midX - taken.width / 2, y: safeRect.midY - taken.height / 2)
    content.place(at: origin.rounded(to: environment.screen.scale), proposal: offered)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let bounds = CGRect(origin: geometry.frame.origin, size: geometry.layout)
    layout.within(bounds: bounds, safeRect: safeRect) { $0.visit(content) }
  }

  /// How the layout comes to lie on the screen.
  private var placement: Placement {
    Placement(
      scale: CGSize(width: geometry.scale, height: geometry.scale), rotation: 0, about: geometry.frame.origin)
  }

  override func visitContent(_ builder: inout SemanticsBuilder) {
    geometry.scale == 1 ? builder.visit(content) : builder.visit(content, through: placement)
  }

  override func paintContent(_ painter: inout Painter) {
    let place = painter.place(.rectangle(Rect(geometry.frame)))
    painter.group(.clip(place)) {
      if geometry.scale == 1 {
        $0.visit(content)
      } else {
        $0.visit(content, through: placement, rotation: 0)
      }
    }
  }

  override func paintSurface(with painter: inout Painter) {
    let style = settings.background ?? AnyShapeStyle(Color(.systemBackground))
    let radius = isCover ? 0 : settings.cornerRadius ?? SheetNode.cornerRadius(environment.screen)
    let outline = Outline.roundedRectangle(Rect(geometry.frame), radius: Double(radius))
    painter.fill(painter.place(outline), with: style, environment)
  }

  /// Not known to the point on any version; these are what pictures suggest.
  private static func cornerRadius(_ screen: ScreenEnvironment) -> CGFloat {
    screen.system.major >= 26 ? 34 : 10
  }
}

extension _ViewContext {
  /// The layer of a sheet or cover.
  @MainActor
  func sheet(_ presentation: Presentation, isCover: Bool) -> LayoutNode {
    let settings = PresentationSettings()
    var inner = presented(presentation)
    inner.environment.presentationSettings = settings
    var sink = _NodeSink()
    presentation.source.add(inner, &sink)
    let screen = environment.screen
    let geometry: SheetGeometry
    if isCover {
      let bounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
      geometry = SheetGeometry(frame: bounds, layout: bounds.size, safeBottom: screen.safeArea.bottom)
    } else {
      geometry = SheetGeometry(height: settings.height(in: inner.environment), on: screen)
    }
    return SheetNode(
      content: inner.single(sink.nodes), geometry: geometry, settings: settings, isCover: isCover,
      context: inner, close: presentation.close)
  }
}
