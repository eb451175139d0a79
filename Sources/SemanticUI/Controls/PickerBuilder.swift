import SemanticTree

/// Makes the nodes of a picker in the style in force.
@MainActor
struct PickerBuilder<Label: View, Value: Hashable, Content: View> {
  let view: Picker<Label, Value, Content>
  let context: _ViewContext

  func add(into sink: inout _NodeSink) {
    if let menu = context.environment.menu { return addRows(in: menu, into: &sink) }
    let isInList = context.environment.isInListRow
    switch context.environment.pickerLook {
    case .automatic, .menu: addMenu(into: &sink)
    case .segmented, .palette: addSegments(into: &sink)
    case .inline where isInList: addInlineRows(into: &sink)
    case .inline, .wheel: addWheel(into: &sink)
    case .navigationLink: addNavigationLink(into: &sink)
    }
  }

  private var optionsContext: _ViewContext { context.entering(.slot(.content)) }

  private func options(in context: _ViewContext) -> PickerOptions {
    PickerOptions(of: view.content, selection: view.selection, in: context)
  }

  // MARK: Menu

  private func addMenu(into sink: inout _NodeSink) {
    let session = MenuSession(in: context)
    let style = context.environment.buttonStyle ?? .automatic
    let button = opener(session, in: style, mark: "chevron.up.chevron.down")
    let name = nameButton()
    let anchor = MenuAnchor(button, runtime: context.runtime, platter: platter(session)) { node, builder in
      name(&node, builder)
      node.traits.insert(.popUpButton)
    }
    sink.nodes.append(besideLabel(anchor))
  }

  private func addNavigationLink(into sink: inout _NodeSink) {
    context.runtime.log.missing(
      "NavigationLinkPickerStyle", at: view.place,
      consequence: "the list of options is shown as a menu and not as a screen of its own")
    let session = MenuSession(in: context)
    let button = opener(session, in: ButtonStyleBox(PlainButtonLook()), mark: "chevron.forward")
    sink.nodes.append(
      besideLabel(
        MenuAnchor(button, runtime: context.runtime, platter: platter(session), change: nameButton())))
  }

  /// The button that opens the options: the value with a mark that says that it can be changed.
  private func opener(_ session: MenuSession, in style: ButtonStyleBox, mark: String) -> LayoutNode {
    let label = _ContentSource { inner, sink in sink.nodes.append(valueRow(mark, in: inner)) }
    let input = ButtonStyleInput(
      role: nil, action: { session.open() }, label: label, place: view.place)
    var button = _NodeSink()
    style.add(input, context, &button)
    return context.single(button.nodes)
  }

  /// The room around the value is not published: a bordered button's is assumed outside of lists.
  private func valueRow(_ mark: String, in inner: _ViewContext) -> LayoutNode {
    let isRightToLeft = inner.environment.isRightToLeft
    let symbol = inner.entering(.slot(.icon)).node(
      of: Image(systemName: mark).imageScale(.small).accessibilityHidden(true))
    let row = StackNode(
      identity: inner.identity, axis: .horizontal, alignment: VerticalAlignment.center.guide, spacing: 4,
      isRightToLeft: isRightToLeft, children: shownValue(in: inner) + [symbol])
    let insets =
      context.environment.isInListRow
      ? EdgeInsets() : EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    return PaddingNode(row, insets: insets, edges: .all, isRightToLeft: isRightToLeft)
  }

  /// What the picker shows as its value: the author's view, or that of the chosen option.
  private func shownValue(in inner: _ViewContext) -> [LayoutNode] {
    if let own = view.currentValue { return [inner.entering(.slot(.currentValue)).node(of: own)] }
    return options(in: inner.entering(.slot(.content))).selected.map { [$0] } ?? []
  }

  /// Makes what the button shows its value, and gives it the picker's label.
  private func nameButton() -> (inout Node, SemanticsBuilder) -> Void {
    let label = context.entering(.slot(.title)).node(of: view.label)
    return { node, builder in
      node.value = node.label
      node.origins[.value] = node.origins[.label]
      node.label = nil
      node.origins[.label] = nil
      builder.merge(builder.collect { $0.visit(label) }, into: &node)
      node.traits.subtract([.staticText, .image])
    }
  }

  /// In a list the label stands before the value, out of reach of assistive technology, which has it already.
  private func besideLabel(_ control: LayoutNode) -> LayoutNode {
    guard context.environment.isInListRow, !context.environment.labelsHidden else { return control }
    let label = context.entering(.slot(.label)).node(of: view.label)
    let room = SpacerNode(identity: context.identity, minLength: nil, axis: .horizontal)
    return StackNode(
      identity: context.identity, axis: .horizontal, alignment: VerticalAlignment.center.guide, spacing: nil,
      isRightToLeft: context.environment.isRightToLeft,
      children: [SilentNode(label), room, control])
  }

  private func platter(_ session: MenuSession) -> MenuAnchor.Platter? {
    guard session.isOpen else { return nil }
    let inner = context.inMenu(session)
    let rows = rows(of: options(in: inner), session, in: inner)
    return { MenuPlatter(rows, anchor: $0, session: session, in: inner) }
  }

  /// Options as the rows of a menu.
  private func rows(
    of options: PickerOptions, _ session: MenuSession?, in context: _ViewContext
  ) -> [LayoutNode] {
    options.options.enumerated().map { index, option in
      let place = context.withNewValues.entering(.slot(.row)).entering(.index(index))
      let row = MenuRow(isChecked: option.isSelected, label: _NodeView(node: option.node))
      return choice(option, row: place.node(of: row), closing: session, in: place)
    }
  }

  private func choice(
    _ option: PickerOptions.Option, row: LayoutNode, closing session: MenuSession?, in place: _ViewContext
  ) -> ControlNode {
    let choose = option.choose
    let element = ControlElement(
      traits: option.isSelected ? [.button, .selected] : .button,
      actions: [
        (
          .activate,
          {
            session?.close()
            choose?()
          }
        )
      ],
      place: view.place)
    return ControlNode(row, element, in: place)
  }

  private func addRows(in menu: MenuSession, into sink: inout _NodeSink) {
    sink.nodes.append(contentsOf: rows(of: options(in: optionsContext), menu, in: context))
  }

  // MARK: Other styles

  private func addSegments(into sink: inout _NodeSink) {
    let inner = optionsContext
    let options = options(in: inner.with(\.font, .system(size: 13)))
    let strong = self.options(in: inner.with(\.font, .system(size: 13, weight: .medium)))
    sink.nodes.append(
      SegmentedNode(options.options, strong: strong.options, place: view.place, in: context))
  }

  /// The title is a row of its own: that is how projects that hide it with `labelsHidden()` must see it.
  private func addInlineRows(into sink: inout _NodeSink) {
    if !context.environment.labelsHidden {
      let title = context.entering(.slot(.title)).nodes(of: view.label)
      sink.nodes += title
      if !title.isEmpty {
        context.runtime.log.note(
          "where the title of an inline picker stands in a list is not known; it is taken for a row")
      }
    }
    for (index, option) in options(in: optionsContext).options.enumerated() {
      let place = context.withNewValues.entering(.slot(.row)).entering(.index(index))
      let row = InlineOption(isSelected: option.isSelected, label: _NodeView(node: option.node))
      sink.nodes.append(choice(option, row: place.node(of: row), closing: nil, in: place))
    }
  }

  private func addWheel(into sink: inout _NodeSink) {
    let label = ControlElement.Words.hidden(context.entering(.slot(.title)).node(of: view.label))
    sink.nodes.append(
      WheelNode.control(options(in: optionsContext), label: label, place: view.place, in: context))
  }
}
