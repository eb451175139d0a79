import SemanticTree

/// The sizes of text at every Dynamic Type size.
public enum DynamicType {
  /// Size and line distance of a style in points (HIG typography).
  public static func metrics(of style: TextStyle, at typeSize: TypeSize) -> (size: Double, leading: Double) {
    (17, 22)
  }

  /// A length that follows Dynamic Type as `ScaledMetric` does, rounded to a pixel.
  public static func scaled(
    _ length: Double, relativeTo style: TextStyle = .body, at typeSize: TypeSize, scale: Double = 3
  ) -> Double {
    length
  }
}
