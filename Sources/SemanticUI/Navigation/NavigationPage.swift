/// What the content of one screen of a navigation stack says of the screen; collected while it is expanded.
final class NavigationPage {
  /// The title, with the environment's language.
  var title: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var hidesBackButton = false
  var isBarHidden = false
  var isTabBarHidden = false
  var search: SearchSetting?
  /// Makes the screen for a value, by the value's type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> NavigationPush?] = [:]
  /// The screens behind the links that name their destination, by the link's place.
  var links: [Identity: NavigationPush] = [:]
  /// Screens that a binding presents, in the order of their modifiers.
  var presented: [NavigationPush] = []
  /// The choice of the screen's list, which in a split view leads to the next column.
  var choice: ListSelection?
  /// True once the bars are made, when nothing more can be said of them.
  var isSealed = false
  /// Decided by the stack once the content is known.
  var showsLargeTitle = false
}

/// A screen to be pushed.
struct NavigationPush {
  let id: AnyHashable
  let source: _ContentSource
  /// The run that made the screen's view.
  let generation: Int
  /// Takes the screen away again; nil where the stack does so by itself.
  var close: (@MainActor () -> Void)?
}

/// What a navigation stack shows, kept between renders.
final class NavigationStore {
  weak var runtime: Runtime?
  /// The values on the stack where no binding holds them.
  var own: [AnyHashable] = []
  /// The binding that holds the values, if there is one.
  var path: PathBox?
  /// Links with a destination of their own that were followed, after all values.
  var followed: [Identity] = []
  var editMode = EditMode.inactive
  var values: [AnyHashable] { path?.values() ?? own }

  @MainActor func push(_ value: AnyHashable) {
    if let path { path.append(value) } else { own.append(value) }
    runtime?.needsUpdate = true
  }

  @MainActor func follow(_ link: Identity) {
    if !followed.contains(link) { followed.append(link) }
    runtime?.needsUpdate = true
  }

  /// Leaves only so many values, and no followed links.
  @MainActor func pop(toCount count: Int) {
    followed = []
    if let path { path.truncate(count) } else { own = Array(own.prefix(count)) }
    runtime?.needsUpdate = true
  }

  @MainActor func unfollow(from place: Int) {
    followed = Array(followed.prefix(place))
    runtime?.needsUpdate = true
  }
}

/// A path behind a binding, whatever its type.
struct PathBox {
  let values: () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let truncate: @MainActor (Int) -> Void
}

/// The values of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values from the end, at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: NavigationStore? = nil
  }

  /// The stack around a view.
  var navigation: NavigationStore? {
    get { untracked(NavigationKey.self) }
    set { self[NavigationKey.self] = newValue }
  }

  private enum NavigationPageKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: NavigationPage? = nil
  }

  /// The screen of the stack that a view belongs to.
  var navigationPage: NavigationPage? {
    get { untracked(NavigationPageKey.self) }
    set { self[NavigationPageKey.self] = newValue }
  }
}

extension View {
  /// Says something of the screen that the view is on.
  nonisolated func setsPage(
    _ change: @escaping @MainActor (NavigationPage, _ViewContext) -> Void
  ) -> some View {
    applyToList { source, context, sink in
      if let page = context.environment.navigationPage {
        if page.isSealed {
          context.runtime.log.note(
            "a title or toolbar within a GeometryReader is not shown: put it on the GeometryReader")
        }
        change(page, context)
      }
      source.add(context, &sink)
    }
  }
}
