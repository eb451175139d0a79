import SemanticTree

extension View {
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.spellsOutCharacters = value }
  }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.alwaysIncludesPunctuation = value }
  }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    accessibility { node, _ in node.speech.pitch = min(max(value, -1), 1) }
  }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    accessibility { node, _ in node.speech.announcementsQueued = value }
  }
}
