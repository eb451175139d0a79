import SemanticTree

/// The places of a text at which its colour is compared with what is behind.
enum GlyphPlaces {
  /// How many places across each line, and at which heights of it: gradients are seen where the glyphs are.
  private static let columns = 16
  private static let heights = [0.35, 0.7]

  static func of(_ text: TextDrawing) -> [Point] {
    text.lines.flatMap { line in
      heights.flatMap { height in
        (0..<columns).map { column in
          Point(
            x: text.frame.x + line.frame.x + line.frame.width * (Double(column) + 0.5) / Double(columns),
            y: text.frame.y + line.frame.y + line.frame.height * height)
        }
      }
    }
  }
}

extension SymbolDrawing {
  /// Places of the symbol, whose shape is not known: a grid in the middle of its frame.
  var places: [Point] {
    let shares = [0.3, 0.5, 0.7]
    return shares.flatMap { y in
      shares.map { x in Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y) }
    }
  }
}

extension Canvas.Mark {
  /// Where on its own drawing the mark is looked at.
  var places: [Point] {
    switch content {
    case .text(let text): GlyphPlaces.of(text)
    case .symbol(let symbol): symbol.places
    }
  }
}

/// A text or a symbol as it is seen: its colour and what is behind it, place by place, without those that are covered.
struct MarkView {
  struct Sample {
    let place: Point
    let front, behind: Pixel
    let ratios: ClosedRange<Double>
  }

  let samples: [Sample]

  /// - Parameter stand: what the mark is taken for; itself unless given.
  init(_ mark: Canvas.Mark, places: [Point], on whole: Canvas, as stand: Canvas.Stand = .itself) {
    let places = places.map(mark.onScreen)
    let part = Rect(around: places)
    let canvas = whole.part(in: part, with: mark)
    samples = (canvas.isUniform(in: part) ? places.prefix(1) : places[...]).compactMap { place in
      guard canvas.shows(mark, at: place) else { return nil }
      let front = canvas.pixel(at: place, mark, as: stand)
      let behind = canvas.pixel(at: place, mark, as: .nothing)
      return Sample(place: place, front: front, behind: behind, ratios: Pixel.ratios(front, behind))
    }
  }

  /// What keeps a mark from being seen.
  enum Visibility {
    case visible
    /// Something is drawn over all of it.
    case covered
    /// A clip or the edge of what scrolls cuts all of it off.
    case cutOff
  }

  static func visibility(of mark: Canvas.Mark, on canvas: Canvas) -> Visibility {
    let places = mark.places.map(mark.onScreen)
    let part = canvas.part(in: Rect(around: places), with: mark)
    if places.contains(where: { part.shows(mark, at: $0) }) { return .visible }
    return places.contains { part.showsAlone(mark, at: $0) } ? .covered : .cutOff
  }

  /// From the least ratio of any place to the greatest; nil where nothing shows.
  var ratios: ClosedRange<Double>? {
    guard let least = samples.map(\.ratios.lowerBound).min(),
      let most = samples.map(\.ratios.upperBound).max()
    else { return nil }
    return least...most
  }

  /// The place with the least ratio.
  var worst: Sample? { samples.min { $0.ratios.lowerBound < $1.ratios.lowerBound } }
}

extension Rect {
  /// The smallest rectangle that holds some places.
  fileprivate init(around places: [Point]) {
    let (x, y) = (places.map(\.x), places.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}

extension Paint {
  /// What the paint is called in a report.
  var name: String {
    switch self {
    case .color(let color): color.name
    case .linearGradient, .radialGradient, .angularGradient: "gradient"
    case .material(let material): "\(material.rawValue) material"
    case .image(let name): "image '\(name)'"
    }
  }

  /// True for a colour that the system means for texts and chooses for the appearance and the settings. A hue of the
  /// system's that an author gives to a text is the author's choice.
  var isTextColorOfSystem: Bool {
    guard case .color(let color) = self, let token = color.token else { return false }
    return ["label", "Label", "placeholderText", "link", "tint"].contains { token.hasSuffix($0) }
  }

  /// Whether the system chose both a text's colour and what lies behind it.
  ///
  /// - Parameter backdrop: the names of what lies behind, as of `Canvas.backdropName(at:)`.
  func isOfSystem(on backdrop: String) -> Bool {
    isTextColorOfSystem && !backdrop.contains("#") && !Self.hues.contains(where: backdrop.contains)
  }

  /// Colours that only an author gives to a surface.
  private static let hues = [
    "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown",
  ].map { "system" + $0 }
}

extension RGBA {
  /// True for a colour whose values are not at hand.
  var isUnknown: Bool { token?.hasPrefix("unknown asset") == true }
}
