import SemanticTree
import Typesetting

extension Album {
  private static let swatchSize = Size(width: 220, height: 92)

  /// A text in a colour on another, as a picture.
  func swatch(_ front: RGBA, on behind: RGBA, _ title: String) -> Markup {
    let entry = add(sample(front, on: behind))
    return
      "<svg class=\"swatch\" viewBox=\"0 0 220 92\" role=\"img\" aria-label=\"\(title)\"><use href=\"#\(entry.id)\"/></svg>"
  }

  private func sample(_ front: RGBA, on behind: RGBA) -> Screen {
    let font = FontDescription(size: 26, weight: .medium)
    let layout = typesetter.layout(Paragraph("Aa Text 123", font: font), width: nil)
    let size = Self.swatchSize
    var environment = ScreenEnvironment()
    (environment.width, environment.height) = (size.width, size.height)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let frame = Rect(x: 24, y: 30, width: layout.size.width, height: layout.size.height)
    return Screen(
      environment: environment, root: Node(id: NodeID("swatch")),
      drawing: [
        .fill(ShapeDrawing(node: nil, outline: .rectangle(whole), paint: .color(behind))),
        .text(
          TextDrawing(
            node: nil, text: "Aa Text 123", font: font, paint: .color(front), frame: frame,
            lines: layout.lines,
            naturalWidth: layout.naturalWidth, unlimitedSize: layout.unlimitedSize, givenWidth: nil,
            isTruncated: false, measurement: layout.measurement)),
      ])
  }
}
