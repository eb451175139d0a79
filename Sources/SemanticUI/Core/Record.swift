/// What the runtime keeps for one evaluated view between renders: its storage, its last value and body, and
/// what its body depended on.
final class Record {
  let identity: Identity
  /// The type whose body it holds, for reports.
  let owner: Any.Type
  /// The storage of the dynamic properties, by their number.
  var storage: [Int: AnyObject] = [:]
  /// True when something that the body read has changed.
  var isDirty = false
  /// The last value and body, as `Evaluation<Owner, Body>`.
  var evaluation: AnyObject?
  /// The number of the last body evaluation.
  var generation = 0
  /// The generation of the surroundings that handed over the last value.
  var surroundingGeneration = -1
  /// The environment values that the body read, with what they were.
  var reads: [EnvironmentReadEntry] = []
  /// The render in which the record was last visited.
  var lastVisit = 0
  /// How often the body ran; tests and diagnostics read it.
  var evaluationCount = 0
  /// Runs when the view has left the tree.
  var onRemoval: [@MainActor () -> Void] = []

  init(identity: Identity, owner: Any.Type) {
    self.identity = identity
    self.owner = owner
  }

  func noteRead(_ entry: EnvironmentReadEntry) {
    if reads.contains(where: { $0.key == entry.key }) { return }
    reads.append(entry)
  }
}

/// A value of a view and the body it gave.
final class Evaluation<Owner, Body> {
  let owner: Owner
  let body: Body

  init(owner: Owner, body: Body) {
    self.owner = owner
    self.body = body
  }
}

/// The record whose code is running now, so that what it reads can be noted.
enum Tracking {
  nonisolated(unsafe) private(set) static var current: Record?

  static func reading<Result>(for record: Record?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = record
    defer { current = outer }
    return try body()
  }
}
