internal import CPango
import SemanticTree

/// A face in Pango's terms, with the font that is found for it.
final class FaceAttributes {
  /// The attributes that select the face for a whole text.
  let list: OpaquePointer
  private let font: UnsafeMutablePointer<PangoFont>?

  init(_ face: Face, context: OpaquePointer) {
    list = pango_attr_list_new()
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, face.family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight.rawValue)))
    pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_size(description, Int32(FontMap.referenceSize) * PANGO_SCALE)
    pango_attr_list_insert(list, pango_attr_font_desc_new(description))
    pango_attr_list_insert(list, pango_attr_font_features_new(face.features))
    font = pango_context_load_font(context, description)
  }

  deinit {
    pango_attr_list_unref(list)
    if let font { g_object_unref(font) }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    guard let font else { return false }
    return pango_font_has_char(font, scalar.value) != 0
  }

  /// Ascender and descender in shares of the size.
  var heights: (ascender: Double, descender: Double)? {
    guard let font, let metrics = pango_font_get_metrics(font, nil) else { return nil }
    defer { pango_font_metrics_unref(metrics) }
    let unit = FontMap.referenceSize * Double(PANGO_SCALE)
    return (
      Double(pango_font_metrics_get_ascent(metrics)) / unit,
      Double(pango_font_metrics_get_descent(metrics)) / unit
    )
  }
}

/// A font that Pango chose, described once.
final class KnownFont {
  let font: UnsafeMutablePointer<PangoFont>
  private let family: String
  private let weight: Int
  private let isItalic: Bool
  /// All that tells the font from others at the same size.
  let name: String

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    weight = Int(pango_font_description_get_weight(description).rawValue)
    isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    let text = pango_font_description_to_string(description)
    defer { g_free(text) }
    name = text.map { String(cString: $0) } ?? ""
  }

  deinit { g_object_unref(font) }

  /// What an advance is divided by to give a share of the font size.
  ///
  /// The emoji font has pictures of one size only, 109 pixels to the em, which Pango does not scale.
  var emSize: Double { hasPictures ? 109 : FontMap.referenceSize }

  /// True for the font whose glyphs are coloured pictures and no outlines.
  var hasPictures: Bool { family == "Noto Color Emoji" }

  func isLike(_ face: Face) -> Bool {
    family.lowercased() == face.family.lowercased() && weight == face.weight.rawValue
      && isItalic == face.isItalic
  }
}
