import Auditor
import Gate

/// A finding as other programs read it.
struct FindingDocument: Codable {
  /// What a project knows of a finding or a place: one word, with the reason beside it where it is suppressed.
  struct StatusDocument {
    var status: String
    var reason, until: String?
    var reasonSource: SourceDocument?

    init(_ status: GatedFinding.Status) {
      self.status = status.name
      reason = status.reason?.text
      until = status.reason?.until
      reasonSource = SourceDocument(status.reason?.source)
    }
  }

  struct PlaceDocument: Codable {
    var id, name: String
    var node, subject: String?
    var source: SourceDocument?
    var environmentClasses: [String]
    /// Where they differ from the finding's.
    var impact, message, worst: String?
    var status: String
    var reason, until: String?
    var reasonSource: SourceDocument?
  }

  /// A number or a text.
  enum FactDocument: Codable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  var id, input, rule, kind, outcome, impact, certainty, origin, status: String
  var reason, until: String?
  var reachesBar: Bool
  var cause: String?
  var message: String
  var suggestion: String?
  var worst: String
  var states, environments: [String]
  var environmentCount: Int
  var facts: [String: FactDocument]
  var places: [PlaceDocument]

  init(_ gated: GatedFinding) {
    let (finding, known) = (gated.finding, StatusDocument(gated.status))
    id = gated.id
    input = gated.input
    rule = finding.rule
    kind = finding.kind
    outcome = finding.outcome.rawValue
    impact = finding.impact.name
    certainty = finding.certainty.rawValue
    origin = finding.origin.rawValue
    (status, reason, until) = (known.status, known.reason, known.until)
    reachesBar = gated.reachesBar
    cause = finding.cause
    message = finding.message
    suggestion = finding.suggestion
    worst = finding.worst
    states = finding.states
    environments = finding.environments
    environmentCount = finding.environmentCount
    facts = Dictionary(finding.data.map { ($0.name, FactDocument($0.value)) }) { first, _ in first }
    places = gated.places.map(PlaceDocument.init)
  }
}

extension FindingDocument.FactDocument {
  fileprivate init(_ value: Fact.Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}

extension FindingDocument.PlaceDocument {
  fileprivate init(_ place: GatedFinding.Place) {
    let known = FindingDocument.StatusDocument(place.status)
    self.init(
      id: place.id, name: place.place.name, node: place.place.node?.path, subject: place.place.subject,
      source: SourceDocument(place.place.source), environmentClasses: place.place.classes.map(\.rawValue),
      impact: place.place.worst?.impact.name, message: place.place.worst?.message,
      worst: place.place.worst?.scene,
      status: known.status, reason: known.reason, until: known.until, reasonSource: known.reasonSource)
  }
}
