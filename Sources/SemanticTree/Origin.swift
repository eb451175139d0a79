/// A property of a node whose origin is recorded.
public enum NodeProperty: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
  case label, value, hint, traits, identifier, language, frame, hitShape, expanded, actions
}

/// Where a property's content comes from.
public enum Origin: Hashable, Codable, Sendable {
  /// The author wrote it for assistive technology.
  case given
  /// The platform made it from what the view shows.
  case derived
  /// The platform's own description of a symbol; the grade says how sure its words are. The language is that of
  /// the words where none are known in the screen's, else nil.
  case symbol(name: String, grade: SymbolGrade, language: String? = nil)
  /// The input cannot carry the property, so nothing is known of it.
  case absent
}

/// How sure it is that iOS says a symbol's description with these words.
public enum SymbolGrade: String, Hashable, Codable, Sendable, CaseIterable {
  /// Read from a device, by the one who runs a11ysim.
  case device
  case verified, verifiedOnce = "verified-once", reported, unclear
  case inferredVariant = "inferred-variant", inferredAnalogue = "inferred-analogue"
  case noDescription = "no-description", fallback

  /// True where the words were seen or heard on a device and may be asserted.
  public var isAssertable: Bool {
    [.device, .verified, .verifiedOnce, .reported].contains(self)
  }
}
