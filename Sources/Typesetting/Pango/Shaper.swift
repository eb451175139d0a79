internal import CPango
import SemanticTree

/// The advances of a stretch of text, in shares of the font size.
struct Shape {
  /// One for each cluster.
  var advances: [Double]
  /// The first character no font of the set has.
  var missing: Unicode.Scalar?
  /// True where a family, weight or slant other than the one wanted was used.
  var isSubstitute = false
}

/// Turns text into advances with the fonts of one set.
final class Shaper {
  private let fonts: FontMap
  private var attributes: [Face: FaceAttributes] = [:]
  private var known: [UnsafeMutablePointer<PangoFont>: KnownFont] = [:]
  private var coverage: [Face: [Unicode.Scalar: Bool]] = [:]
  private var language = ""

  init(fonts: FontMap) {
    self.fonts = fonts
  }

  /// Whether the face itself has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar, _ face: Face) -> Bool {
    if let answer = coverage[face]?[scalar] { return answer }
    let answer = attributes(of: face).has(scalar)
    coverage[face, default: [:]][scalar] = answer
    return answer
  }

  /// Shapes a text without line ends or control characters.
  /// - Parameter starts: where each cluster begins, in bytes of the text's UTF-8.
  func shape(_ text: [UInt8], starts: [Int], face: Face, language: String) -> Shape {
    var shape = Shape(advances: Array(repeating: 0, count: starts.count))
    forEachItem(of: text, face: face, language: language) { item in
      add(item, starts: starts, face: face, to: &shape)
    }
    return shape
  }

  /// The vertical measures of a face in shares of its size: ascender and descender.
  func heights(of face: Face) -> (ascender: Double, descender: Double)? {
    attributes(of: face).heights
  }

  private func use(_ tag: String) {
    guard tag != language else { return }
    language = tag
    pango_context_set_language(fonts.context, pango_language_from_string(tag))
  }

  private func attributes(of face: Face) -> FaceAttributes {
    if let found = attributes[face] { return found }
    let made = FaceAttributes(face, context: fonts.context)
    attributes[face] = made
    return made
  }

  private func add(_ item: ShapedItem, starts: [Int], face: Face, to shape: inout Shape) {
    if item.font?.isLike(face) != true { shape.isSubstitute = true }
    var finder = ClusterFinder(starts: starts)
    item.forEachGlyph { info, byte in
      let cluster = finder.cluster(at: byte)
      shape.advances[cluster] += Double(info.geometry.width) / item.unit
      if shape.missing == nil, a11ysim_is_unknown(info.glyph) != 0 {
        shape.missing = Unicode.Scalar(info.glyph & 0x0FFF_FFFF)
      }
    }
  }

  private func knownFont(_ font: UnsafeMutablePointer<PangoFont>) -> KnownFont {
    if let found = known[font] { return found }
    let made = KnownFont(font)
    known[font] = made
    return made
  }
}

/// A piece of text in one font, as Pango set it.
struct ShapedItem {
  let font: KnownFont?
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Where the piece begins in the text, in bytes.
  let offset: Int

  /// What Pango's lengths are divided by to give shares of the font size.
  var unit: Double { Double(PANGO_SCALE) * (font?.emSize ?? FontMap.referenceSize) }

  /// Goes through the glyphs from left to right, each with the byte of the text that it belongs to.
  func forEachGlyph(_ body: (PangoGlyphInfo, Int) -> Void) {
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      body(glyphs.pointee.glyphs[index], offset + Int(glyphs.pointee.log_clusters[index]))
    }
  }
}

extension Shaper {
  /// Sets a text without line ends or control characters, piece by piece in the order of the text.
  func forEachItem(
    of text: [UInt8], face: Face, language: String, _ body: (ShapedItem) -> Void
  ) {
    use(language)
    let attributes = attributes(of: face)
    text.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      let items = pango_itemize_with_base_dir(
        fonts.context, PANGO_DIRECTION_LTR, start, 0, Int32(bytes.count), attributes.list, nil)
      defer { g_list_free(items) }
      var cell = items
      while let current = cell {
        if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
          set(item, of: start, length: bytes.count, body)
          pango_item_free(item)
        }
        cell = current.pointee.next
      }
    }
  }

  private func set(
    _ item: UnsafeMutablePointer<PangoItem>, of text: UnsafePointer<CChar>, length: Int,
    _ body: (ShapedItem) -> Void
  ) {
    guard let glyphs = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(glyphs) }
    pango_shape_item(item, text, Int32(length), nil, glyphs, PANGO_SHAPE_NONE)
    let font = item.pointee.analysis.font.map(knownFont)
    body(ShapedItem(font: font, glyphs: glyphs, offset: Int(item.pointee.offset)))
  }
}

/// Finds the cluster of a byte; asked for neighbours in turn, it takes constant time.
struct ClusterFinder {
  private let starts: [Int]
  private var current: Int?

  init(starts: [Int]) { self.starts = starts }

  mutating func cluster(at byte: Int) -> Int {
    var index = current ?? starts.partitioningIndex { $0 > byte } - 1
    while index + 1 < starts.count, starts[index + 1] <= byte { index += 1 }
    while index > 0, starts[index] > byte { index -= 1 }
    current = max(index, 0)
    return max(index, 0)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place from which on the condition holds; it must not hold before one that fails.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
