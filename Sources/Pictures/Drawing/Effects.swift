import SemanticTree
import Typesetting

/// What filters do. A radius is the standard deviation of a Gaussian, in points.
enum Filters {
  /// Nil where there is none to be seen. The steps are those of `feDropShadow`, which not every program knows.
  static func shadow(_ color: RGBA, radius: Double, x: Double, y: Double) -> String? {
    guard color.alpha.share > 0 else { return nil }
    let flood = Element("feFlood").with("flood-color", color.shortHex)
      .faded("flood-opacity", color.alpha.share).with("result", "f")
    let blur = self.blur(radius, of: "SourceAlpha")
    let offset = Element("feOffset").with("dx", x).with("dy", y).with("result", "o")
    let silhouette = blur == nil ? offset.with("in", "SourceAlpha") : offset
    let shadow = Element("feComposite").with("in", "f").with("in2", "o").with("operator", "in")
    let nodes = Element("feMergeNode").markup() + Element("feMergeNode").with("in", "SourceGraphic").markup()
    let merge = Element("feMerge").around(nodes)
    return (blur ?? "") + silhouette.markup() + flood.markup() + shadow.markup() + merge.markup()
  }

  /// Nil where nothing is blurred.
  static func blur(_ radius: Double, of source: String = "SourceGraphic") -> String? {
    let text = Decimals.text(radius)
    return text == "0"
      ? nil : Element("feGaussianBlur").with("in", source).with("stdDeviation", text).markup()
  }
}

/// Scaling about a point and then turning about it, as SVG reads it.
enum Transforms {
  /// Empty where nothing is moved. Factors have more decimals than places, since they are multiplied with them.
  static func text(scaleX: Double, scaleY: Double, rotation: Double, anchor: Point) -> String {
    let turn = Decimals.text((rotation * 180 / .pi).truncatingRemainder(dividingBy: 360), places: 3)
    let scale = [scaleX, scaleY].map { Decimals.text($0, places: 5) }
    let isScaled = scale != ["1", "1"]
    guard isScaled else {
      return turn == "0" ? "" : "rotate(\(turn) \(pair(anchor.x, anchor.y)))"
    }
    let factors = scale[0] == scale[1] ? scale[0] : scale.joined(separator: " ")
    let turning = turn == "0" ? "" : "rotate(\(turn))"
    return
      "translate(\(pair(anchor.x, anchor.y)))\(turning)scale(\(factors))translate(\(pair(-anchor.x, -anchor.y)))"
  }

  private static func pair(_ x: Double, _ y: Double) -> String { "\(Decimals.text(x)) \(Decimals.text(y))" }
}
