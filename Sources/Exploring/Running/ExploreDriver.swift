import Terminal
import VoiceOver

/// Drives an explorer: what it answers is spoken, and reading goes on when speech has ended.
@MainActor
public final class ExploreDriver {
  /// The explorer that is driven.
  public let explorer: Explorer
  private var voice: (any ExploreVoice)?
  private var order: Int?
  /// Whether it was asked to end.
  public private(set) var isOver = false

  /// - Parameter voice: nil for silence.
  public init(_ explorer: Explorer, voice: (any ExploreVoice)?) {
    self.explorer = explorer
    self.voice = voice
  }

  /// Comes to the screen.
  public func begin() throws -> [Happening] { try deliver(try explorer.begin(), isHeard: isHeard) }

  /// Takes a key; speech ends before anything else happens.
  public func press(_ key: Key) throws -> [Happening] {
    silence()
    let wasHeard = isHeard
    return try deliver(try explorer.press(key), isHeard: wasHeard || isHeard)
  }

  /// Takes what the voice has to tell.
  public func hear(_ messages: [VoiceMessages.Message]) throws -> [Happening] {
    var happenings: [Happening] = []
    for message in messages {
      switch message {
      case .finished(let number) where number == order:
        order = nil
        happenings += try deliver(try explorer.speechEnded(), isHeard: isHeard)
      case .finished: break
      case .failed(let reason):
        let remark = Happening(.remark, "no sound: \(reason)")
        explorer.note([remark])
        happenings.append(remark)
        voice?.end()
        voice = nil
        happenings += try readOnInSilence()
      }
    }
    return happenings
  }

  /// Cuts speech off.
  public func silence() {
    order = nil
    voice?.stop()
  }

  /// Ends the voice.
  public func end() {
    voice?.end()
    voice = nil
  }

  /// Whether the user has speech turned on. That it goes off is heard still.
  private var isHeard: Bool { explorer.session.isSpeechOn }

  private func deliver(_ response: Response, isHeard: Bool) throws -> [Happening] {
    isOver = isOver || response.isOver
    if let voice {
      let utterances = isHeard ? response.utterances : []
      if response.continues || !utterances.isEmpty { order = voice.say(utterances) }
      return response.happenings
    }
    return response.happenings + (response.continues ? try readOnInSilence() : [])
  }

  /// Without sound there is nothing to wait for.
  private func readOnInSilence() throws -> [Happening] {
    var happenings: [Happening] = []
    // A screen whose elements come as they are read has no end.
    for _ in 0..<10_000 {
      let response = try explorer.speechEnded()
      happenings += response.happenings
      if !response.continues { break }
    }
    return happenings
  }
}
