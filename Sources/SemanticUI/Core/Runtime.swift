import Observation
import SemanticTree

internal import Typesetting

/// The engine of one view tree: its records, its pending changes and its log of the present render.
///
/// Everything runs on the main actor; one render runs at a time.
final class Runtime {
  /// A view tree deeper than this is taken for endless recursion.
  static let depthLimit = 2_000

  /// The runtime whose code is running, for free functions such as `withAnimation`.
  nonisolated(unsafe) static weak var current: Runtime?

  let identities = IdentityTable()
  let text: TextService
  private(set) var records: [Identity: Record] = [:]
  private var nextGeneration = 1
  private(set) var render = 0
  /// True when a value changed since the last expansion.
  var needsUpdate = false
  var log = RenderLog()
  /// Work to do once the layout is known: appearances, changes, geometry.
  var afterLayout: [@MainActor () -> Void] = []
  let tasks = TaskQueue()
  var motion = MotionStore()
  let options: RenderOptions
  /// What interactions do, by the node they reach.
  var handlers: [NodeID: [HandlerKind: InteractionHandler]] = [:]
  /// How many interactions there have been.
  var interactionCount = 0
  /// The device and its settings, as the render under way has them.
  var screenEnvironment = ScreenEnvironment()
  var screenLanguage: String { screenEnvironment.locale }
  /// The device and its settings in this render.
  var device: ScreenEnvironment { screenEnvironment }
  /// Where code asked accessibility focus to go.
  var focusRequest: NodeID?
  /// The text field that has keyboard focus.
  var editingField: NodeID?
  /// The views that take part in keyboard focus, and those that follow VoiceOver's cursor.
  var keyboardObservers: [FocusObserver] = []
  var cursorObservers: [FocusObserver] = []
  /// The locations of `AppStorage` and `SceneStorage`.
  var keyedStorage: [String: AnyObject] = [:]
  /// The button style that is drawn pressed; none at rest.
  var pressed: Identity?
  /// What lies over the content: sheets, alerts, open menus.
  var layers = LayerStack()

  init(text: TextService, options: RenderOptions) {
    self.text = text
    self.options = options
  }

  func record(at identity: Identity, owner: Any.Type) -> Record {
    if let known = records[identity] {
      known.lastVisit = render
      return known
    }
    let record = Record(identity: identity, owner: owner)
    record.lastVisit = render
    records[identity] = record
    return record
  }

  /// What a view of the present pass asks the window for.
  var preferredColorScheme: ColorScheme?

  func newGeneration() -> Int {
    nextGeneration += 1
    return nextGeneration
  }

  func beginRender() {
    render += 1
    preferredColorScheme = nil
    needsUpdate = false
    afterLayout = []
    layers.beginPass()
    log.beginPass()
  }

  /// Forgets the views that are gone.
  @MainActor
  func endRender() {
    var gone: [Record] = []
    for (_, record) in records where record.lastVisit != render { gone.append(record) }
    gone.sort { $0.identity.index < $1.identity.index }
    for record in gone {
      records[record.identity] = nil
      for action in record.onRemoval { action() }
    }
  }

  /// Has every body run again, as after a change of language, with which iOS starts an app anew.
  func invalidateAll() {
    for record in records.values { invalidate(record) }
  }

  func invalidate(_ record: Record) {
    record.isDirty = true
    needsUpdate = true
  }
}

extension Runtime {
  /// Expands the body of a value, running it only when the value, something it read, or something it owns has
  /// changed.
  @MainActor
  func evaluate<Owner, Body: View>(
    _ owner: Owner, in context: _ViewContext, into sink: inout _NodeSink,
    body: @MainActor (Owner) -> Body
  ) {
    let identity = identities.child(of: context.identity, .type(ObjectIdentifier(Owner.self)))
    guard mayExpand(Owner.self, at: identity) else { return }
    let record = record(at: identity, owner: Owner.self)
    let evaluation: Evaluation<Owner, Body>
    if let last = reusableEvaluation(of: owner, record, context) as Evaluation<Owner, Body>? {
      evaluation = last
      refreshEnvironment(of: record, context)
    } else {
      guard let fresh = run(owner, record, context, body) else { return }
      evaluation = fresh
    }
    record.surroundingGeneration = context.generation
    var inner = context
    inner.identity = identity
    inner.generation = record.generation
    Body._makeNodes(evaluation.body, in: inner, into: &sink)
  }

  /// False, and noted, where a view lies deeper than any view tree that ends.
  func mayExpand(_ view: Any.Type, at identity: Identity) -> Bool {
    guard identities.depth(of: identity) >= Runtime.depthLimit else { return true }
    // The innermost view of the user's own says more than the container or modifier at the limit.
    let culprit = identities.innermostType(around: identity) { !TypeNames.isOwn($0) } ?? view
    let place = SourceNames.declaration(of: culprit).map { "\($0): " } ?? ""
    log.problem("\(place)views nest deeper than \(Runtime.depthLimit): \(TypeNames.name(of: culprit))")
    return false
  }

  private func reusableEvaluation<Owner, Body>(
    of owner: Owner, _ record: Record, _ context: _ViewContext
  ) -> Evaluation<Owner, Body>? {
    guard !record.isDirty, let last = record.evaluation as? Evaluation<Owner, Body> else { return nil }
    let isSameValue =
      record.surroundingGeneration == context.generation || Fields.areSame(last.owner, owner)
    guard isSameValue, record.reads.allSatisfy({ $0.isUnchanged(context.environment) }) else { return nil }
    return last
  }

  /// Runs the body with the value's properties in place, noting what it reads. Nil where a property could not
  /// be installed.
  @MainActor
  private func run<Owner, Body: View>(
    _ owner: Owner, _ record: Record, _ context: _ViewContext, _ body: @MainActor (Owner) -> Body
  ) -> Evaluation<Owner, Body>? {
    HostTrace.enter(Owner.self)
    defer { HostTrace.leave() }
    record.isDirty = false
    record.reads = []
    record.evaluationCount += 1
    record.generation = newGeneration()
    var copy = owner
    let problems = log.problemCount
    Tracking.reading(for: record) {
      Fields.of(Owner.self).install(in: &copy, record: record, context: context)
    }
    guard log.problemCount == problems else { return nil }
    let result = observing(record) { Tracking.reading(for: record) { body(copy) } }
    let evaluation = Evaluation(owner: owner, body: result)
    record.evaluation = evaluation
    return evaluation
  }

  /// Runs code and marks the record when an `@Observable` property that it read changes.
  func observing<Result>(_ record: Record, _ body: () -> Result) -> Result {
    let change = ChangeNotice(runtime: self, record: record)
    return withObservationTracking(body) { change.send() }
  }

  /// Gives the stored environment properties of a view whose body is not run again the present values, for the
  /// closures that the body made.
  private func refreshEnvironment(of record: Record, _ context: _ViewContext) {
    for case let storage as EnvironmentStorage in record.storage.values {
      storage.values = context.environment
    }
  }
}

/// Carries a change from Observation's sendable closure to the record.
private final class ChangeNotice: @unchecked Sendable {
  private weak var runtime: Runtime?
  private weak var record: Record?

  init(runtime: Runtime, record: Record) {
    self.runtime = runtime
    self.record = record
  }

  func send() {
    guard let runtime, let record else { return }
    runtime.invalidate(record)
  }
}
