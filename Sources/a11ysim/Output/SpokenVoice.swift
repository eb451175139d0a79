import Exploring
import Pages
import Speech
import VoiceOver

/// Speaks on a sound device while someone explores.
final class SpokenVoice: ExploreVoice {
  private let speech: LiveSpeech

  init(_ options: SpeechOptions, on device: SoundDevice, _ messages: VoiceMessages) {
    speech = LiveSpeech(
      options: options,
      makeSink: { (rate) throws(SpeechError) in
        try Player(on: device, sampleRate: rate, buffering: .shallow)
      },
      onEvent: { event in
        switch event {
        case .finished(let number): messages.post(.finished(number))
        case .failed(_, let error): messages.post(.failed(error.description))
        }
      })
  }

  func say(_ utterances: [Utterance]) -> Int { speech.say(utterances.map { SpokenText($0) }) }
  func stop() { speech.stop() }
  func end() { speech.end() }
}
