internal import CEspeak

extension EspeakLibrary {
  /// The numbers that a voice is said with; equal settings are not set again.
  struct Settings: Equatable {
    var rate: Int
    var pitch: Int
    var volume: Int
    var punctuation: PunctuationLevel
    var capitals: CapitalLetters
  }

  /// Sets the numbers of the current voice. Loading a voice resets some of them.
  static func apply(_ settings: Settings) throws(SpeechError) {
    try set(espeakRATE, settings.rate)
    try set(espeakPITCH, settings.pitch)
    try set(espeakVOLUME, settings.volume)
    // espeak-ng 1.51 takes these two and yet reports an invalid argument.
    _ = espeak_ng_SetParameter(espeakPUNCTUATION, Int32(settings.punctuation.espeakValue.rawValue), 0)
    _ = espeak_ng_SetParameter(espeakCAPITALS, Int32(settings.capitals.espeakValue), 0)
  }

  private static func set(_ parameter: espeak_PARAMETER, _ value: Int) throws(SpeechError) {
    let status = espeak_ng_SetParameter(parameter, Int32(value), 0)
    guard status == ENS_OK else { throw .synthesisFailed(reason: message(status)) }
  }

  /// Says a zero-terminated UTF-8 text with the current voice; its samples and events go to `receiver`.
  static func synthesize(_ text: [UInt8], asMarkup: Bool, receiver: Receiver) throws(SpeechError) {
    var flags = UInt32(espeakCHARS_UTF8)
    if asMarkup { flags |= UInt32(espeakSSML) }
    let status = withExtendedLifetime(receiver) {
      espeak_ng_Synthesize(
        text, text.count, 0, POS_CHARACTER, 0, flags, nil, Unmanaged.passUnretained(receiver).toOpaque())
    }
    if let failure = receiver.failure { throw failure }
    guard status == ENS_OK else { throw .synthesisFailed(reason: message(status)) }
  }
}

extension PunctuationLevel {
  fileprivate var espeakValue: espeak_PUNCT_TYPE {
    switch self {
    case .none: espeakPUNCT_NONE
    case .some: espeakPUNCT_SOME
    case .all: espeakPUNCT_ALL
    }
  }
}

extension CapitalLetters {
  /// espeak-ng's number: three and more are the Hz by which the pitch rises.
  fileprivate var espeakValue: Int {
    switch self {
    case .none: 0
    case .sound: 1
    case .spell: 2
    case .pitch: 20
    }
  }
}
