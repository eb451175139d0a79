/// The text of a stretch with the places of its clusters.
struct ClusterText {
  private(set) var text: [UInt8]
  /// The byte at which each cluster starts.
  private(set) var starts: [Int]

  /// How high small capitals are, as a share of capitals. Inter has none of its own; this is an estimate.
  private static let smallCapitalHeight = 0.8

  /// - Parameter first: the first cluster of the run in `segments`.
  init(_ stretch: Stretch, of segments: Segments, from first: Int) {
    let range = stretch.clusters.lowerBound + first..<stretch.clusters.upperBound + first
    let offset = segments.starts[range.lowerBound]
    text = segments.text[offset..<segments.starts[range.upperBound]].map { $0 == 9 ? 32 : $0 }
    starts = segments.starts[range].map { $0 - offset }
  }

  private init(text: [UInt8], starts: [Int]) {
    self.text = text
    self.starts = starts
  }

  func shaped(by shaper: Shaper?, face: Face, language: String) -> Shape {
    guard let shaper else { return unknown }
    guard face.hasSmallCaps else {
      return shaper.shape(text, starts: starts, face: face, language: language)
    }
    let (capitals, factors) = smallCapitals
    var shape = shaper.shape(capitals.text, starts: capitals.starts, face: face, language: language)
    for index in shape.advances.indices { shape.advances[index] *= factors[index] }
    return shape
  }

  /// Where there is no font, every character is as wide as it is high.
  var unknown: Shape {
    let first = String(decoding: text, as: UTF8.self).unicodeScalars.first
    return Shape(advances: Array(repeating: 1, count: starts.count), missing: first, isSubstitute: true)
  }

  /// The text in capitals, and for each cluster how much smaller it is set.
  var smallCapitals: (ClusterText, [Double]) {
    var capitals = ClusterText(text: [], starts: [])
    var factors: [Double] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      let letter = String(decoding: text[start..<end], as: UTF8.self)
      let capital = letter.uppercased()
      capitals.starts.append(capitals.text.count)
      capitals.text += capital.utf8
      factors.append(capital == letter ? 1 : ClusterText.smallCapitalHeight)
    }
    return (capitals, factors)
  }
}
