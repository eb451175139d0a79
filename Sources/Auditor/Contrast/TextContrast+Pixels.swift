import SemanticTree

extension TextContrast {
  /// What a picture of the screen tells of each text, where nothing else tells its colours.
  static func measuredFromPixels(_ scene: Scene) -> [Verdict<Reason>] {
    let pixels = Dictionary(
      (scene.screen.pixels ?? []).map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    return scene.elements.compactMap { node in
      guard let found = pixels[node.id], let subject = node.label ?? node.value, !node.traits.contains(.image)
      else { return nil }
      return verdict(on: node, PixelContrast(found)).with { $0.subject = subject }
    }
  }

  /// Pixels are no colours of a design: this near to a threshold somebody has to look.
  private static let margin = 0.2
  /// A line of text below this height, in points, is no large text: 18 points take 21.5.
  private static let largeLine = 21.0

  private static func verdict(on node: Node, _ contrast: PixelContrast?) -> Verdict<Reason> {
    if node.traits.contains(.notEnabled) { return Verdict(.notApplicable, node.id, .disabled) }
    guard let contrast else { return Verdict(.notMeasured, node.id, .nothingInPicture) }
    let isText = node.traits.contains(.staticText)
    let isSmall = isText && node.frame.height < largeLine
    let found = Measured(
      foreground: contrast.foreground.hex, backdrop: contrast.backdrop.hex,
      worstForeground: contrast.foreground.hex, worstBackdrop: contrast.backdrop.hex, ratios: contrast.ratios,
      threshold: isSmall ? 4.5 : 3, isLarge: !isSmall)
    let outcome: Outcome
    if contrast.ratios.lowerBound >= 4.5 + margin {
      outcome = .pass
    } else if isText, contrast.ratios.upperBound < found.threshold - margin {
      outcome = .fail
    } else {
      outcome = .review
    }
    return Verdict(outcome, node.id, .inPicture(found)).with {
      $0.certainty = .likely
      $0.severity = 1 / contrast.ratios.lowerBound
      $0.cause = "\(found.foreground) on \(found.backdrop), in the picture"
    }
  }
}
