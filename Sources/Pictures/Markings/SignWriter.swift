import SemanticTree
import Typesetting

/// Draws the parts of markings. Those that differ in their place alone are shared.
struct SignWriter {
  let shelf: Shelf
  let typesetter: Typesetter

  /// A figure in the current colour on a white border.
  /// - Parameters:
  ///   - line: the figure without a colour.
  ///   - width: how thick the coloured line is, in points.
  static func lines(
    _ line: Element, width: Double, change: (Element) -> Element = { $0 }
  ) -> String {
    let halo = line.with("class", "halo").with("stroke", "#fff").with("stroke-width", width + 3)
    return halo.markup() + change(line.with("stroke-width", width)).markup()
  }

  /// A rectangle from the origin, drawn in lines.
  func box(_ size: Size, radius: Double, _ draw: (Element) -> String) -> String {
    let rect = Rect(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
    let element = Outline.roundedRectangle(rect, radius: radius).element
    return shelf.definitions.share(.sign, Element("g").around(draw(element)))
  }

  /// The name of an arrowhead about the origin, 9 points long, that points right.
  var arrowhead: String {
    let path = PathText.text([
      .move(Point(x: 4.5, y: 0)), .line(Point(x: -4.5, y: 4.5)), .line(Point(x: -4.5, y: -4.5)), .close,
    ])
    let halo = Element("path").with("class", "halo").with("stroke", "#fff").with("stroke-width", 3).with(
      "d", path)
    let head = Element("path").with("fill", "currentColor").with("stroke", "none").with("d", path)
    return shelf.definitions.share(.sign, Element("g").around(halo.markup()).around(head.markup()))
  }

  /// A badge about the origin.
  func badge(_ number: Int) -> (name: String, size: Size) {
    let digits = digits(number)
    let size = Size(width: max(SignWriter.badgeHeight, digits.width + 9), height: SignWriter.badgeHeight)
    let plate = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let halo = Outline.capsule(plate.inset(by: -1.5)).element.with("class", "halo").with("fill", "#fff")
    let body = Outline.capsule(plate).element.with("fill", "currentColor")
    var group = Element("g").with("stroke", "none").around(halo.markup()).around(body.markup())
    if let words = digits.name {
      let place = (x: -digits.width / 2, y: SignWriter.digitHeight / 2)
      group = group.around(
        Element.use(words, at: place).with("class", "digits").with("fill", "#fff").markup())
    }
    return (shelf.definitions.share(.sign, group), size)
  }

  private func digits(_ number: Int) -> (name: String?, width: Double) {
    let font = FontDescription(size: SignWriter.digitSize, weight: .bold)
    let layout = typesetter.layout(Paragraph(String(number), font: font), width: nil)
    let frame = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    let text = TextDrawing(
      node: nil, text: String(number), font: font, paint: .color(.black), frame: frame, lines: layout.lines,
      naturalWidth: layout.naturalWidth, unlimitedSize: layout.unlimitedSize, givenWidth: nil,
      isTruncated: false, measurement: layout.measurement)
    let line = TextOutliner(typesetter, environment: ScreenEnvironment()).lines(of: text).first
    return (line.flatMap { shelf.words($0.glyphs) }, layout.lines.first?.frame.width ?? 0)
  }

  /// In points.
  private static let badgeHeight = 18.0
  private static let digitSize = 11.0
  private static var digitHeight: Double { digitSize * 0.727 }
}
