import SemanticTree

/// In which order announcements are spoken, and what may keep one from being heard.
///
/// By Apple's documentation of the priorities (iOS 17): high interrupts and cannot be interrupted, default
/// interrupts and can be, low waits until nothing else is spoken. One that is marked to be queued interrupts
/// nothing.
struct AnnouncementQueue {
  private let notifications: [Notification]
  private let language: String

  init(_ notifications: [Notification], language: String) {
    self.notifications = notifications.filter { $0.text.spoken != nil }
    self.language = language
  }

  /// Those of high and default priority, as they were posted.
  ///
  /// - Parameters:
  ///   - readsFocus: whether an element is read afterwards.
  ///   - command: what the user did, whose own feedback may cut what was posted in the same moment.
  func atOnce(before readsFocus: Bool, _ command: VoiceOverCommand) -> [Spoken] {
    let prompt = notifications.filter { $0.priority != .low }
    return prompt.enumerated().map { index, notification in
      let isFollowed = prompt.dropFirst(index + 1).contains { !$0.isQueued }
      return spoken(
        notification, mayBeCutBy: interruption(of: notification, isFollowed, readsFocus, command))
    }
  }

  /// Those of low priority.
  var waiting: [Spoken] { notifications.filter { $0.priority == .low }.map { spoken($0, mayBeCutBy: nil) } }

  private func interruption(
    of notification: Notification, _ isFollowed: Bool, _ readsFocus: Bool, _ command: VoiceOverCommand
  ) -> Spoken.Interruption? {
    guard notification.priority == .standard else { return nil }
    if isFollowed { return .announcement }
    if readsFocus { return .focusChange }
    return command == .activate ? .activation : nil
  }

  private func spoken(_ notification: Notification, mayBeCutBy interruption: Spoken.Interruption?) -> Spoken {
    let chunk = Chunk(.announcement, notification.text.spoken ?? "", language: language)
    return Spoken(
      Utterance(chunks: [chunk]), .notification(notification.kind, notification.priority),
      mayBeCutBy: interruption)
  }
}
