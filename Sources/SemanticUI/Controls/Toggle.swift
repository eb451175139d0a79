import SemanticTree

/// A control that turns something on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let isMixed: () -> Bool
  let label: Label
  let place: SourcePlace
}

extension Toggle: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  /// A toggle with a label of any kind.
  nonisolated public init(
    isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: isOn, isMixed: { false }, label: label(),
      place: SourcePlace(file: file, line: line, column: column))
  }

  /// A toggle of several values at once: on where all are on, mixed where only some are.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding<Bool>(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { (value: Bool) in for binding in bindings { binding.wrappedValue = value } })
    self.init(
      isOn: all,
      isMixed: { bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue) },
      label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = ToggleStyleConfiguration(
      label: inner.slot(.label, view.label), isOn: view.isOn, isMixed: view.isMixed(), place: view.place)
    if let menu = context.environment.menu {
      return MenuCheckRow(configuration: configuration, menu: menu).add(in: inner, into: &sink)
    }
    inner.addStyled(configuration, automatic: ControlStyleBox(SwitchToggleStyle()), into: &sink)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(isOn: isOn, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A toggle with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(isOn: isOn, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }

  /// A toggle of several values with a translated title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(sources: sources, isOn: isOn, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }
}

extension Toggle where Label == SemanticUI.Label<Text, Image> {
  /// A toggle with a translated title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(isOn: isOn, file: file, line: line, column: column) {
      SemanticUI.Label(titleKey, systemImage: systemImage, file: file, line: line, column: column)
    }
  }

  /// A toggle with a title as it is and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(isOn: isOn, file: file, line: line, column: column) {
      SemanticUI.Label(title, systemImage: systemImage, file: file, line: line, column: column)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is making, for styles that build on another.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: { configuration.isMixed }, label: configuration.label,
      place: configuration.place)
  }
}

// MARK: - Styles

/// The look and the behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label as the style places it.
  public typealias Label = _StyleSlot

  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// True where the toggle stands for several values that differ.
  public let isMixed: Bool
  let place: SourcePlace

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool, place: SourcePlace) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.place = place
  }

  /// The value that the accessibility of a switch carries: 0 off, 1 on, 2 mixed.
  var spokenValue: String { isMixed ? "2" : isOn ? "1" : "0" }

  /// The element of a toggle in one of the platform's styles.
  func element(label: ControlElement.Words) -> ControlElement {
    let isOn = $isOn
    return ControlElement(
      label: label, value: .text(spokenValue), traits: [.button, .toggleButton],
      actions: [(.activate, { isOn.wrappedValue.toggle() })], place: place)
  }
}

extension ControlStyleBox where Configuration == ToggleStyleConfiguration {
  init<S: ToggleStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

extension View {
  /// Sets the style of the toggles within.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: ToggleStyleConfiguration.self] = ControlStyleBox(style) }
  }
}
