import Foundation
import SemanticTree

/// The size of an SVG drawing.
enum VectorSize {
  /// Its `width` and `height` in pixels, else its `viewBox`; nil without either.
  static func svg(_ text: String) -> Size? {
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = String(text[start.upperBound..<end])
    if let width = attribute("width", in: tag).flatMap(length),
      let height = attribute("height", in: tag).flatMap(length)
    {
      return Size(width: width, height: height)
    }
    let box = attribute("viewBox", in: tag)?.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return Size(width: box[2], height: box[3])
  }

  /// A length without a unit or in pixels; a share of the surroundings has no size.
  private static func length(_ text: String) -> Double? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    for quote in ["\"", "'"] {
      guard let range = tag.range(of: " \(name)=\(quote)") ?? tag.range(of: "\n\(name)=\(quote)"),
        let end = tag[range.upperBound...].range(of: quote)
      else { continue }
      return String(tag[range.upperBound..<end.lowerBound])
    }
    return nil
  }
}
