import SemanticTree

/// The sizes of text at every Dynamic Type size.
public enum DynamicType {
  /// Size and line distance of a style in points (Human Interface Guidelines, typography, July 2025).
  ///
  /// The two extra large titles are published for the large size only; see `isScalingKnown(of:)`.
  public static func metrics(of style: TextStyle, at typeSize: TypeSize) -> (size: Double, leading: Double) {
    switch style {
    case .extraLargeTitle: modelledTitle(36, 43, like: .largeTitle, at: typeSize)
    case .extraLargeTitle2: modelledTitle(28, 34, like: .title, at: typeSize)
    default: published(style, at: typeSize)
    }
  }

  /// False for the styles whose sizes away from `large` are modelled: `extraLargeTitle` is taken to grow in
  /// proportion to `largeTitle` and `extraLargeTitle2` to `title`, because no table gives them.
  public static func isScalingKnown(of style: TextStyle) -> Bool {
    style != .extraLargeTitle && style != .extraLargeTitle2
  }

  /// The weight a style has when nothing else is asked for.
  public static func weight(of style: TextStyle) -> FontWeight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// A length that follows Dynamic Type as `ScaledMetric` does, rounded to a pixel.
  ///
  /// It grows with the style's line distance and not with its size, so more slowly than text
  /// (derived from values captured on iOS, all of which it meets).
  public static func scaled(
    _ length: Double, relativeTo style: TextStyle = .body, at typeSize: TypeSize, scale: Double = 3
  ) -> Double {
    guard length.isFinite else { return 0 }
    let ratio = metrics(of: style, at: typeSize).leading / metrics(of: style, at: .large).leading
    return Pixels(scale: scale).nearest(length * ratio)
  }

  private static func published(_ style: TextStyle, at typeSize: TypeSize) -> (size: Double, leading: Double)
  {
    let row = DynamicTypeTable.rows[style] ?? DynamicTypeTable.body
    let entry = row[typeSize.index]
    return (Double(entry.size), Double(entry.leading))
  }

  private static func modelledTitle(
    _ size: Double, _ leading: Double, like style: TextStyle, at typeSize: TypeSize
  ) -> (size: Double, leading: Double) {
    let growth = published(style, at: typeSize).size / published(style, at: .large).size
    let grown = (size * growth).rounded()
    return (grown, (grown * leading / size).rounded())
  }
}
