import Foundation
import SemanticTree

/// The size of a picture, from the head of its file.
enum ImageSize {
  /// In points; nil where the file is missing or of a kind whose head is not known.
  ///
  /// - Parameter scale: pixels in a point, for pictures of pixels. Drawings are in points already.
  static func size(of file: ResourceFile, scale: Double) -> Size? {
    let head = file.prefix(limit)
    guard !head.isEmpty else { return nil }
    let pixels = png([UInt8](head.prefix(24))) ?? jpeg([UInt8](head)) ?? gif([UInt8](head.prefix(10)))
    if let pixels { return Size(width: pixels.width / scale, height: pixels.height / scale) }
    let text = String(decoding: head, as: UTF8.self)
    return switch file.kind {
    case "pdf": pdf(text)
    case "svg": VectorSize.svg(text)
    default: nil
    }
  }

  /// Enough for a JPEG with a large thumbnail before its frame.
  private static let limit = 256 << 10

  /// The first chunk of a PNG has the size (ISO/IEC 15948, 11.2.2).
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.count == 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return Size(width: number([bytes[7], bytes[6]]), height: number([bytes[9], bytes[8]]))
  }

  /// A JPEG is a row of segments; that of the frame has the size (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
      } else if isFrame(marker) {
        return Size(
          width: number(bytes[(place + 7)..<(place + 9)]), height: number(bytes[(place + 5)..<(place + 7)]))
      } else {
        place += 2 + Int(number(bytes[(place + 2)..<(place + 4)]))
      }
    }
    return nil
  }

  /// The start of a frame of any coding; three markers among them mean something else.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// A number of several bytes, the most significant first.
  private static func number(_ bytes: some Sequence<UInt8>) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) }
  }

  /// The first page's box, where it is not compressed.
  private static func pdf(_ text: String) -> Size? {
    guard let start = text.range(of: "/MediaBox"), let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
