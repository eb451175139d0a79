extension View {
  /// Shows a dialog while a binding says so. The message is left out where it is nil.
  nonisolated func dialog<A: View, M: View>(
    _ title: Text, isAlert: Bool, showsTitle: Bool = true, isPresented: Binding<Bool>,
    actions: @escaping () -> A, message: (() -> M)?
  ) -> some View {
    presents { context in
      guard isPresented.wrappedValue else { return nil }
      let inner = context.entering(.slot(.alert))
      let dialog = Dialog(
        title: title, showsTitle: showsTitle,
        message: message.map { _ContentSource(_DeferredView(make: $0)) },
        actions: _ContentSource(_DeferredView(make: actions)), isAlert: isAlert,
        close: { isPresented.wrappedValue = false })
      return { _ in inner.dialog(dialog) }
    }
  }

  // MARK: Alerts

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      title, isAlert: true, isPresented: isPresented, actions: actions, message: nil as (() -> EmptyView)?)
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(title, isAlert: true, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about a value while a binding is true.
  nonisolated public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isAlert: true, isPresented: isPresented.presenting(data),
      actions: { data.map(actions) }, message: nil as (() -> EmptyView)?)
  }

  /// Shows an alert with a message about a value while a binding is true.
  nonisolated public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isAlert: true, isPresented: isPresented.presenting(data),
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Shows an alert for an error while a binding is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isAlert: true,
      isPresented: isPresented.presenting(error), actions: actions, message: nil as (() -> EmptyView)?)
  }

  // MARK: Confirmation dialogs

  /// Shows a confirmation dialog while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a confirmation dialog while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// The title is hidden unless it is asked for, or there is a message.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      title, isAlert: false, showsTitle: titleVisibility == .visible, isPresented: isPresented,
      actions: actions, message: nil as (() -> EmptyView)?)
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      Text(titleKey), isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      Text(title), isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      actions: actions, message: message)
  }
}

extension Binding where Value == Bool {
  /// True only while there is something to present.
  func presenting<T>(_ data: T?) -> Binding<Bool> {
    let binding = self
    let exists = data != nil
    return Binding(
      get: { exists && binding.wrappedValue }, set: { (value: Bool) in binding.wrappedValue = value })
  }
}
