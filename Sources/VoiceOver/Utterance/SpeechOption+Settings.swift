extension SpeechOption {
  /// What a user can set on a device.
  static let settings: [SpeechOption] = [
    toggle("hints", path("Speak Hints"), \.speaksHints, "whether hints are spoken"),
    choice(
      "controls", path("Controls"), \.controls,
      "where the words for a control's type stand; from iOS 18.4 on"),
    choice(
      "punctuation", path("Punctuation"), \.punctuation,
      "which marks are spoken as words; that 'some' is the default is not documented"),
    choice(
      "capitals", path("Capital Letters"), \.capitals,
      "what marks a capital letter that is read alone; that its pitch is the default is not documented"),
    choice("deletions", path("Deleting Text"), \.deletions, "what marks a deleted character"),
    choice("actions", path("Actions"), \.actions, "what tells that an element has actions"),
    choice("moreContent", path("More Content"), \.moreContent, "what tells that an element has more content"),
    toggle("tableHeaders", path("Table Headers"), \.speaksTableHeaders, "whether headers come before a cell"),
    toggle(
      "rowAndColumnNumbers", path("Row & Column Numbers"), \.speaksRowAndColumnNumbers,
      "whether a cell's place is spoken"),
    toggle(
      "containerDescriptions", path("Container Descriptions"), \.describesContainers,
      "whether lists, landmarks, groups and positions are spoken"),
    toggle(
      "emojiSuffix", path("Emoji Suffix"), \.speaksEmojiSuffix, "whether 'emoji' follows an emoji's name"),
    toggle(
      "detectLanguages", .setting(path: "Speech > Detect Languages"), \.detectsLanguages,
      "whether an element's own language chooses voice and words"),
  ]

  private static func path(_ name: String) -> Subject { .setting(path: "Verbosity > \(name)") }
}
