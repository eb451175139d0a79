/// Words as people hear them and compare them.
enum Wording {
  /// Letters and digits, without regard to case; everything else separates.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether the same words are said, without regard to case and punctuation; texts without words say nothing.
  static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return false }
    let words = words(of: first)
    return !words.isEmpty && words == Wording.words(of: second)
  }

  /// Whether words stand among others, in their order and side by side.
  static func stands(_ words: [String], in others: [String]) -> Bool {
    guard let first = words.first, words.count <= others.count else { return false }
    return others.indices.contains { others[$0] == first && others[$0...].starts(with: words) }
  }

  /// What stands between commas, colons, brackets and the like, in lower case.
  static func pieces(of text: String) -> [String] {
    text.lowercased().split { ",;:()–—\n".contains($0) }
      .map { words(of: String($0)).joined(separator: " ") }.filter { !$0.isEmpty }
  }
}

extension Character {
  /// True for what VoiceOver has a word for although it is no letter: an emoji.
  var isSpokenPicture: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
