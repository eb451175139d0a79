import Foundation
import Speech

extension Arguments {
  /// The options of commands that speak, into files too.
  static let speechOptions: [Option] =
    [
      .value("--output", "FILE", "write the sound: .wav, .flac, .ogg (Vorbis) or .mp3"),
      .value("--captions", "FILE.vtt", "write captions with the times of the utterances"),
      .flag("--no-sound", "print only"),
    ] + voiceOptions

  /// How things are said.
  static let voiceOptions: [Option] = [
    .value("--rate", "RATE", "words a minute (80 to 900), or VoiceOver's speed as a percentage: 60%"),
    .value("--pitch", "0-100", "the voice's pitch; 50 is its own"),
    .value("--punctuation", "LEVEL", "speak punctuation: none, some, all"),
    .value("--capitals", "HOW", "mark capital letters: none, sound, spell, pitch"),
    .value("--fallback-language", "TAG", "the voice and the words for languages that have none"),
  ]

  func speech() throws -> SpeechOptions {
    var options = SpeechOptions()
    if let rate = try rate() { options.rate = rate }
    if let pitch = try number("--pitch", in: 0...100) { options.pitch = Int(pitch) }
    if let punctuation: PunctuationLevel = try choice("--punctuation") { options.punctuation = punctuation }
    if let capitals: CapitalLetters = try choice("--capitals") { options.capitals = capitals }
    options.fallbackLanguage = value("--fallback-language")
    return options
  }

  private func rate() throws -> Int? {
    guard let word = value("--rate"), word.hasSuffix("%") else {
      let rates = SpeechOptions.rates
      return try number("--rate", in: Double(rates.lowerBound)...Double(rates.upperBound)).map { Int($0) }
    }
    guard let percent = Double(word.dropLast()), (0...100).contains(percent) else {
      throw UsageError(
        "'\(word)' is not a value of '--rate': use 0% to 100%, or words a minute", for: command)
    }
    return SpeechRate.wordsPerMinute(voiceOverPercent: percent)
  }
}
