import SemanticTree

/// How redacted texts and pictures look. That each line of a text becomes a bar is known; its corners, its height
/// (that of the line here) and its shade are not, so that the drawing tells of the bars' places only roughly.
extension Painter {
  /// The opacity of the foreground colour in a bar.
  private static let shade = 0.16
  private static let cornerRadius = 4.0

  mutating func addPlaceholder(for lines: [TextLine], in frame: Rect, _ environment: EnvironmentValues) {
    for line in lines where line.frame.width > 0 {
      let bar = Rect(
        x: frame.x + line.frame.x, y: frame.y + line.frame.y, width: line.frame.width,
        height: line.frame.height)
      addPlaceholder(in: bar, environment)
    }
  }

  mutating func addPlaceholder(in frame: Rect, _ environment: EnvironmentValues) {
    runtime.log.note("redacted content is drawn as bars whose shade and corners are estimated")
    let style = AnyShapeStyle(_OpacityShapeStyle(base: ForegroundStyle(), opacity: Self.shade))
    fill(.roundedRectangle(frame, radius: Self.cornerRadius), with: style, environment)
  }
}
