import SemanticTree

internal import Typesetting

/// A text, measured in the room it is offered.
final class TextNode: LayoutNode {
  private let runtime: Runtime
  private let environment: EnvironmentValues
  private let text: Text
  private let paragraph: Paragraph
  private lazy var prepared = runtime.text.typesetter.prepare(paragraph)
  private let words: String
  private let style: AnyShapeStyle
  private let language: String?
  private let links: [URL]
  /// The limits of the last placement.
  private var placed = ProposedViewSize.unspecified

  init(_ text: Text, context: _ViewContext) {
    runtime = context.runtime
    environment = context.environment
    self.text = text
    let resolver = TextResolver(text: text, environment: context.environment)
    paragraph = resolver.paragraph
    words = resolver.words
    style = resolver.style
    language = resolver.language(differingFrom: context.runtime.screenLanguage)
    links = resolver.links
    super.init(identity: context.identity)
    for look in resolver.unmodelled {
      context.runtime.log.missing(look.rawValue, at: text.place, consequence: look.consequence)
    }
  }

  // MARK: Layout

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    prepared.layout(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(proposal).size
    let width = proposal.width.map { min(CGFloat(size.width), max($0, 0)) } ?? CGFloat(size.width)
    return CGSize(width: width, height: CGFloat(size.height))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { placed = proposal }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline else { return nil }
    let layout = layout(proposal)
    return CGFloat(guide.isFirstBaseline ? layout.firstBaseline : layout.lastBaseline)
  }

  override func makeSpacing() -> ViewSpacing {
    guard let font = paragraph.runs.first?.font else { return ViewSpacing() }
    return TextSpacing.spacing(
      for: font, metrics: runtime.text.typesetter.metrics(of: font), scale: paragraph.scale)
  }

  // MARK: Semantics

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let label = text.accessibility.label ?? words
    guard !label.isEmpty else { return builder.noteDrawn(self) }
    var node = Node(
      id: builder.id(of: self), label: label, traits: .staticText, frame: builder.rect(of: self))
    node.origins[.label] = text.accessibility.label == nil ? .derived : .given
    node.source = text.place.location
    node.language = language
    node.headingLevel = text.accessibility.headingLevel
    node.speech = text.accessibility.speech
    if let first = links.first { addLink(first, to: &node, builder) }
    builder.add(node)
  }

  /// A text with links is one element, which a double tap takes to its first link (reported for iOS); the others are
  /// reached by the Links rotor alone.
  private func addLink(_ address: URL, to node: inout Node, _ builder: SemanticsBuilder) {
    node.traits.insert(.link)
    node.addAction(.activate)
    let openURL = environment.openURL
    builder.handle(.action(.activate), of: node.id) { _ in
      openURL(address)
      return true
    }
    if links.count > 1 {
      runtime.log.note(
        "a text has \(links.count) links: its element opens the first; the rotor that holds them all is not modelled"
      )
    }
  }

  // MARK: Painting

  override func paint(with painter: inout Painter) {
    let layout = layout(placed)
    guard !words.isEmpty, let font = paragraph.runs.first?.font else { return }
    let frame = painter.rect(of: self)
    if environment.drawsPlaceholders {
      return painter.element(painter.owner(of: self)) {
        $0.addPlaceholder(for: layout.lines, in: frame, environment)
      }
    }
    guard let paint = style.paint(in: environment, bounds: frame) else { return }
    painter.add(
      TextDrawing(
        node: painter.owner(of: self), text: words, font: font, paint: paint, frame: frame,
        lineLimit: paragraph.lineLimit, lines: layout.lines, naturalWidth: layout.naturalWidth,
        unlimitedSize: layout.unlimitedSize,
        givenWidth: placed.width.flatMap { $0.isFinite ? Double($0) : nil },
        isTruncated: layout.isTruncated, truncation: paragraph.truncation, alignment: paragraph.alignment,
        scaleFactor: layout.scaleFactor, measurement: layout.measurement, source: text.place.location))
  }
}

extension Text: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(TextNode(view, context: context))
  }
}

/// The distances that texts prefer to what is above and below them.
///
/// Two texts: the lower style's leading less its line height, rounded up to a pixel (measured). Text beside another
/// view: formulas published for OpenSwiftUI, unconfirmed on a device.
enum TextSpacing {
  static func spacing(for font: FontDescription, metrics: FontMetrics, scale: Double) -> ViewSpacing {
    func pixelsUp(_ value: Double) -> CGFloat { CGFloat((value * scale - 1e-6).rounded(.up) / scale) }
    var spacing = ViewSpacing()
    spacing.top[.textToText] = max(0, pixelsUp(metrics.linePitch - metrics.lineHeight))
    spacing.bottom[.textToText] = 0
    let pad = Double(pixelsUp(0.1 * metrics.lineHeight))
    let padded = metrics.lineHeight + pad
    spacing.top[.edgeAboveText] = CGFloat(padded - metrics.ascender)
    spacing.bottom[.edgeBelowText] = CGFloat(max(padded - metrics.capHeight, pad + metrics.descender))
    return spacing
  }
}
