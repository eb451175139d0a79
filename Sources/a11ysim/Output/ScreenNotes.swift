import SemanticTree

/// What a reader should know about a screen beside what is on it.
enum ScreenNotes {
  static func lines(_ screen: Screen) -> [String] {
    let missing = screen.notModelled.map { entry in
      let place = entry.source.map { " at \($0)" } ?? ""
      return "\(entry.isLeftOut ? "left out" : "not modelled"): \(entry.name)\(place): \(entry.consequence)"
    }
    return screen.notes.map { "note: \($0)" } + missing
  }
}
