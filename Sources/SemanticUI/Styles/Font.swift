import SemanticTree

internal import Typesetting

/// A font that may depend on the environment.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(SemanticTree.TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case scaled(size: CGFloat, relativeTo: SemanticTree.TextStyle, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: SemanticTree.TextStyle?, isFixed: Bool)
  }

  enum Change: Hashable, Sendable {
    case weight(Weight), italic, monospacedDigits, monospaced, smallCaps, leading(Leading), width(Width)
  }

  let source: Source
  var changes: [Change] = []

  public enum TextStyle: CaseIterable, Sendable {
    case extraLargeTitle2, extraLargeTitle
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var style: SemanticTree.TextStyle {
      switch self {
      case .extraLargeTitle2: .extraLargeTitle2
      case .extraLargeTitle: .extraLargeTitle
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    let weight: FontWeight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var design: FontDesign {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var leading: FontLeading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }

  public enum Width: Hashable, Sendable {
    case compressed, condensed, standard, expanded
  }

  public static let largeTitle = Font(source: .style(.largeTitle, nil, nil))
  public static let title = Font(source: .style(.title, nil, nil))
  public static let title2 = Font(source: .style(.title2, nil, nil))
  public static let title3 = Font(source: .style(.title3, nil, nil))
  public static let headline = Font(source: .style(.headline, nil, nil))
  public static let subheadline = Font(source: .style(.subheadline, nil, nil))
  public static let body = Font(source: .style(.body, nil, nil))
  public static let callout = Font(source: .style(.callout, nil, nil))
  public static let footnote = Font(source: .style(.footnote, nil, nil))
  public static let caption = Font(source: .style(.caption, nil, nil))
  public static let caption2 = Font(source: .style(.caption2, nil, nil))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(source: .style(style.style, design, weight))
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(source: .system(size: size, weight, design))
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: .custom(name, size: size, relativeTo: .body, isFixed: false))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(source: .custom(name, size: size, relativeTo: style.style, isFixed: false))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .custom(name, size: fixedSize, relativeTo: nil, isFixed: true))
  }

  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func bold() -> Font { changed(.weight(.bold)) }
  public func italic() -> Font { changed(.italic) }
  public func monospacedDigit() -> Font { changed(.monospacedDigits) }
  public func monospaced() -> Font { changed(.monospaced) }
  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// Narrow and wide faces are set in the standard width, since no pinned font has them; the screen says so.
  public func width(_ width: Width) -> Font { changed(.width(width)) }

  var hasUnusualWidth: Bool {
    changes.contains { if case .width(let width) = $0 { width != .standard } else { false } }
  }

  private func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Font {
  /// The font at the type size in force. Bold Text makes every weight one step heavier; by how much iOS widens
  /// the text is not known.
  func description(in environment: EnvironmentValues) -> FontDescription {
    let screen = environment.screen
    var font = unchanged(screen)
    for change in changes { apply(change, to: &font) }
    if screen.boldText { font.weight = font.weight.bolder }
    return font
  }

  private func unchanged(_ screen: ScreenEnvironment) -> FontDescription {
    let typeSize = screen.typeSize
    switch source {
    case .style(let style, let design, let weight):
      let size = DynamicType.metrics(of: style, at: typeSize).size
      return FontDescription(
        design: design?.design ?? .standard, size: size, weight: weight?.weight ?? style.defaultWeight,
        textStyle: style, typeSize: typeSize)
    case .system(let size, let weight, let design):
      return FontDescription(
        design: design?.design ?? .standard, size: Double(size), weight: weight?.weight ?? .regular,
        typeSize: typeSize, isScaled: false)
    case .scaled(let size, let style, let weight, let design):
      let scaled = DynamicType.scaled(Double(size), relativeTo: style, at: typeSize, scale: screen.scale)
      return FontDescription(
        design: design?.design ?? .standard, size: scaled, weight: weight?.weight ?? style.defaultWeight,
        typeSize: typeSize)
    case .custom(let name, let size, let style, let isFixed):
      var scaled = Double(size)
      if let style {
        scaled = DynamicType.scaled(scaled, relativeTo: style, at: typeSize, scale: screen.scale)
      }
      return FontDescription(family: name, size: scaled, typeSize: typeSize, isScaled: !isFixed)
    }
  }

  private func apply(_ change: Change, to font: inout FontDescription) {
    switch change {
    case .weight(let weight): font.weight = weight.weight
    case .italic: font.isItalic = true
    case .monospacedDigits: font.hasMonospacedDigits = true
    case .monospaced: font.design = .monospaced
    case .smallCaps: font.hasSmallCaps = true
    case .leading(let leading): font.leading = leading.leading
    case .width: break
    }
  }
}

extension FontWeight {
  fileprivate var bolder: FontWeight { FontWeight(rawValue: min(rawValue + 100, 900)) ?? self }
}

extension SemanticTree.TextStyle {
  fileprivate var defaultWeight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
