import SemanticTree

/// What is heard, and what is not, between two moments.
struct Aftermath {
  let command: VoiceOverCommand
  let before: Moment
  /// With the focus already where it goes.
  let after: Moment
  let reason: FocusReason
  let composer: UtteranceComposer

  /// VoiceOver's own words on the focused element, what was posted, then the element that focus came to. What was
  /// posted with low priority waits for all of it.
  var spoken: [Spoken] {
    let queue = AnnouncementQueue(after.notifications, language: composer.language)
    return typing + change + queue.atOnce(before: readsFocus, command) + focusReading + queue.waiting
  }

  var silentChanges: [SilentChange] {
    if before.render == after.render { return [] }
    return comparison.changes.compactMap(silentPart)
  }

  /// Whether focus stands on another element or the same one is read anew.
  private var readsFocus: Bool { reason != .stays && reason != .nothingToFocus }

  /// A modal that comes or goes is heard, and so is that other elements can be reached; what changed beside it or
  /// beneath it is not.
  private var comparison: ScreenComparison {
    let modals = Set(before.modals).symmetricDifference(after.modals)
    if modals.isEmpty { return ScreenComparison(before: before.stops, after: after.stops) }
    return ScreenComparison(
      before: before.stops(without: modals), after: after.stops(without: modals))
  }

  /// A posted screen change: the user hears that the elements are others.
  private var announcesScreen: Bool { reason == .screenChanged }

  // MARK: - Heard

  private var typing: [Spoken] {
    guard let speech = typingSpeech else { return [] }
    return speech.utterances.map { Spoken(Utterance(node: after.focus, chunks: $0), .typing) }
  }

  private var change: [Spoken] {
    guard let speech = ownSpeech, !speech.chunks.isEmpty else { return [] }
    return [Spoken(Utterance(node: after.focus, chunks: speech.chunks), .change)]
  }

  private var focusReading: [Spoken] {
    guard readsFocus, let stop = after.focused else { return [] }
    let utterance = composer.utterance(for: stop, comingFrom: command == .start ? nil : before.focused)
    return [Spoken(utterance, .focus(reason))]
  }

  private var ownSpeech: OwnSpeech? {
    guard typingSpeech == nil else { return nil }
    return focusedPair.map {
      OwnSpeech(old: $0.node, new: $1.node, command: command, input: composer.input(for: $1))
    }
  }

  private var typingSpeech: TypingSpeech? {
    switch command {
    case .type, .deleteBackward:
      focusedPair.map {
        TypingSpeech(old: $0.node, new: $1.node, command: command, input: composer.input(for: $1))
      }
    default: nil
    }
  }

  /// The focused element before and after, where focus stayed.
  private var focusedPair: (Stop, Stop)? {
    guard !readsFocus, let old = before.focused, let new = after.focused, old.id == new.id else { return nil }
    return (old, new)
  }

  // MARK: - Not heard

  /// The change without what is heard of it; nil where all of it is.
  private func silentPart(_ silent: SilentChange) -> SilentChange? {
    switch silent.change {
    case .appeared, .disappeared: unannounced(silent)
    default: isHeard(silent) ? nil : silent
    }
  }

  /// The element that focus came to is read, so it has not appeared in silence.
  private func unannounced(_ silent: SilentChange) -> SilentChange? {
    guard !announcesScreen, case .appeared(var names) = silent.change else {
      return announcesScreen ? nil : silent
    }
    let isNew = after.focus.map { !before.contains($0) } ?? false
    if readsFocus, isNew, let name = after.focused?.node.spokenName, let index = names.firstIndex(of: name) {
      names.remove(at: index)
    }
    return names.isEmpty ? nil : SilentChange(node: nil, element: "", change: .appeared(names))
  }

  /// Where focus goes when its element vanishes is no more than likely, so that what is read there by luck does
  /// not count as announced.
  private func isHeard(_ silent: SilentChange) -> Bool {
    if silent.node == after.focus && reason != .nearestRemaining {
      return readsFocus || typingAnnounces(silent.change) || (ownSpeech?.announces(silent.change) ?? false)
    }
    return isInAnnouncement(silent.change)
  }

  private func typingAnnounces(_ change: SilentChange.Change) -> Bool {
    guard typingSpeech?.utterances.isEmpty == false, case .value = change else { return false }
    return true
  }

  /// Whether the new words are part of a text that the component posted.
  private func isInAnnouncement(_ change: SilentChange.Change) -> Bool {
    switch change {
    case .label(.some(let text)), .value(.some(let text)):
      after.notifications.contains {
        ($0.text.spoken ?? "").lowercased().contains(text.lowercased())
      }
    default: false
    }
  }
}

extension UtteranceComposer {
  fileprivate func input(for stop: Stop) -> SpeechInput { input(for: stop.node, place: stop.place) }
}
