import SemanticTree

/// Says in a few words in which environment something was rendered.
package enum EnvironmentText {
  package static func summary(_ environment: ScreenEnvironment) -> String {
    var parts = [
      "iOS \(environment.system)", "\(length(environment.width))×\(length(environment.height))",
      environment.appearance.rawValue, environment.typeSize.rawValue, environment.locale,
    ]
    if environment.contrast == .increased { parts.append("increased contrast") }
    if environment.reduceMotion { parts.append("reduce motion") }
    if environment.prefersCrossFade { parts.append("prefer cross-fade") }
    if environment.reduceTransparency { parts.append("reduce transparency") }
    if environment.differentiateWithoutColor { parts.append("differentiate without color") }
    if environment.boldText { parts.append("bold text") }
    if environment.buttonShapes { parts.append("button shapes") }
    if environment.pseudoLocalized { parts.append("texts made longer") }
    if environment.layoutDirection == .rightToLeft { parts.append("right to left") }
    return parts.joined(separator: ", ")
  }

  /// A length with at most two places.
  package static func length(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
