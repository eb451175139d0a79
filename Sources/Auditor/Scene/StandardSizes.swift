import SemanticTree

extension TypeSize {
  /// The size of body text, in points. Source: Human Interface Guidelines, Typography, July 2025.
  var bodySize: Double {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return sizes[index]
  }
}

extension TextStyle {
  /// The size at the type size large, in points. Source: Human Interface Guidelines, Typography, July 2025.
  var standardSize: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2, .title: 28
    case .largeTitle: 34
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The style whose standard size is nearest to a size, in code: `.body`.
  static func nearest(to size: Double) -> String {
    let styles: [TextStyle] = [
      .body, .largeTitle, .title, .title2, .title3, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    let nearest = styles.min { abs($0.standardSize - size) < abs($1.standardSize - size) }
    return ".\((nearest ?? .body).rawValue)"
  }
}

/// How bad it is that a text is smaller than people who need large text asked for.
enum SmallText {
  /// Body text at accessibility3, in points: who can read that can read any text of this size.
  static let large = 40.0

  /// By the text's size as a share of that of body text, which they read elsewhere.
  static func impact(of size: Double, at typeSize: TypeSize) -> Impact {
    switch size / typeSize.bodySize {
    case ..<0.5: .serious
    case ..<0.75: .moderate
    default: .minor
    }
  }
}

extension Screen {
  /// Whether a part of the screen shows its text large under a long press. Which part is not known.
  var hasLargeContentViewer: Bool {
    notModelled.contains { $0.name == "accessibilityShowsLargeContentViewer" }
  }
}
