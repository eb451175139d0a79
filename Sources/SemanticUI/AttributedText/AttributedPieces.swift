import Foundation

extension Text {
  /// The pieces of an attributed string, one for each stretch of one look.
  nonisolated static func pieces(of content: AttributedString) -> [Piece] {
    content.runs.map { run in
      let text = String(content[run.range].characters)
      return Piece(content: .string(text), style: Style(run))
    }
  }
}

extension Text.Style {
  nonisolated fileprivate init(_ run: AttributedString.Runs.Run) {
    font = run[_TextAttributes.FontAttribute.self]
    foreground = run[_TextAttributes.ForegroundColorAttribute.self].map {
      AnyShapeStyleBox(style: AnyShapeStyle($0))
    }
    tracking = run[_TextAttributes.TrackingAttribute.self] ?? run[_TextAttributes.KerningAttribute.self]
    baselineOffset = run[_TextAttributes.BaselineOffsetAttribute.self]
    isUnderlined = run[_TextAttributes.UnderlineStyleAttribute.self] != nil
    isStruckThrough = run[_TextAttributes.StrikethroughStyleAttribute.self] != nil
    link = run.link
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }
}
