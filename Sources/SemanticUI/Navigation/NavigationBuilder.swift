/// Expands the screens of a stack, each on top of the one before.
///
/// All of them are expanded, so that the state of those below is kept; only the last is laid out.
@MainActor
struct NavigationBuilder {
  private struct Entry {
    let page: NavigationPage
    let content: LayoutNode
    let context: _ViewContext
    let close: (@MainActor () -> Void)?
  }

  private let context: _ViewContext
  private let store: NavigationStore
  private var entries: [Entry] = []

  init(path: PathBox?, in context: _ViewContext) {
    self.context = context
    let record = context.runtime.record(
      at: context.entering(.slot(.destination)).identity, owner: NavigationStore.self)
    store = record.storage[0] as? NavigationStore ?? NavigationStore()
    record.storage[0] = store
    store.runtime = context.runtime
    store.path = path
  }

  mutating func add(_ push: NavigationPush, close: (@MainActor () -> Void)? = nil) {
    let page = NavigationPage()
    var inner = context.entering(.slot(.destination)).entering(.index(entries.count)).entering(.id(push.id))
    inner.generation = push.generation
    inner.environment.navigation = store
    inner.environment.navigationPage = page
    inner.environment.stackAxis = nil
    inner.environment.isInListRow = false
    inner.environment.editMode = editMode
    if let close { inner.environment.dismissal = inner.dismissal(close) }
    var sink = _NodeSink()
    push.source.add(inner, &sink)
    entries.append(
      Entry(page: page, content: inner.single(sink.nodes), context: inner, close: close))
  }

  private var editMode: Binding<EditMode> {
    let (store, runtime) = (store, context.runtime)
    return Binding(
      get: { store.editMode },
      set: { (mode: EditMode) in
        store.editMode = mode
        runtime.needsUpdate = true
      })
  }

  /// The screens of the path's values, then those of the links that were followed.
  mutating func addValues() {
    let store = store
    for (index, value) in store.values.enumerated() {
      guard let push = destination(of: value) else {
        context.runtime.log.note(
          "no navigationDestination for \(TypeNames.name(of: type(of: value.base))): nothing is pushed")
        break
      }
      add(push) { store.pop(toCount: index) }
    }
    for (index, link) in store.followed.enumerated() {
      guard let push = entries.last?.page.links[link] else {
        store.followed = Array(store.followed.prefix(index))
        break
      }
      add(push) { store.unfollow(from: index) }
    }
  }

  private func destination(of value: AnyHashable) -> NavigationPush? {
    let key = ObjectIdentifier(type(of: value.base))
    for entry in entries.reversed() {
      if let push = entry.page.destinations[key]?(value) { return push }
    }
    return nil
  }

  /// What bindings on the top screen present, and on the screens so presented.
  mutating func addPresented() {
    while let push = entries.last?.page.presented.first, entries.count < 100 {
      add(push, close: push.close)
    }
  }

  /// The next columns of a split view, each as long as something is chosen in the one before.
  mutating func addColumns(
    _ columns: [NavigationPush], preferring preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    let wanted = preferred?.wrappedValue
    let depth = wanted == .detail ? columns.count : wanted == .content ? 1 : 0
    for (index, column) in columns.enumerated() {
      let choice = entries.last?.page.choice
      guard choice?.isChosen() == true || index < depth else { return }
      add(column) {
        choice?.clear()
        if index < depth { preferred?.wrappedValue = index == 0 ? .sidebar : .content }
      }
    }
  }

  /// The top screen with its bars.
  func node() -> LayoutNode {
    var isLarge = true
    for entry in entries {
      switch entry.page.titleMode.kind {
      case .automatic: break
      case .large: isLarge = true
      case .inline: isLarge = false
      }
      entry.page.showsLargeTitle = isLarge && entry.page.title != nil && !entry.page.isBarHidden
    }
    let top = entries[entries.count - 1]
    let below = entries.count > 1 ? entries[entries.count - 2].page : nil
    let bar = NavigationBar(
      page: top.page, backTitle: below.map { $0.title?.plainText ?? "Back" }, close: top.close,
      context: top.context)
    top.page.isSealed = true
    return NavigationPageNode(content: top.content, bar: bar, identity: context.identity, top.context)
  }
}
