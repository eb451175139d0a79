import Foundation
import Speech

/// What the probe can be told to do.
enum Probe: String {
  /// Says the script into the file and prints all times as JSON.
  case say
  /// Says the script into the file with no file allowed to grow beyond NUMBER bytes.
  case limit
  /// Says the script into the file, prints "ready" and waits for a signal with the file unfinished.
  case wait
  /// Says NUMBER utterances into the file and prints how long starting and speaking took.
  case measure

  func run(file: String, number: Int?) throws {
    switch self {
    case .say: try say(into: file, finishing: true)
    case .limit: try say(into: file, finishing: true, limit: number)
    case .wait: try say(into: file, finishing: false)
    case .measure: try measure(file: file, count: number ?? 1)
    }
  }

  private func say(into file: String, finishing: Bool, limit: Int? = nil) throws {
    let synthesizer = try Synthesizer()
    // Not before: espeak-ng's audio library makes a large file in memory when it starts.
    if let limit { limitFileSize(to: limit) }
    // What is printed afterwards may go to a file too.
    defer { limitFileSize(to: nil) }
    let writer = try SoundFileWriter(path: file, sampleRate: synthesizer.sampleRate)
    let stream = try synthesizer.stream(to: writer, options: SpeechOptions(rate: 220))
    let results = try script.map { try stream.speak($0) }
    guard finishing else {
      FileHandle.standardOutput.write(Data("ready\n".utf8))
      while true { pause() }
    }
    try writer.finish()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(results), as: UTF8.self))
  }

  /// - Parameter bytes: nil for as much as the system allows.
  private func limitFileSize(to bytes: Int?) {
    #if os(Linux)
      let size = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let size = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    getrlimit(size, &limit)
    limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
    setrlimit(size, &limit)
  }

  private func measure(file: String, count: Int) throws {
    let clock = ContinuousClock()
    var samples = 0
    let start = clock.now
    let synthesizer = try Synthesizer()
    let started = clock.now
    let writer = try SoundFileWriter(path: file, sampleRate: synthesizer.sampleRate)
    let stream = try synthesizer.stream(to: writer)
    for index in 0..<count {
      _ = try stream.speak(SpokenText("Shipping method \(index), Standard, button.", language: "en-US"))
    }
    try writer.finish()
    samples = stream.position
    let seconds = Double(samples) / Double(synthesizer.sampleRate)
    print("start \(started - start), speaking \(clock.now - started), sound \(seconds) s")
  }

  /// Utterances that switch language, voice, pitch, punctuation and spelling.
  private var script: [SpokenText] {
    let mixed = SpokenText([
      Segment("Shipping method", language: "en-US", pauseAfter: 120),
      Segment("Standard, 4.90 €", language: "en-US", pauseAfter: 80, pitchAdjustment: 0.2),
      Segment("Lieferung über Nacht", language: "de", pauseAfter: 80),
      Segment("AB-12", language: "en-GB", spellsOut: true),
      Segment("a < b & c", language: "en-US", pauseAfter: 333, punctuation: .all),
    ])
    let languages = ["fr", "es-MX", "it", "pt-BR", "ja", "zh-Hans", "ko", "ru", "ar"]
    return [mixed, mixed] + languages.map { SpokenText("Menu 12 Äé 東京 слово", language: $0) }
  }
}
