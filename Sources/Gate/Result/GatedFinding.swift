import Auditor
import SemanticTree

/// A finding with what the project already knows of it.
public struct GatedFinding: Hashable, Codable, Sendable {
  /// What a project knows of a finding at one place.
  public enum Status: Hashable, Codable, Sendable {
    case new
    /// It is in the baseline.
    case known
    /// Somebody gave a reason to live with it.
    case suppressed(Reason)
    /// It is new, and nothing that it concerns was changed.
    case unchanged
  }

  /// Why something is lived with.
  public struct Reason: Hashable, Codable, Sendable {
    public var text: String
    /// The last day on which it holds, as `2026-12-31`; nil where it has none.
    public var until: String?
    public var source: SourceLocation?

    public init(text: String, until: String? = nil, source: SourceLocation? = nil) {
      self.text = text
      self.until = until
      self.source = source
    }
  }

  /// A place with its identity.
  public struct Place: Hashable, Codable, Sendable {
    /// Twelve hexadecimal digits made from rule, input, element and kind; equal ones in an input have `:2`, `:3` behind.
    public var id: String
    public var place: Finding.Place
    public var status: Status

    public init(id: String, place: Finding.Place, status: Status) {
      self.id = id
      self.place = place
      self.status = status
    }
  }

  /// The path of the input.
  public var input: String
  /// With its impact as the project has set it.
  public var finding: Finding
  /// Those of the finding, in its order; never empty.
  public var places: [Place]
  /// Whether it fails the run.
  public var reachesBar: Bool

  public init(input: String, finding: Finding, places: [Place], reachesBar: Bool) {
    self.input = input
    self.finding = finding
    self.places = places
    self.reachesBar = reachesBar
  }

  /// The identity by which `explain` knows it: that of its first new place, or of its first.
  public var id: String { (places.first { $0.status == .new } ?? places.first)?.id ?? "" }

  /// New where any place is; else unchanged, known or suppressed, in this order.
  public var status: Status {
    func first(where isMeant: (Status) -> Bool) -> Status? { places.map(\.status).first(where: isMeant) }
    return first { $0 == .new } ?? first { $0 == .unchanged } ?? first { $0 == .known } ?? places.first?
      .status
      ?? .new
  }
}
