import SemanticTree

/// Where a call stands in source code, as the compiler hands it over.
struct SourcePlace {
  var file: StaticString
  var line: UInt
  var column: UInt

  var location: SourceLocation {
    SourceLocation(file: "\(file)", line: Int(line), column: Int(column))
  }
}

/// What a render finds out beside the tree itself.
struct RenderLog {
  private(set) var notModelled: [NotModelled] = []
  private(set) var notes: [String] = []
  /// Faults that keep a view from being evaluated, such as a missing environment object.
  private(set) var problems: [String] = []
  /// Environment values that the component's code read, since the start.
  private(set) var reads: Set<EnvironmentRead> = []
  var notifications: [SemanticTree.Notification] = []
  /// Where the part being expanded is described, if not in Swift.
  var source: SourceLocation?

  /// Forgets what each pass over the tree finds again.
  mutating func beginPass() {
    notModelled = []
    notes = []
    problems = []
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  mutating func problem(_ text: String) {
    if !problems.contains(text) { problems.append(text) }
  }

  /// Notes a read by the component's own code; what the platform's styles read says nothing about it.
  mutating func read(_ key: String, by view: Any.Type) {
    guard !TypeNames.isOwn(view) else { return }
    reads.insert(EnvironmentRead(key: key, view: TypeNames.name(of: view)))
  }

  mutating func missing(_ name: String, at place: SourcePlace?, consequence: String) {
    let entry = NotModelled(name: name, source: source ?? place?.location, consequence: consequence)
    if !notModelled.contains(entry) { notModelled.append(entry) }
  }
}
