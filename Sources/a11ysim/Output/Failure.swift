import Scenarios
import SemanticTree
import SourceRunner
import VoiceOver

/// An error about something that is written in a file.
struct LocatedError: Error {
  /// Nil where it is not known.
  let place: SourceLocation?
  let error: any Error
}

/// Puts errors into words.
enum Failure {
  static func message(for error: any Error) -> String {
    switch error {
    case let error as ScenarioError: error.description
    case let error as InterruptedPlayback: error.description
    case let error as SourceError: error.description
    case let error as HostDeath: (error.place.map { "\($0): error" } ?? "a11ysim") + ": \(error.words)"
    case let error as LocatedError:
      (error.place.map { "\($0): error" } ?? "a11ysim") + ": \(words(for: error.error))"
    default: "a11ysim: \(words(for: error))"
    }
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case let error as UnknownLanguage: "\(error); '--fallback-language en' speaks English words instead"
    default: "\(error)"
    }
  }
}
