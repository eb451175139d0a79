/// Closes what a view is presented in: a sheet, a cover, a pushed screen.
public struct DismissAction {
  let target: Dismissal

  @MainActor public func callAsFunction() { target.action() }
}

/// What closing means at one place. One object serves a place for as long as it exists, so that a view that reads
/// the action is not run again for it.
final class Dismissal {
  var action: @MainActor () -> Void = {}
  /// True where there is something to close.
  let isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  nonisolated(unsafe) static let none = Dismissal(isPresented: false)
}

/// Whether a view is presented, as views before iOS 15 read it.
public struct PresentationMode {
  let target: Dismissal

  public var isPresented: Bool { target.isPresented }
  @MainActor public mutating func dismiss() { target.action() }
}

extension EnvironmentValues {
  private enum DismissKey: NamedEnvironmentKey {
    static let name = "dismiss"
    nonisolated(unsafe) static let defaultValue = DismissAction(target: .none)
  }

  /// Closes the presentation that the view is in; does nothing outside of one.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// True in a sheet, a cover or a pushed screen.
  public var isPresented: Bool { self[DismissKey.self].target.isPresented }

  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(target: self[DismissKey.self].target))
  }

  var dismissal: Dismissal {
    get { untracked(DismissKey.self).target }
    set { self[DismissKey.self] = DismissAction(target: newValue) }
  }
}

extension _ViewContext {
  /// The dismissal kept for this place, with its present meaning.
  @MainActor
  func dismissal(_ action: @escaping @MainActor () -> Void) -> Dismissal {
    let record = runtime.record(at: entering(.slot(.currentValue)).identity, owner: Dismissal.self)
    let kept = record.storage[0] as? Dismissal ?? Dismissal(isPresented: true)
    record.storage[0] = kept
    kept.action = action
    return kept
  }
}
