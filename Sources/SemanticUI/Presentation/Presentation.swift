import SemanticTree

/// A view made when it is needed, and made again only when its closure or what that read has changed.
struct _DeferredView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// Something that a binding presents: its content and how to close it.
struct Presentation {
  /// Tells one presented item from another; the same for all that a Boolean presents.
  let id: AnyHashable
  let source: _ContentSource
  let close: @MainActor () -> Void
}

/// Where a presentation was shown before, so that its end can be told.
private final class PresentationHistory {
  var wasPresented = false
}

extension _ViewContext {
  /// Tells a presenter's `onDismiss` when its presentation has ended.
  @MainActor
  func follow(_ isPresented: Bool, _ onDismiss: (() -> Void)?) {
    let record = runtime.record(at: entering(.slot(.placeholder)).identity, owner: Presentation.self)
    let history = record.storage[0] as? PresentationHistory ?? PresentationHistory()
    record.storage[0] = history
    if history.wasPresented, !isPresented, let onDismiss { runtime.afterLayout.append { onDismiss() } }
    history.wasPresented = isPresented
  }

  /// The environment within a presentation: that of the presenter, without what only its surroundings meant.
  @MainActor
  func presented(_ presentation: Presentation) -> _ViewContext {
    var inner = entering(.id(presentation.id))
    inner.environment.stackAxis = nil
    inner.environment.buttonStyle = nil
    inner.environment.labelStyle = nil
    inner.environment.isInListRow = false
    inner.environment.isElevated = true
    inner.environment.dismissal = inner.dismissal(presentation.close)
    return inner
  }
}

extension Binding {
  /// What a Boolean presents, if it does.
  @MainActor
  func presentation<Content: View>(
    _ content: @escaping () -> Content
  ) -> Presentation? where Value == Bool {
    guard wrappedValue else { return nil }
    let binding = self
    return Presentation(id: "presented", source: _ContentSource(_DeferredView(make: content))) {
      binding.wrappedValue = false
    }
  }

  /// What an item presents, if there is one.
  @MainActor
  func presentation<Item: Identifiable, Content: View>(
    _ content: @escaping (Item) -> Content
  ) -> Presentation? where Value == Item? {
    guard let item = wrappedValue else { return nil }
    let binding = self
    let view = _DeferredView { content(item) }
    return Presentation(id: AnyHashable(item.id), source: _ContentSource(view)) {
      binding.wrappedValue = nil
    }
  }
}
