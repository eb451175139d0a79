import Foundation
import Speech

/// Says a script: on the sound device, into a file, and as captions.
@MainActor
struct SpeechDelivery {
  enum Destination {
    case file(String)
    case device(SoundDevice)
  }

  var options = SpeechOptions()
  /// Where a caption file goes, beside the sound.
  var captions: String?

  /// Says everything in one process, once and in order, as espeak-ng's sound demands to be repeatable.
  func deliver(_ script: SpeechScript, to destination: Destination, _ console: Console) throws {
    let synthesizer = try Synthesizer()
    switch destination {
    case .file(let path):
      let file = try SoundFileWriter(path: path, sampleRate: synthesizer.sampleRate)
      do {
        try say(script, synthesizer, file, console)
        try file.finish()
      } catch {
        file.cancel()
        throw error
      }
    case .device(let device):
      let player = try Player(on: device, sampleRate: synthesizer.sampleRate)
      try say(script, synthesizer, player, console)
      try player.finish()
    }
  }

  private func say(
    _ script: SpeechScript, _ synthesizer: Synthesizer, _ sink: any SampleSink, _ console: Console
  ) throws {
    let stream = try synthesizer.stream(to: sink, options: options)
    var cues: [WebVTT.Cue] = []
    defer { console.endProgress() }
    for (index, line) in script.lines.enumerated() {
      console.progress("speaking \(index + 1) of \(script.lines.count)")
      let result = try stream.speak(line.spoken)
      cues.append(
        WebVTT.Cue(
          start: result.startMilliseconds, end: result.soundEndMilliseconds, text: line.caption))
    }
    if let captions { try WebVTT(cues: cues).write(to: captions) }
  }
}
