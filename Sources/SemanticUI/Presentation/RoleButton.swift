/// The label that a button has by its role, from iOS 26 on.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }

  public var body: some View {
    switch role.kind {
    case .close: Image(systemName: "xmark").accessibilityLabel(Text("Close"))
    case .confirm: Image(systemName: "checkmark").accessibilityLabel(Text("Done"))
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that looks and is called as its role says.
  nonisolated public init(
    role: ButtonRole, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      DefaultButtonLabel(role: role)
    }
  }
}
