import SemanticTree

/// Where a call stands in source code, as the compiler hands it over.
struct SourcePlace {
  var file: StaticString
  var line: UInt
  var column: UInt

  /// Nil for a call of our own, which says nothing to the user.
  var location: SourceLocation? {
    SourceNames.path(of: "\(file)").map { SourceLocation(file: $0, line: Int(line), column: Int(column)) }
  }
}

/// What a render finds out beside the tree itself.
struct RenderLog {
  private var missingCalls = UniqueList<NotModelled>()
  /// Calls outside of any view's expansion, whose effect lasts.
  private var lastingCalls = UniqueList<NotModelled>()
  /// Such calls before anything is rendered, as an app's initialiser makes them.
  nonisolated(unsafe) private static var earlyCalls = UniqueList<NotModelled>()
  private var remarks = UniqueList<String>()
  private var faults = UniqueList<String>()
  /// Environment values that the component's code read, since the start.
  private(set) var reads: Set<EnvironmentRead> = []
  var notifications: [SemanticTree.Notification] = []
  /// Where the part being expanded is described, if not in Swift.
  var source: SourceLocation?

  /// Forgets what each pass over the tree finds again.
  mutating func beginPass() {
    missingCalls = UniqueList()
    remarks = UniqueList()
    faults = UniqueList()
  }

  var notModelled: [NotModelled] {
    var all = Self.earlyCalls
    for call in lastingCalls.members + missingCalls.members { all.append(call) }
    return all.members
  }
  var notes: [String] { remarks.members }
  /// Faults that keep a view from being evaluated, such as a missing environment object.
  var problems: [String] { faults.members }

  mutating func note(_ text: String) {
    remarks.append(text)
  }

  /// How often a fault was met, the same one counted each time.
  private(set) var problemCount = 0

  mutating func problem(_ text: String) {
    problemCount += 1
    faults.append(text)
  }

  /// Notes what the component's own code read; what the platform's styles read says nothing about it.
  mutating func read(_ entries: [EnvironmentReadEntry], by view: Any.Type) {
    guard !entries.isEmpty, !TypeNames.isOwn(view) else { return }
    for entry in entries { reads.insert(EnvironmentRead(key: entry.name, view: TypeNames.name(of: view))) }
  }

  /// Notes what code read that no view's body runs, such as a button's action.
  mutating func readOutsideViews(_ name: String) {
    reads.insert(EnvironmentRead(key: name, view: "UIKit"))
  }

  mutating func missingFromNowOn(_ name: String, at place: SourcePlace?, consequence: String) {
    lastingCalls.append(NotModelled(name: name, source: place?.location, consequence: consequence))
  }

  static func noteBeforeRendering(_ name: String, at place: SourcePlace?, consequence: String) {
    earlyCalls.append(NotModelled(name: name, source: place?.location, consequence: consequence))
  }

  mutating func missing(_ name: String, at place: SourcePlace?, consequence: String) {
    missingCalls.append(
      NotModelled(name: name, source: source ?? place?.location, consequence: consequence))
  }
}

/// Members in the order of their first appearance.
private struct UniqueList<Member: Hashable> {
  private(set) var members: [Member] = []
  private var known: Set<Member> = []

  mutating func append(_ member: Member) {
    if known.insert(member).inserted { members.append(member) }
  }
}
