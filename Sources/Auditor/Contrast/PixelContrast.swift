import SemanticTree

/// How far the colours in an element's frame stand apart in a picture of the screen.
///
/// The largest areas are taken for what is behind, the colour furthest from it for the text; between the two lie the
/// edges of letters, so the ratio is a range.
struct PixelContrast: Hashable, Sendable {
  var foreground, backdrop: RGBA
  var ratios: ClosedRange<Double>

  /// An area of this share of the frame is behind the text, and not the text.
  private static let backdropShare = 0.25
  /// A colour of a smaller share is taken for noise.
  private static let inkShare = 0.004
  /// Colours that stand apart nearly as far as the furthest one are the text's too.
  private static let nearlyAsFar = 0.85

  /// Nil where the frame shows one colour only.
  init?(_ pixels: ElementPixels) {
    guard let main = pixels.clusters.first?.color else { return nil }
    let backdrops =
      [main] + pixels.clusters.dropFirst().filter { $0.share >= Self.backdropShare }.map(\.color)
    let inks = pixels.clusters.dropFirst().filter {
      $0.share < Self.backdropShare && $0.share >= Self.inkShare
    }
    .map { (color: $0.color, ratio: Contrast.ratio($0.color, main)) }
    guard let furthest = inks.max(by: { $0.ratio < $1.ratio }), furthest.ratio > 1.05 else { return nil }
    let texts = inks.filter { $0.ratio >= furthest.ratio * Self.nearlyAsFar }.map(\.color)
    let ratios = texts.flatMap { text in backdrops.map { Contrast.ratio(text, $0) } }
    foreground = furthest.color
    backdrop = main
    self.ratios = (ratios.min() ?? 1)...(ratios.max() ?? 1)
  }
}
