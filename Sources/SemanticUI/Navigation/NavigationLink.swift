/// A button that pushes a screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  /// Says that the destination is shown, for links that are driven by state.
  var isActive: Binding<Bool>?
  let place: SourcePlace
}

extension NavigationLink: View where Label: View, Destination: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(), value: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    destination: Destination, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination, value: nil,
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination, value: nil, isActive: isActive,
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { (isActive: Bool) in selection.wrappedValue = isActive ? tag : nil })
    self.init(
      label: label(), destination: destination, value: nil, isActive: isActive,
      place: SourcePlace(file: file, line: line, column: column))
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let page = context.environment.navigationPage
    view.register(with: page, in: context)
    let button = _NavigationLinkBody(
      label: view.label, action: view.action(in: context), canPush: page != nil, place: view.place)
    _NavigationLinkBody<Label>._makeNodes(button, in: context, into: &sink)
  }

  /// Tells the screen what the link leads to.
  @MainActor
  private func register(with page: NavigationPage?, in context: _ViewContext) {
    guard let destination, let page else { return }
    var push = NavigationPush(
      id: AnyHashable(context.identity.index), source: _ContentSource(destination),
      generation: context.generation)
    guard let isActive else {
      page.links[context.identity] = push
      return
    }
    guard isActive.wrappedValue else { return }
    push.close = { isActive.wrappedValue = false }
    page.presented.append(push)
  }

  @MainActor
  private func action(in context: _ViewContext) -> @MainActor () -> Void {
    let store = context.environment.navigation
    let (value, isActive, link) = (value, isActive, context.identity)
    return {
      if let isActive { return isActive.wrappedValue = true }
      if let value { store?.push(value) } else { store?.follow(link) }
    }
  }
}

extension NavigationLink where Destination == Never, Label: View {
  nonisolated public init<P: Hashable>(
    value: P?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: nil, value: value.map { AnyHashable($0) },
      place: SourcePlace(file: file, line: line, column: column))
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  nonisolated public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(value: value, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(value: value, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(destination: destination, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(destination: destination, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

/// A link's button: plain with a chevron in a list row, else like any button.
private struct _NavigationLinkBody<Label: View>: PrimitiveView {
  let label: Label
  let action: @MainActor () -> Void
  let canPush: Bool
  let place: SourcePlace

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    var context = context
    if !view.canPush { context.environment[IsEnabledKey.self] = false }
    let isRow = context.environment.isInListRow
    let style =
      isRow
      ? ButtonStyleBox(PlainButtonLook())
      : context.environment.buttonStyle ?? ButtonStyleBox.automatic
    let input = ButtonStyleInput(
      role: nil, action: view.action, label: _ContentSource(view.label), place: view.place)
    sink.wrap({ style.add(input, context, &$0) }) { node in
      isRow
        ? TraitNode(node, .value(key: RowKeys.Accessory.self, value: RowAccessory.chevron)) : node
    }
  }
}

// MARK: - Destinations

/// The screen for a value.
struct _DestinationView<Value, Content: View>: View {
  let value: Value
  let make: (Value) -> Content

  var body: some View { make(value) }
}

extension View {
  /// Says which screen stands for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    setsPage { page, context in
      let generation = context.generation
      page.destinations[ObjectIdentifier(D.self)] = { value in
        guard let own = value.base as? D else { return nil }
        let view = _DestinationView(value: own, make: destination)
        return NavigationPush(id: value, source: _ContentSource(view), generation: generation)
      }
    }
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return setsPage { page, context in
      guard isPresented.wrappedValue else { return }
      page.presented.append(
        NavigationPush(id: "presented", source: _ContentSource(view), generation: context.generation) {
          isPresented.wrappedValue = false
        })
    }
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    setsPage { page, context in
      guard let value = item.wrappedValue else { return }
      let view = _DestinationView(value: value, make: destination)
      page.presented.append(
        NavigationPush(
          id: AnyHashable(value), source: _ContentSource(view), generation: context.generation
        ) {
          item.wrappedValue = nil
        })
    }
  }
}
