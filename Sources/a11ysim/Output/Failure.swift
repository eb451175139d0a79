import Scenarios

/// Puts errors into words.
enum Failure {
  static func message(for error: any Error) -> String {
    switch error {
    case let error as ScenarioError: error.description
    default: "a11ysim: \(error)"
    }
  }
}
