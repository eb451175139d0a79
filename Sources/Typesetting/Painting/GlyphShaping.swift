internal import CPango
import SemanticTree

/// A glyph of a cluster; lengths are shares of the font size.
struct Glyph {
  /// Nil for the box that stands for a character no font has.
  var font: KnownFont?
  /// The glyph's number in the font.
  var index: UInt32
  /// From the left end of the cluster on the baseline, to the right and down.
  var x, y: Double
  /// How large it is set.
  var size = 1.0

  static var box: Glyph { Glyph(font: nil, index: 0, x: 0, y: 0) }
}

extension Shaper {
  /// The glyphs of each cluster: those whose advances were measured.
  func glyphs(of text: [UInt8], starts: [Int], face: Face, language: String) -> [[Glyph]] {
    var clusters = Array(repeating: GlyphCluster(), count: starts.count)
    forEachItem(of: text, face: face, language: language) { item in
      var finder = ClusterFinder(starts: starts)
      item.forEachGlyph { info, byte in
        clusters[finder.cluster(at: byte)].add(info, unit: item.unit, font: item.font)
      }
    }
    return clusters.map(\.glyphs)
  }
}

/// The glyphs of a cluster from left to right.
private struct GlyphCluster {
  private(set) var glyphs: [Glyph] = []
  private var width = 0.0

  mutating func add(_ info: PangoGlyphInfo, unit: Double, font: KnownFont?) {
    let x = width + Double(info.geometry.x_offset) / unit
    width += Double(info.geometry.width) / unit
    if a11ysim_is_empty(info.glyph) != 0 { return }
    let isUnknown = a11ysim_is_unknown(info.glyph) != 0
    let y = Double(info.geometry.y_offset) / unit
    glyphs.append(isUnknown ? .box : Glyph(font: font, index: info.glyph, x: x, y: y))
  }
}

extension ClusterText {
  func glyphs(by shaper: Shaper?, face: Face, language: String) -> [[Glyph]] {
    guard let shaper else { return starts.map { _ in [.box] } }
    guard face.hasSmallCaps else {
      return shaper.glyphs(of: text, starts: starts, face: face, language: language)
    }
    let (capitals, factors) = smallCapitals
    let clusters = shaper.glyphs(of: capitals.text, starts: capitals.starts, face: face, language: language)
    return zip(clusters, factors).map { cluster, factor in cluster.map { $0.scaled(by: factor) } }
  }
}

extension Glyph {
  fileprivate func scaled(by factor: Double) -> Glyph {
    Glyph(font: font, index: index, x: x * factor, y: y * factor, size: size * factor)
  }
}

extension FontBook {
  /// The glyphs of each cluster of one run.
  func glyphs(_ key: ShapeKey, segments: Segments) -> [[Glyph]] {
    parts(of: key.face, segments: segments, run: 0).flatMap { text, kind -> [[Glyph]] in
      switch kind {
      case .control: return text.starts.map { _ in [] }
      case .unknown: return text.starts.map { _ in [.box] }
      case .primary, .fallback, .emoji:
        let (shaper, face) = setter(of: kind, face: key.face)
        return text.glyphs(by: shaper, face: face, language: key.language)
      }
    }
  }
}
