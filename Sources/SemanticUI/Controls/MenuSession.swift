import SemanticTree

/// A menu as what is in it sees it: open, and to be closed by a choice.
///
/// Whether a menu is open is kept in the record of its place, and is forgotten with it.
final class MenuSession {
  /// Weak, because the runtime keeps what interactions do.
  private weak var runtime: Runtime?
  private let state: OpenState
  private let outer: MenuSession?

  fileprivate final class OpenState {
    var isOpen = false
  }

  init(in context: _ViewContext) {
    runtime = context.runtime
    outer = context.environment.menu
    let identity = context.entering(.slot(.menu)).identity
    let record = context.runtime.record(at: identity, owner: MenuSession.self)
    let state = record.storage[0] as? OpenState ?? OpenState()
    record.storage[0] = state
    self.state = state
  }

  var isOpen: Bool { state.isOpen }

  func open() {
    state.isOpen = true
    runtime?.needsUpdate = true
  }

  /// Closes the menu and those around it.
  func close() {
    state.isOpen = false
    runtime?.needsUpdate = true
    outer?.close()
  }
}

private enum MenuKey: EnvironmentKey {
  static let defaultValue: MenuSession? = nil
}

private enum KeepsMenuOpenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where an action leaves the menu around it open.
  var keepsMenuOpen: Bool {
    get { untracked(KeepsMenuOpenKey.self) }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }

  /// The open menu around a view.
  var menu: MenuSession? {
    get { untracked(MenuKey.self) }
    set { self[MenuKey.self] = newValue }
  }
}

extension _ViewContext {
  /// The environment of what stands in a menu: rows, whatever styles the view around has.
  @MainActor
  func inMenu(_ session: MenuSession) -> _ViewContext {
    var inner = entering(.slot(.menu))
    inner.environment.menu = session
    inner.environment.buttonStyle = .menuRow(session)
    inner.environment.labelStyle = LabelStyleBox(MenuLabelStyle(metrics: ControlMetrics(environment)))
    inner.environment.foreground = nil
    inner.environment.stackAxis = .vertical
    inner.environment.labelsHidden = false
    inner.environment.isInListRow = false
    inner.environment.textSettings = TextSettings()
    inner.environment[FontKey.self] = nil
    return inner
  }
}
