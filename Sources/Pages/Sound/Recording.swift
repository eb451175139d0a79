import Foundation
import Speech
import VoiceOver

/// The sound of a state's transcript, one line after the other.
public struct Recording: Sendable {
  /// When a line is heard, in milliseconds from the start.
  public struct Span: Hashable, Sendable {
    public var start, end: Int
  }

  /// An MP3 file, which every browser plays.
  public var mp3: Data
  /// One for each line; nil for one without words.
  public var spans: [Span?]
  /// How long it lasts, in milliseconds.
  public var duration: Int
}

/// What there is to hear of a state.
public enum StateSound: Sendable {
  case recorded(Recording)
  /// Sound was not asked for.
  case leftOut
  /// Why it cannot be spoken.
  case failed(String)

  var recording: Recording? {
    if case .recorded(let recording) = self { return recording }
    return nil
  }
}

/// Records states one after the other, once in a process: what espeak-ng says depends on what it said before.
public struct Recorder {
  private let synthesizer: Synthesizer
  private let options: SpeechOptions

  /// - Throws: `SpeechError` where espeak-ng does not start.
  public init(_ options: SpeechOptions) throws {
    synthesizer = try Synthesizer()
    self.options = options
  }

  /// A state's sound, or why there is none; a language without a voice costs a state its sound only.
  ///
  /// - Throws: `SpeechError`.
  public func sound(_ utterances: [Utterance]) throws -> StateSound {
    do {
      return .recorded(try record(utterances))
    } catch let error as SpeechError {
      guard case .noVoice = error else { throw error }
      return .failed("\(error)")
    }
  }

  private func record(_ utterances: [Utterance]) throws -> Recording {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")
    defer { try? FileManager.default.removeItem(at: file) }
    let writer = try SoundFileWriter(path: file.path, sampleRate: synthesizer.sampleRate, isCompact: true)
    let stream = try synthesizer.stream(to: writer, options: options)
    let spans = try utterances.map { utterance -> Recording.Span? in
      let text = SpokenText(utterance)
      if text.segments.isEmpty { return nil }
      let result = try stream.speak(text)
      return Recording.Span(start: result.startMilliseconds, end: result.soundEndMilliseconds)
    }
    try writer.finish()
    return Recording(
      mp3: try Data(contentsOf: file), spans: spans,
      duration: stream.position * 1000 / max(stream.sampleRate, 1))
  }
}
