import VoiceOver

/// What is known of VoiceOver, what is not, and how it is operated.
@MainActor
enum VoiceOverText {
  static func print(to console: Console) {
    section("Settings of a device", SpeechOption.all.filter(\.isSetting), console)
    section("Not known, with the answer that is taken", SpeechOption.all.filter(\.isQuestion), console)
    section(
      "Heard on devices, and not in AccessibilitySnapshot's texts (register 'legend')",
      SpeechOption.all.filter { $0.subject == .habit }, console)
    console.print(
      "Set one with --voiceover KEY=VALUE, or in a scenario: \"voiceOver\": { \"hints\": \"off\" }.\n")
    console.print("Not known, and without a choice")
    for question in OpenQuestions.all { console.print(wrapped(question)) }
    console.print("\nSettings that change nothing here")
    table(LeftOut.settings, console)
    console.print("\nGestures")
    table(GestureList.all.map { ($0.words, $0.effect) }, console)
    console.print("\nGestures that do nothing here")
    table(LeftOut.gestures, console)
    console.print("\nKeys of a hardware keyboard (vo is Control and Option)")
    table(VoiceOverKeys.all.map { ($0.chord.description, $0.command.effect) } + KeyboardOrder.keys, console)
    console.print("\nItems of the rotor: \(RotorItem.simple.map(\.name).joined(separator: ", "));")
    console.print(
      "heading1 to heading6; and the names of an author's own rotors. Turning goes through those that lead")
    console.print(
      "somewhere of \(SpeechSettings.device.rotor.map(\.name).joined(separator: ", ")), after the element's own."
    )
  }

  private static func section(_ title: String, _ options: [SpeechOption], _ console: Console) {
    console.print(title)
    for option in options {
      let value = option.value(in: .device)
      let others = option.values.filter { $0 != value }.joined(separator: ", ")
      console.print("  \(option.name)=\(value)  (or \(others))")
      if case .setting(let path) = option.subject { console.print("      \(path)") }
      console.print(wrapped(option.note + ".", indent: "      "))
    }
    console.print("")
  }

  private static func table(_ rows: [(String, String)], _ console: Console) {
    let width = rows.map(\.0.count).max() ?? 0
    for (left, right) in rows {
      console.print("  \(left)\(String(repeating: " ", count: width - left.count))  \(right)")
    }
  }

  /// The text in lines of at most a hundred characters.
  private static func wrapped(_ text: String, indent: String = "  ") -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 100 - indent.count { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " \(word)"
    }
    return lines.map { indent + $0 }.joined(separator: "\n")
  }
}

extension SpeechOption {
  fileprivate var isSetting: Bool { if case .setting = subject { true } else { false } }
  fileprivate var isQuestion: Bool { if case .question = subject { true } else { false } }
}
