import Scenarios
import VoiceOver

/// Puts errors into words.
enum Failure {
  static func message(for error: any Error) -> String {
    switch error {
    case let error as ScenarioError: error.description
    case let error as InterruptedPlayback: error.description
    case let error as UnknownLanguage:
      "a11ysim: \(error); '--fallback-language en' speaks English words instead"
    default: "a11ysim: \(error)"
    }
  }
}
