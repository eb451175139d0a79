import SemanticTree

/// One row of an open menu: its words at the inset of iOS 26's platter, a symbol or a check mark before them.
struct MenuRow<Label: View>: View {
  let isChecked: Bool?
  let role: ButtonRole?
  let hasSubmenu: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  init(isChecked: Bool? = nil, role: ButtonRole? = nil, hasSubmenu: Bool = false, label: Label) {
    self.isChecked = isChecked
    self.role = role
    self.hasSubmenu = hasSubmenu
    self.label = label
  }

  var body: some View {
    HStack(spacing: 0) {
      _MenuRowWords(label: label, isChecked: isChecked)
      Spacer(minLength: 8)
      if hasSubmenu { Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true) }
    }
    .foregroundStyle(foreground)
    .padding(.trailing, 16)
    .modifier(MenuRowHeight())
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return AnyShapeStyle(Color(role == .destructive ? .destructiveLabel : .label))
  }
}

/// Gives a row its least height; two lines of words need the 58 points of a row with a subtitle.
private struct MenuRowHeight: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.vertical, 10 + 5.0 / 6).applyToList { source, context, sink in
      let metrics = ControlMetrics(context.environment)
      sink.wrap({ source.add(context, &$0) }) {
        FrameNode(
          $0, width: .fixed(metrics.menuWidth),
          height: FrameNode.Length(least: metrics.menuRowHeight, ideal: nil, most: nil), alignment: .leading,
          isRightToLeft: context.environment.isRightToLeft)
      }
    }
  }
}

/// The title of a row, a second text below it as its subtitle, and what stands before them.
private struct _MenuRowWords<Label: View>: PrimitiveView {
  let label: Label
  let isChecked: Bool?

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let metrics = ControlMetrics(context.environment)
    let inner = context.entering(.slot(.label))
    var words = inner.nodes(of: view.label)
    if words.count == 2 {
      var small = inner
      small.environment[FontKey.self] = .footnote
      small.environment.foreground = Foreground(
        styles: [AnyShapeStyle(HierarchicalShapeStyle.secondary)], outer: nil)
      words[1] = small.nodes(of: view.label)[1]
    }
    let column = StackNode(
      identity: context.identity, axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0,
      isRightToLeft: context.environment.isRightToLeft, children: words)
    let inset = view.isChecked == nil ? metrics.menuTitleInset : metrics.menuCheckedTitleInset
    let title = PaddingNode(
      column, insets: EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0), edges: .leading,
      isRightToLeft: context.environment.isRightToLeft)
    sink.nodes.append(view.isChecked == true ? checked(title, inner) : title)
  }

  private static func checked(_ title: LayoutNode, _ context: _ViewContext) -> LayoutNode {
    let mark = context.entering(.slot(.icon)).node(
      of: Image(systemName: "checkmark").imageScale(.small).accessibilityHidden(true).padding(.leading, 16))
    return LayerNode(
      title, secondary: mark, isOverlay: true, alignment: .leading,
      isRightToLeft: context.environment.isRightToLeft)
  }
}

/// A symbol at the row's inset and the title at its own.
struct MenuLabelStyle: LabelStyle {
  /// From the symbol's place to the title's.
  private let titleInset: CGFloat

  init(metrics: ControlMetrics) { titleInset = metrics.menuIconTitleInset - metrics.menuTitleInset }

  func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title.padding(.leading, titleInset)
    return ZStack(alignment: .leading) {
      configuration.icon
      title
    }
  }
}

/// Draws the label of a button in a menu as a row.
struct MenuRowLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, label: configuration.label)
  }
}

extension ButtonStyleBox {
  /// The buttons of a menu: rows that close it.
  static func menuRow(_ session: MenuSession) -> ButtonStyleBox {
    ButtonStyleBox(isBordered: false) { input, context, sink in
      let staysOpen = context.environment.keepsMenuOpen
      let closing = ButtonStyleInput(
        role: input.role,
        action: {
          if !staysOpen { session.close() }
          input.action()
        }, label: input.label, place: input.place)
      ButtonStyleBox(MenuRowLook()).add(closing, context, &sink)
    }
  }
}

/// A row that shows whether it is chosen: a toggle in a menu.
struct MenuCheckRow {
  let configuration: ToggleStyleConfiguration
  let menu: MenuSession

  /// iOS makes a menu action with a state of a toggle: a selected button, not a switch.
  @MainActor
  func add(in context: _ViewContext, into sink: inout _NodeSink) {
    let row = MenuRow(isChecked: configuration.isOn || configuration.isMixed, label: configuration.label)
    let isOn = configuration.$isOn
    let menu = menu
    let staysOpen = context.environment.keepsMenuOpen
    let element = ControlElement(
      traits: configuration.isOn ? [.button, .selected] : .button,
      actions: [
        (
          .activate,
          {
            if !staysOpen { menu.close() }
            isOn.wrappedValue.toggle()
          }
        )
      ],
      place: configuration.place)
    sink.nodes.append(ControlNode(context.node(of: row), element, in: context))
  }
}
