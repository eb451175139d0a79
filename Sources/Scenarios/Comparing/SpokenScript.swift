import SemanticTree
import VoiceOver

/// All that an input says, in parts: the reading of the screen, then what each step causes.
public struct SpokenScript: Sendable {
  /// A line of a transcript.
  public struct Line: Hashable, Sendable {
    /// As in the transcript; `not announced: …` for what changes in silence.
    public var text: String
    /// The element that is spoken of, where that is known.
    public var node: NodeID?
    /// What the line is made of; nil where only its text is known.
    public var utterance: Utterance?
    /// Whether nothing is heard of it.
    public var isSilent = false
  }

  /// What belongs together.
  public struct Part: Hashable, Sendable {
    /// `from first to last`, or what the user does.
    public var heading: String
    /// In order.
    public var lines: [Line]
  }

  /// The input as the user named it.
  public var file: String
  /// What the screen is called, where that is known.
  public var title: String?
  /// In order.
  public var parts: [Part]
  /// Whether it is known what changes in silence.
  public var knowsSilence = true
  /// Whether it is known what the steps cause.
  public var knowsSteps = true

  /// How the reading of the screen is called.
  public static let reading = "from first to last"
}

extension SpokenScript {
  /// The screen from the first element to the last.
  @MainActor
  public init(_ player: ScenarioPlayer, file: String) {
    self.init(file: file, title: player.scenario.title, parts: [])
    parts = [SpokenScript.part(player.session.readAll().map(PlayedReading.init))]
  }

  /// What a playback caused.
  public init(_ playback: Playback, file: String) {
    self.init(file: file, title: playback.title, parts: [])
    parts = [SpokenScript.part(playback.reading)]
    parts.append(SpokenScript.part("come to the screen", [playback.start]))
    parts += playback.steps.map { SpokenScript.part($0.action, $0.approach + $0.commands) }
  }

  /// Readings that were written down before.
  init(_ readings: [PlayedReading], title: String?, file: String) {
    self.init(file: file, title: title, parts: [SpokenScript.part(readings)], knowsSteps: false)
  }

  /// Lines that somebody copied.
  init(_ transcript: DeviceTranscript, file: String) {
    self.init(file: file, title: transcript.remarks.first, parts: [], knowsSilence: false)
    knowsSteps = transcript.parts.contains { $0.step != nil }
    parts = transcript.parts.filter { $0.step != nil || $0.isNoted }.map { part in
      Part(heading: part.step?.words ?? SpokenScript.reading, lines: part.lines.map { Line(text: $0) })
    }
  }

  private static func part(_ readings: [PlayedReading]) -> Part {
    Part(
      heading: reading,
      lines: readings.map { Line(text: $0.transcript, node: $0.node, utterance: $0.utterance) })
  }

  private static func part(_ heading: String, _ steps: [VoiceOver.Step]) -> Part {
    let lines = steps.flatMap { step in
      step.spoken.map { spoken in
        Line(
          text: Transcript(spoken.utterance).text, node: spoken.utterance.node, utterance: spoken.utterance)
      } + step.silentChanges.map { Line(text: $0.description, node: $0.node, isSilent: true) }
    }
    return Part(heading: heading, lines: lines)
  }

  /// The same without what only another input knows.
  func withoutSilence() -> SpokenScript {
    var copy = self
    for index in copy.parts.indices { copy.parts[index].lines.removeAll(where: \.isSilent) }
    return copy
  }
}

extension SpokenScript {
  /// The reading of the screen alone.
  public var readingOnly: SpokenScript {
    var copy = self
    copy.parts = parts.filter { $0.heading == SpokenScript.reading }
    return copy
  }
}
