import SemanticTree

/// Tells the hint that an author gave from what VoiceOver says of the use of an element.
///
/// The library writes both together, in English, German or Russian.
enum AccessibilitySnapshotHint {
  private static let switching = [
    "Double tap to toggle setting.", "Zum Umschalten Doppeltippen.",
    "Коснитесь дважды, чтобы переключить настройку.",
  ]

  private static let adjusting = [
    "Swipe up or down with one finger to adjust the value.",
    "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
  ]

  /// The Russian table spells one phrase with letters of the Latin alphabet; it is taken as it is.
  private static let editing = [
    "Use the rotor to access Misspelled Words", "Double tap to edit.",
    "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden", "Zum Bearbeiten doppeltippen.",
    "Используйте ротор для доступа к oбъeкту: Cлова с ошибками", "коснитесь дважды, чтобы редактировать",
    "коснитесь дважды, чтобы редактировать.",
  ]

  /// A spoken hint without VoiceOver's own sentences at its end; nil where nothing else is in it. What an
  /// author wrote in VoiceOver's words stays, where VoiceOver would not say it of itself.
  static func authored(_ spoken: String, _ traits: Traits) -> String? {
    var usage: [String] = []
    if traits.contains(.toggleButton) { usage += switching }
    if traits.contains(.adjustable) { usage += adjusting }
    if traits.contains(.textEntry) { usage += editing }
    var rest = spoken[...]
    while let phrase = usage.first(where: { rest.hasSuffix($0) }) {
      rest = rest.dropLast(phrase.count)
      while let last = rest.last, last == " " || last == "," { rest.removeLast() }
    }
    // The library ends the author's words with a full stop before it goes on.
    if rest.count < spoken.count, rest.hasSuffix("."), !rest.dropLast().contains(".") {
      rest = rest.dropLast()
    }
    return rest.isEmpty ? nil : String(rest)
  }
}
