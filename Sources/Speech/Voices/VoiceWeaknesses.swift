/// What voices of espeak-ng are known to do badly, by file: what is heard there is no measure for a component.
///
/// Heard and read from the phonemes of espeak-ng 1.51 with Debian's dictionaries.
private let weaknesses: [String: String] = [
  "jpx/ja":
    "espeak-ng knows no readings of kanji and calls each a Chinese letter in English; kana are spoken",
  "sit/cmn": "espeak-ng gives many characters a wrong sound and all of them the same tone",
  "sem/ar": "espeak-ng guesses the short vowels, which Arabic does not write",
]

extension Voices {
  /// What a voice is known to do badly; nil for voices without a known weakness.
  public static func weakness(of file: String) -> String? { weaknesses[file] }
}
