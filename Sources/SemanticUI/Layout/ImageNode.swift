import SemanticTree

internal import Typesetting

/// A symbol or a picture.
final class ImageNode: LayoutNode {
  private let image: Image
  private let runtime: Runtime
  private let environment: EnvironmentValues
  private let font: FontDescription
  private let box: (size: CGSize, isMeasured: Bool)

  /// A picture whose size is not known is taken for a square of this side, and said to be so.
  static let unknownSide: CGFloat = 24

  init(_ image: Image, context: _ViewContext) {
    let image = image.inVariant(of: context.environment)
    self.image = image
    runtime = context.runtime
    environment = context.environment
    font = TextResolver(text: Text(verbatim: ""), environment: environment).font
    box = Self.box(of: image, font: font, environment)
    super.init(identity: context.identity)
    if case .asset(let name) = image.source {
      context.runtime.log.missing(
        "Image(\"\(name)\")", at: image.place, consequence: "its size and colours are not known")
    }
  }

  private static func box(
    of image: Image, font: FontDescription, _ environment: EnvironmentValues
  ) -> (size: CGSize, isMeasured: Bool) {
    guard case .symbol(let name) = image.source else {
      return (CGSize(width: unknownSide, height: unknownSide), false)
    }
    let box = SymbolMetrics.box(
      name: name, fontSize: font.size, weight: font.weight, imageScale: environment.imageScale.symbolScale,
      pixelScale: environment.screen.scale)
    return (CGSize(width: box.size.width, height: box.size.height), box.isMeasured)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: box.size) : box.size
  }

  /// A symbol's glyph is centred on the capitals of the text beside it.
  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline, case .symbol = image.source, !image.isResizable else { return nil }
    return baseline
  }

  private var baseline: CGFloat {
    let metrics = runtime.text.typesetter.metrics(of: font)
    return (box.size.height + CGFloat(metrics.capHeight)) / 2
  }

  /// A symbol that is not resizable keeps to its neighbours as text does (OpenSwiftUI's rule).
  override func makeSpacing() -> ViewSpacing {
    guard case .symbol = image.source, !image.isResizable else { return .plain }
    let offset = box.size.height - baseline
    var spacing = ViewSpacing()
    spacing.top[.textToText] = 0
    spacing.bottom[.textToText] = 0
    spacing.top[.edgeAboveText] = offset
    spacing.bottom[.edgeBelowText] = offset + 1
    return spacing
  }

  // MARK: Semantics

  override func addSemantics(to builder: inout SemanticsBuilder) {
    if image.isDecorative { return builder.noteDrawn(self) }
    var node = Node(id: builder.id(of: self), traits: .image, frame: builder.rect(of: self))
    node.source = image.place.location
    switch (image.label, image.source) {
    case (let label?, _):
      node.label = label
      node.origins[.label] = .given
    case (nil, .symbol(let name)):
      let screen = environment.screen
      let words = builder.runtime.options.symbols.description(
        of: name, language: screen.locale, system: screen.system)
      node.label = words.text
      node.origins[.label] = .symbol(
        name: name, grade: words.grade, language: words.language(otherThan: screen.locale))
    case (nil, .asset(let name)):
      node.label = name.replacingOccurrences(of: ".", with: " ")
      node.origins[.label] = .derived
    }
    builder.add(node)
  }

  // MARK: Painting

  override func paint(with painter: inout Painter) {
    let frame = painter.rect(of: self)
    let owner = painter.owner(of: self)
    if environment.drawsPlaceholders {
      return painter.element(owner) { $0.addPlaceholder(in: frame, environment) }
    }
    switch image.source {
    case .asset(let name): painter.add(ImageDrawing(node: owner, name: name, frame: frame))
    case .symbol(let name):
      let style = AnyShapeStyle(ForegroundStyle())
      guard let paint = style.paint(in: environment, bounds: frame) else { return }
      painter.add(
        SymbolDrawing(
          node: owner, name: name, frame: frame, paint: paint, font: font,
          isFrameMeasured: box.isMeasured && !image.isResizable))
    }
  }
}

extension Image {
  /// The symbol that stands for this one under the symbol variants in force.
  fileprivate func inVariant(of environment: EnvironmentValues) -> Image {
    guard case .symbol(let name) = source else { return self }
    var copy = self
    copy.source = .symbol(environment.symbolName(name))
    return copy
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
