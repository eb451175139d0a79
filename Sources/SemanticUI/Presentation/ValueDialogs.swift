extension View {
  /// Shows an alert about a value while a binding is true.
  nonisolated public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      title, isAlert: true, isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: nil as (() -> EmptyView)?)
  }

  /// Shows an alert with a message about a value while a binding is true.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title, isAlert: true, isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows an alert about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(title), isAlert: true, isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: nil as (() -> EmptyView)?)
  }

  /// Shows an alert with a message about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(title), isAlert: true, isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows a confirmation dialog about a value while a binding is true.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      title, isAlert: false, showsTitle: titleVisibility == .visible,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: nil as (() -> EmptyView)?)
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title, isAlert: false, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows a confirmation dialog about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(title), isAlert: false, showsTitle: titleVisibility == .visible,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: nil as (() -> EmptyView)?)
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(title), isAlert: false, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows a confirmation dialog about a value while a binding is true.
  nonisolated public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isAlert: false, showsTitle: titleVisibility == .visible,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: nil as (() -> EmptyView)?)
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isAlert: false, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented.presenting(data), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      actions: actions, message: message)
  }

  /// Shows an alert for an error, with a message about it, while a binding is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isAlert: true,
      isPresented: isPresented.presenting(error), actions: { error.map(actions) },
      message: { error.map(message) })
  }

  /// Accepted: iOS shows no icon of an alert.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted: iOS makes nothing of how grave an alert is.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted: a dialog of iOS cannot be suppressed.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
}

/// How grave what a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
