import SemanticTree

/// The size of a symbol's layout box, and whether exactly this one was measured.
struct SymbolBox: Hashable, Sendable {
  /// In points, a whole number of pixels.
  var size: SemanticTree.Size
  /// False where the size was scaled, taken from a relative or guessed.
  var isMeasured: Bool
}

/// A symbol's size against the text beside it.
enum SymbolScale: Sendable {
  case small, medium, large

  /// The size against medium, as reported for small (a fifth less) and large (three tenths more).
  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}

/// The layout boxes of SF Symbols.
///
/// A box is neither the ink nor square. Published ones are few (iOS 18.5 to 26.2, regular weight, medium scale,
/// three pixels a point); every other is scaled from the nearest relative, since boxes grow nearly linearly with
/// the font and change by a point or less from regular to semibold.
enum SymbolMetrics {
  /// The layout box of a symbol.
  ///
  /// - Parameters:
  ///   - name: the symbol's name, such as `star.fill`.
  ///   - fontSize: of the font in force, in points.
  ///   - pixelScale: pixels in a point.
  static func box(
    name: String, fontSize: Double, weight: FontWeight = .regular, imageScale: SymbolScale = .medium,
    pixelScale: Double = 3
  ) -> SymbolBox {
    if weight == .regular, imageScale == .medium, pixelScale == 3, let box = measured(name, fontSize) {
      return SymbolBox(size: box.points, isMeasured: true)
    }
    guard fontSize.isFinite, fontSize > 0, pixelScale.isFinite, pixelScale > 0 else {
      return SymbolBox(size: SemanticTree.Size(width: 0, height: 0), isMeasured: false)
    }
    let shape = relativeShape(name)
    let factor = fontSize * imageScale.factor
    let toPixel = { (length: Double) in (length * factor * pixelScale).rounded() / pixelScale }
    let size = SemanticTree.Size(width: toPixel(shape.width), height: toPixel(shape.height))
    return SymbolBox(size: size, isMeasured: false)
  }

  private static func measured(_ name: String, _ fontSize: Double) -> MeasuredSymbol? {
    symbols[name]?.first { $0.fontSize == fontSize && $0.isCertain }
  }

  /// The box of a symbol at font size 1.
  private static func relativeShape(_ name: String) -> SemanticTree.Size {
    if let known = symbols[name]?.first { return known.relative }
    if let relative = familyShape(name) { return relative }
    return mean
  }

  /// The box of a symbol like this one: its filled or outlined twin, an enclosing circle or square, a chevron.
  private static func familyShape(_ name: String) -> SemanticTree.Size? {
    let parts = name.split(separator: ".").map(String.init)
    if parts.contains("circle") || parts.contains("square") { return enclosed }
    let twin = parts.last == "fill" ? parts.dropLast().joined(separator: ".") : name + ".fill"
    if let known = symbols[twin]?.first { return known.relative }
    guard parts.first == "chevron", parts.count > 1 else { return nil }
    switch parts[1] {
    case "up", "down": return flatChevron
    case "left", "right", "forward", "backward":
      return SemanticTree.Size(width: flatChevron.height, height: flatChevron.width)
    default: return nil
    }
  }

  /// `person.circle.fill` is about 26 points wide at 22; a circle's box is taken to be as high.
  private static let enclosed = SemanticTree.Size(width: 26.0 / 22, height: 26.0 / 22)

  /// The ink of `chevron.down` at 16 points is 13.67 × 7.67; the box adds what `person.circle.fill` has around
  /// its ink (3 points at 22).
  private static let flatChevron = SemanticTree.Size(
    width: 13.67 / 16 + 3.0 / 22, height: 7.67 / 16 + 3.0 / 22)

  /// The mean of all measured boxes, for symbols without a relative.
  private static let mean: SemanticTree.Size = {
    let boxes = symbols.keys.sorted().compactMap { symbols[$0]?.first }.filter(\.isCertain)
    let count = Double(boxes.count)
    return SemanticTree.Size(
      width: boxes.reduce(0) { $0 + $1.relative.width } / count,
      height: boxes.reduce(0) { $0 + $1.relative.height } / count)
  }()
}

/// A box as it was captured at three pixels a point.
struct MeasuredSymbol: Sendable {
  var fontSize: Double
  var pixelWidth, pixelHeight: Int
  /// False where the capture's symbol was inferred rather than seen.
  var isCertain = true

  var points: SemanticTree.Size {
    SemanticTree.Size(width: Double(pixelWidth) / 3, height: Double(pixelHeight) / 3)
  }

  /// The box at font size 1.
  var relative: SemanticTree.Size {
    SemanticTree.Size(width: points.width / fontSize, height: points.height / fontSize)
  }
}
