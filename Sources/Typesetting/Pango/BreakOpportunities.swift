internal import CPango

/// Where lines may break, by the rules of Unicode and of the language.
enum BreakOpportunities {
  /// Whether a line may break before each character (Unicode scalar); one more stands for the end.
  /// - Parameter text: UTF-8 without NUL.
  static func find(in text: [UInt8], characters: Int, language: String) -> [Bool] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
    text.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      pango_get_log_attrs(
        start, Int32(bytes.count), -1, pango_language_from_string(language), &attributes,
        Int32(characters + 1))
    }
    return attributes.map { attribute in
      withUnsafePointer(to: attribute) { a11ysim_may_break($0) != 0 }
    }
  }
}
