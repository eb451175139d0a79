/// Chooses a voice file for a language: the same one on every machine that has it.
enum VoiceChoice {
  /// Returns the voice file for a BCP 47 tag. espeak-ng must have been started.
  ///
  /// The whole tag is tried first, then the tag without its last part, and so on. Each is looked for in our own
  /// table, which needs no reading of voice files, and then among the installed voices.
  static func file(for language: String) throws(SpeechError) -> String {
    let candidates = candidates(for: language)
    if let whole = candidates.first, let file = preferred(whole) { return file }
    let voices = EspeakLibrary.listVoices()
    for tag in candidates {
      if let file = preferred(tag) ?? best(for: tag, among: voices) { return file }
    }
    throw .noVoice(language: String(language.prefix(60)), nearest: nearest(to: language, among: voices))
  }

  /// Returns the tag in small letters without extensions, then ever shorter: `zh-hant-hk`, `zh-hant`, `zh`.
  static func candidates(for language: String) -> [String] {
    var parts = language.prefix(60).lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    // A part of one character starts an extension (`-u-…`) or private use (`-x-…`).
    if let extensions = parts.firstIndex(where: { $0.count == 1 }) { parts.removeSubrange(extensions...) }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  private static func preferred(_ tag: String) -> String? {
    preferredVoices[tag].flatMap { EspeakLibrary.path(ofVoice: $0) == nil ? nil : $0 }
  }

  private static func best(for tag: String, among voices: [Voice]) -> String? {
    let ranked = voices.flatMap { voice in
      voice.ranks.filter { $0.language == tag }.map { (rank: $0.rank, file: voice.file) }
    }
    return ranked.min { ($0.rank, $0.file) < ($1.rank, $1.file) }?.file
  }

  private static func nearest(to language: String, among voices: [Voice]) -> [String] {
    let wanted = candidates(for: language).last ?? ""
    let known = Set(voices.flatMap { $0.ranks.map(\.language) } + preferredVoices.keys)
    return closestSpellings(to: wanted, among: known)
  }
}

/// Checks voice files that a user names.
enum VoiceOverride {
  /// Makes sure that a voice file (with a variant after `+`) exists and is not a path out of the voice folders.
  static func validate(_ file: String) throws(SpeechError) {
    let parts = file.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first, isPlain(base), exists(String(base)), parts.count == 1 || isVariant(parts[1])
    else {
      let known = Set(EspeakLibrary.listVoices().map(\.file))
      throw .noVoiceFile(file: String(file.prefix(60)), nearest: closestSpellings(to: file, among: known))
    }
  }

  // MBROLA voices (`mb/`) have another sample rate.
  private static func exists(_ base: String) -> Bool {
    !base.hasPrefix("mb/") && !base.hasPrefix("!v/") && EspeakLibrary.path(ofVoice: base) != nil
  }

  private static func isVariant(_ variant: Substring) -> Bool {
    isPlain(variant) && !variant.contains("/") && EspeakLibrary.path(ofVoice: "!v/\(variant)") != nil
  }

  // espeak-ng copies names into buffers of 40 bytes.
  private static func isPlain(_ name: Substring) -> Bool {
    (1...30).contains(name.utf8.count)
      && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "+") }
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != ".." }
  }
}
