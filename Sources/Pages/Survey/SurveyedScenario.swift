import Auditor
import Gate
import SemanticTree

/// All that a page tells of a scenario: what its states look like and what is heard in them.
public struct SurveyedScenario: Equatable, Codable, Sendable {
  /// Relative to the project, with `/` between folders.
  public var path: String
  public var title: String
  /// In which VoiceOver was heard and things were done.
  public var environment: ScreenEnvironment
  /// The start first.
  public var states: [SurveyedState]
  /// Further looks of states, each once.
  public var looks: [SurveyedLook]
  /// What is said before and after a finding is mended, by the finding's identity.
  public var spokenFixes: [String: SpokenFix]
}

/// A state with what VoiceOver says in it.
public struct SurveyedState: Equatable, Codable, Sendable {
  /// As in findings: `start`, or `after 'Shipping' › 'Express'`.
  public var name: String
  /// The elements that are activated on the way here.
  public var path: [NodeID]
  /// What is done to come here from the state before, in words; nil for the start.
  public var action: String?
  /// The name of the state in which that is done; nil for the start.
  public var origin: String?
  /// What is heard when it is done.
  public var heard: [String]
  /// What changes without being announced.
  public var silentChanges: [String]
  public var screen: Screen
  /// The elements in the order of swiping.
  public var lines: [SurveyedLine]
  /// What is not certain in what is said, each once.
  public var doubts: [String]
}

/// An element with what VoiceOver says of it.
public struct SurveyedLine: Equatable, Codable, Sendable {
  public var node: NodeID
  /// As a listener would write it down.
  public var said: String
  /// What kind of element it is: `button, selected`; empty where it is only read.
  public var kind: String
  /// What a user of Voice Control can say to reach it; empty where it cannot be activated.
  public var voiceControlNames: [String]
}

/// A state in another environment.
public struct SurveyedLook: Equatable, Codable, Sendable {
  /// The state's name.
  public var state: String
  public var screen: Screen
}

/// What is said of an element before and after it is mended.
public struct SpokenFix: Equatable, Codable, Sendable {
  public var before, after: String
}

extension SurveyedScenario {
  func state(named name: String) -> SurveyedState? { states.first { $0.name == name } }

  /// The screen of a state in an environment; nil where it was not rendered.
  func screen(of state: String, in environment: ScreenEnvironment) -> Screen? {
    if let own = self.state(named: state), own.screen.environment == environment { return own.screen }
    return looks.first { $0.state == state && $0.screen.environment == environment }?.screen
  }
}
