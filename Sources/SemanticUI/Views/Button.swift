import SemanticTree

/// What a button's action does, for its look; VoiceOver does not speak it.
public struct ButtonRole: Equatable, Sendable {
  enum Kind { case destructive, cancel, close, confirm }
  let kind: Kind
  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}

/// A control that performs an action.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let place: SourcePlace
}

extension Button: View where Label: View {
  nonisolated public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, file: file, line: line, column: column, label: label)
  }

  public var body: some View { _ButtonBody(role: role, action: action, label: label, place: place) }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

extension Button where Label == SemanticUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(titleKey, systemImage: systemImage, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(title, systemImage: systemImage, file: file, line: line, column: column)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(
    _ configuration: PrimitiveButtonStyleConfiguration, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      role: configuration.role, action: configuration.trigger, file: file, line: line, column: column
    ) {
      configuration.label
    }
  }
}

// MARK: - Styles

struct _ButtonBody<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let place: SourcePlace

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let style = context.environment.buttonStyle ?? ButtonStyleBox.automatic
    let input = ButtonStyleInput(
      role: view.role, action: view.action, label: _ContentSource(view.label), place: view.place)
    style.add(input, context, &sink)
  }
}
