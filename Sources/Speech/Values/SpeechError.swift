/// Why something could not be said, written or played. The description says what to do about it.
public enum SpeechError: Error, Hashable, Sendable {
  /// espeak-ng did not start: its words, and where it looked for its data.
  case engineUnavailable(reason: String, dataPath: String)
  /// Another ``Synthesizer`` is alive in this process; espeak-ng has one state for all.
  case alreadyInUse
  /// No installed voice speaks this language; `nearest` are languages that are spelled alike.
  case noVoice(language: String, nearest: [String])
  /// No such voice file; `nearest` are files that are spelled alike.
  case noVoiceFile(file: String, nearest: [String])
  /// A number of ``SpeechOptions`` is out of its range.
  case optionOutOfRange(option: String, value: Int, range: ClosedRange<Int>)
  /// espeak-ng failed in the middle.
  case synthesisFailed(reason: String)
  /// The file name's extension names none of the sound formats.
  case unknownSoundFormat(path: String)
  /// A file could not be written; nothing is left of it.
  case cannotWrite(path: String, reason: String)
  /// Nothing to play on.
  case noSoundDevice(reason: String)
  /// The playing program stopped by itself.
  case playingFailed(program: String, reason: String)
  /// The sink was asked to stop.
  case stopped
}

extension SpeechError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .engineUnavailable(let reason, let dataPath):
      "espeak-ng cannot start: \(reason) (data looked for in '\(dataPath)'); install espeak-ng's data, or set "
        + "ESPEAK_DATA_PATH to the folder that holds it"
    case .alreadyInUse:
      "a synthesizer is already in use in this process; use that one"
    case .noVoice(let language, let nearest):
      "no voice for language '\(language)'\(Self.hint(nearest)); choose another language or a fallback language"
    case .noVoiceFile(let file, let nearest):
      "no voice file '\(file)'\(Self.hint(nearest)); name one that the list of voices shows"
    case .optionOutOfRange(let option, let value, let range):
      "\(option) is \(value), but must be between \(range.lowerBound) and \(range.upperBound)"
    case .synthesisFailed(let reason):
      "espeak-ng stopped: \(reason)"
    case .unknownSoundFormat(let path):
      "cannot tell the sound format of '\(path)'; end its name in \(SoundFormat.extensionList)"
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason)"
    case .noSoundDevice(let reason):
      "cannot play: \(reason)"
    case .playingFailed(let program, let reason):
      "\(program) stopped playing: \(reason)"
    case .stopped:
      "stopped"
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " (nearest: \(nearest.joined(separator: ", ")))"
  }
}
