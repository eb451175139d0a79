/// An alert as it was written before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  nonisolated public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    nonisolated public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action ?? {}) }

    nonisolated public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    nonisolated public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    nonisolated public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action ?? {}) }
  }
}

/// A confirmation dialog as it was written before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  nonisolated public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of such a dialog.
private struct LegacyButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension View {
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    legacyDialog(isPresented) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    legacyDialog(item.isPresent()) {
      guard let alert = item.wrappedValue.map(content) else { return nil }
      return (alert.title, alert.message, alert.buttons)
    }
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    legacyDialog(isPresented, isAlert: false) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    legacyDialog(item.isPresent(), isAlert: false) {
      guard let sheet = item.wrappedValue.map(content) else { return nil }
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  nonisolated private func legacyDialog(
    _ isPresented: Binding<Bool>, isAlert: Bool = true,
    content: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])?
  ) -> some View {
    presents { context in
      guard isPresented.wrappedValue, let parts = content() else { return nil }
      let inner = context.entering(.slot(.alert))
      let dialog = Dialog(
        title: parts.title, showsTitle: true, message: parts.message.map { _ContentSource($0) },
        actions: _ContentSource(LegacyButtons(buttons: parts.buttons)), isAlert: isAlert,
        close: { isPresented.wrappedValue = false })
      return { _ in inner.dialog(dialog) }
    }
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  fileprivate func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    let binding = self
    return Binding<Bool>(
      get: { binding.wrappedValue != nil }, set: { (value: Bool) in if !value { binding.wrappedValue = nil } }
    )
  }
}
