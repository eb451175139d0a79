import Catalogues
import SemanticTree

internal import Typesetting

/// A symbol or a picture.
final class ImageNode: LayoutNode {
  private let image: Image
  /// The picture in the project's catalogues, where it lies in one.
  private let asset: ImageAsset?
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
    asset = image.asset(in: runtime)
    box = Self.box(of: image, asset, font: font, environment)
    super.init(identity: context.identity)
    noteWhatIsUnknown()
  }

  private static func box(
    of image: Image, _ asset: ImageAsset?, font: FontDescription, _ environment: EnvironmentValues
  ) -> (size: CGSize, isMeasured: Bool) {
    guard let name = image.symbolName(asset) else {
      let screen = environment.screen
      let size = asset?.variant(for: screen.appearance, screen.contrast, scale: screen.scale)?.size
      guard let size else { return (CGSize(width: unknownSide, height: unknownSide), false) }
      return (CGSize(width: size.width, height: size.height), true)
    }
    let box = SymbolMetrics.box(
      name: name, fontSize: font.size, weight: font.weight, imageScale: environment.imageScale.symbolScale,
      pixelScale: environment.screen.scale)
    return (CGSize(width: box.size.width, height: box.size.height), box.isMeasured)
  }

  private func noteWhatIsUnknown() {
    if case .bitmap(let name) = image.source {
      return runtime.log.missing(
        "Image(uiImage: \(name))", at: image.place, consequence: "its size and colours are not known")
    }
    guard case .asset(let name) = image.source, image.symbolName(asset) == nil else { return }
    let resources = runtime.options.resources
    if asset == nil, !resources.isEmpty {
      runtime.log.note("no picture '\(name)' in the asset catalogues")
    }
    if let doubt = resources.ambiguities[name] { runtime.log.note(doubt) }
    runtime.log.missing(
      "Image(\"\(name)\")", at: image.place,
      consequence: box.isMeasured ? "its colours are not known" : "its size and colours are not known")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: box.size) : box.size
  }

  /// A symbol's glyph is centred on the capitals of the text beside it.
  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline, isSymbol, !image.isResizable else { return nil }
    return baseline
  }

  private var isSymbol: Bool { image.symbolName(asset) != nil }

  private var baseline: CGFloat {
    let metrics = runtime.text.typesetter.metrics(of: font)
    return (box.size.height + CGFloat(metrics.capHeight)) / 2
  }

  /// A symbol that is not resizable keeps to its neighbours as text does (OpenSwiftUI's rule).
  override func makeSpacing() -> ViewSpacing {
    guard isSymbol, !image.isResizable else { return .plain }
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
      node.label = label.plainText(in: localization)
      node.origins[.label] = .given
    case (nil, .symbol(let name)):
      let screen = environment.screen
      let words = builder.runtime.options.symbols.description(
        of: name, language: screen.locale, system: screen.system)
      node.label = words.text
      node.origins[.label] = .symbol(
        name: name, grade: words.grade, language: words.language(otherThan: screen.locale))
    case (nil, .asset(let name)):
      // A picture's name is a key of the default table too.
      node.label = localization.words(for: name) ?? name.replacingOccurrences(of: ".", with: " ")
      node.origins[.label] = .derived
    // A picture that code made has no name to say.
    case (nil, .bitmap): break
    }
    builder.add(node)
  }

  /// The language that the picture's words are in.
  private var localization: LocalizationContext {
    LocalizationContext.current.reading(in: Locales.locale(environment.screen.locale))
  }

  // MARK: Painting

  override func paint(with painter: inout Painter) {
    let frame = painter.rect(of: self)
    let owner = painter.owner(of: self)
    if environment.drawsPlaceholders {
      return painter.element(owner) { $0.addPlaceholder(in: frame, environment) }
    }
    switch (image.source, image.symbolName(asset)) {
    case (.asset(let name), nil), (.bitmap(let name), _):
      painter.add(ImageDrawing(node: owner, name: name, frame: frame))
    case (.symbol(let name), _), (.asset, let name?):
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
  /// The picture of this name in the project's catalogues.
  fileprivate func asset(in runtime: Runtime) -> ImageAsset? {
    guard case .asset(let name) = source else { return nil }
    return runtime.options.resources.images[name]
  }

  /// The name of a symbol, whether the system's or the author's own; nil for a picture.
  fileprivate func symbolName(_ asset: ImageAsset?) -> String? {
    if case .symbol(let name) = source { return name }
    return asset?.kind == .symbol ? asset?.name : nil
  }

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
