/// A colour in the sRGB colour space; components and alpha run from 0 to 1, not premultiplied.
public struct RGBA: Hashable, Codable, Sendable {
  public var red, green, blue, alpha: Double
  /// The system's or the design's name of the colour, where it was chosen by name.
  public var token: String?

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, token: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.token = token
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
}

/// What an area is painted with.
public enum Paint: Hashable, Codable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], start: Point, end: Point)
  case radialGradient([GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  case material(Material)
  /// A picture whose colours are not known.
  case image(name: String)
}

public struct GradientStop: Hashable, Codable, Sendable {
  public var color: RGBA
  /// 0 at the start, 1 at the end.
  public var location: Double

  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A translucent system surface, by its name in SwiftUI.
public enum Material: String, Hashable, Codable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick, bar, glass
}

/// One thing that is painted. A screen's list is in paint order: later covers earlier.
public indirect enum DrawingItem: Hashable, Codable, Sendable {
  case text(TextDrawing)
  case fill(ShapeDrawing)
  case stroke(ShapeDrawing, width: Double, dash: [Double])
  case symbol(SymbolDrawing)
  case image(ImageDrawing)
  /// Items that are composited on their own before they join the rest.
  case group(DrawingGroup)

  /// The semantic node that the item shows; nil for a group.
  public var node: NodeID? {
    switch self {
    case .text(let text): text.node
    case .fill(let shape), .stroke(let shape, _, _): shape.node
    case .symbol(let symbol): symbol.node
    case .image(let image): image.node
    case .group: nil
    }
  }
}

/// Why some items are drawn together.
public struct DrawingGroup: Hashable, Codable, Sendable {
  public enum Effect: Hashable, Codable, Sendable {
    case opacity(Double)
    case clip(Outline)
    case shadow(color: RGBA, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    /// The children show only where the mask's items are opaque.
    case mask([DrawingItem])
    /// Scale about a point, then rotate by radians about it.
    case transform(scaleX: Double, scaleY: Double, rotation: Double, anchor: Point)
    case other(String)
  }

  public var effect: Effect
  public var children: [DrawingItem]

  public init(effect: Effect, children: [DrawingItem]) {
    self.effect = effect
    self.children = children
  }
}

public struct ShapeDrawing: Hashable, Codable, Sendable {
  public var node: NodeID?
  public var outline: Outline
  public var paint: Paint

  public init(node: NodeID?, outline: Outline, paint: Paint) {
    self.node = node
    self.outline = outline
    self.paint = paint
  }
}

/// A system symbol.
public struct SymbolDrawing: Hashable, Codable, Sendable {
  public var node: NodeID?
  public var name: String
  public var frame: Rect
  public var paint: Paint
  public var font: FontDescription
  /// Clockwise, in radians.
  public var rotation: Double
  /// True where the frame was measured on a device; otherwise it is scaled or estimated.
  public var isFrameMeasured: Bool

  public init(
    node: NodeID?, name: String, frame: Rect, paint: Paint, font: FontDescription, rotation: Double = 0,
    isFrameMeasured: Bool
  ) {
    self.node = node
    self.name = name
    self.frame = frame
    self.paint = paint
    self.font = font
    self.rotation = rotation
    self.isFrameMeasured = isFrameMeasured
  }
}

/// A picture that is not a symbol; its pixels are not known.
public struct ImageDrawing: Hashable, Codable, Sendable {
  public var node: NodeID?
  public var name: String
  public var frame: Rect

  public init(node: NodeID?, name: String, frame: Rect) {
    self.node = node
    self.name = name
    self.frame = frame
  }
}

/// A text as it is set.
public struct TextDrawing: Hashable, Codable, Sendable {
  public var node: NodeID?
  public var text: String
  public var font: FontDescription
  public var paint: Paint
  public var frame: Rect
  public var lineLimit: Int?
  public var lines: [TextLine]
  /// The width of the whole text on one line (its widest paragraph), in points.
  public var naturalWidth: Double
  /// The size of the whole text at the width given, were there no line limit and no height limit.
  public var unlimitedSize: Size
  /// The width offered by the layout; nil where it was unlimited.
  public var givenWidth: Double?
  public var isTruncated: Bool
  public var truncation: TruncationMode
  public var alignment: LineAlignment
  /// 1, or what `minimumScaleFactor` made of it.
  public var scaleFactor: Double
  public var measurement: Measurement
  public var source: SourceLocation?

  public init(
    node: NodeID?, text: String, font: FontDescription, paint: Paint, frame: Rect, lineLimit: Int? = nil,
    lines: [TextLine], naturalWidth: Double, unlimitedSize: Size, givenWidth: Double?, isTruncated: Bool,
    truncation: TruncationMode = .tail, alignment: LineAlignment = .leading, scaleFactor: Double = 1,
    measurement: Measurement, source: SourceLocation? = nil
  ) {
    self.node = node
    self.text = text
    self.font = font
    self.paint = paint
    self.frame = frame
    self.lineLimit = lineLimit
    self.lines = lines
    self.naturalWidth = naturalWidth
    self.unlimitedSize = unlimitedSize
    self.givenWidth = givenWidth
    self.isTruncated = isTruncated
    self.truncation = truncation
    self.alignment = alignment
    self.scaleFactor = scaleFactor
    self.measurement = measurement
    self.source = source
  }
}

/// One line of a text; places are relative to the text's frame.
public struct TextLine: Hashable, Codable, Sendable {
  /// What the line shows, with an ellipsis where letters were lost.
  public var text: String
  public var frame: Rect
  /// The distance of the baseline from the top of the text's frame.
  public var baseline: Double

  public init(text: String, frame: Rect, baseline: Double) {
    self.text = text
    self.frame = frame
    self.baseline = baseline
  }
}

/// How far a measured width can be trusted.
public enum Measurement: Hashable, Codable, Sendable {
  /// Within this share of the real width: 0.02 is two per cent.
  case within(Double)
  /// Nothing is known, and why.
  case notMeasured(String)
}
