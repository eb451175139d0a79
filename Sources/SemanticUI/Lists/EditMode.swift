/// Whether the content of a view can be edited by the user.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: NamedEnvironmentKey {
    static let name = "editMode"
    nonisolated(unsafe) static let defaultValue: Binding<EditMode>? = nil
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let editMode else { return }
      editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}

extension ForEach {
  /// Lets the user delete rows; VoiceOver offers a "Delete" action on each.
  nonisolated public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.deletion = action
    return copy
  }

  /// Lets the user move rows while the list is edited. What VoiceOver offers for it is not known.
  nonisolated public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// Lets the content be reloaded by pulling it down.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .notModelled(
        "refreshable", "pulling down to reload cannot be tried",
        SourcePlace(file: file, line: line, column: column))
  }
}

/// Reloads the content around a view.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: NamedEnvironmentKey {
    static let name = "refresh"
    static let defaultValue: RefreshAction? = nil
  }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
