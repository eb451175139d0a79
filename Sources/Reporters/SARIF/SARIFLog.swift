/// A document of the Static Analysis Results Interchange Format, version 2.1.0, as far as it is used here.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var automationDetails = AutomationDetails()
    /// Columns are counted as the reader of scenarios counts them.
    var columnKind = "unicodeCodePoints"
    var invocations: [Invocation]
    var results: [Result]
  }

  struct AutomationDetails: Encodable {
    /// The category, which GitHub takes from what stands before the slash.
    var id = "a11ysim/"
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "a11ysim"
    var version: String
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var helpUri: String?
    var defaultConfiguration: Configuration
    var properties: RuleProperties
  }

  struct Configuration: Encodable {
    var level: Level
  }

  struct RuleProperties: Encodable {
    var tags: [String]
    var precision = "high"
    var problemSeverity: String

    private enum CodingKeys: String, CodingKey {
      case tags, precision
      case problemSeverity = "problem.severity"
    }
  }

  enum Level: String, Encodable, Comparable {
    case note, warning, error

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }

    static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    /// What could not be judged.
    var toolExecutionNotifications: [Notification]
    /// What is wrong with baseline and suppressions.
    var toolConfigurationNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: Level
    var message: Message
    var locations: [Location]?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: Level
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var baselineState: String
    var suppressions: [Suppression]?
    var properties: ResultProperties?
  }

  struct ResultProperties: Encodable {
    var impact, outcome, certainty, origin, kind: String
    var reachesBar: Bool
  }

  struct Suppression: Encodable {
    var kind: String
    var status = "accepted"
    var justification: String
    var location: Location?
  }
}
