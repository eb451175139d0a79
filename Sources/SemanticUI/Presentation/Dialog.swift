import SemanticTree

/// What an alert or a confirmation dialog shows.
struct Dialog {
  let title: Text
  let showsTitle: Bool
  let message: _ContentSource?
  let actions: _ContentSource
  let isAlert: Bool
  let close: @MainActor () -> Void
}

/// The key under which a dialog's button tells its role.
private enum DialogRoleKey {}

extension _ViewContext {
  /// The layer of a dialog.
  @MainActor
  func dialog(_ dialog: Dialog) -> LayoutNode {
    let metrics = DialogMetrics(environment.screen)
    var inner = self
    inner.environment.stackAxis = nil
    inner.environment.isInListRow = false
    inner.environment.isElevated = true
    inner.environment.foreground = nil
    let buttons = inner.buttons(of: dialog, metrics)
    let isStacked = buttons.count > 2 || (!dialog.isAlert && environment.screen.system.major < 26)
    let box = DialogBoxNode(
      identity: entering(.slot(.content)).identity, texts: inner.texts(of: dialog, metrics),
      buttons: buttons, isStacked: isStacked, metrics: metrics, scale: environment.screen.scale)
    // A scrub does not leave an alert (reported for UIKit); it cancels a confirmation dialog.
    return DialogNode(
      box, isAlert: dialog.isAlert, metrics: metrics, context: inner,
      onEscape: dialog.isAlert ? nil : dialog.close)
  }

  @MainActor
  private func texts(of dialog: Dialog, _ metrics: DialogMetrics) -> [LayoutNode] {
    var texts: [LayoutNode] = []
    var inner = self
    inner.environment.textSettings.alignment = metrics.isCentred ? .center : .leading
    if dialog.showsTitle {
      var context = inner.entering(.slot(.title))
      context.environment[FontKey.self] = .headline
      texts.append(TextNode(dialog.title, context: context))
    }
    guard let message = dialog.message else { return texts }
    var context = inner.entering(.slot(.label))
    context.environment[FontKey.self] = metrics.messageSize == 15 ? .subheadline : .footnote
    var sink = _NodeSink()
    message.add(context, &sink)
    return texts + sink.nodes
  }

  /// The buttons in their order: the cancelling one first of two, else last. Without any there is an "OK", and
  /// a confirmation dialog always has a "Cancel".
  @MainActor
  private func buttons(of dialog: Dialog, _ metrics: DialogMetrics) -> [LayoutNode] {
    var inner = entering(.slot(.menu))
    inner.environment.buttonStyle = .dialog(closing: dialog.close)
    var sink = _NodeSink()
    dialog.actions.add(inner, &sink)
    var buttons = sink.nodes
    func isCancel(_ node: LayoutNode) -> Bool {
      node.traits.value(DialogRoleKey.self) as? ButtonRole == .cancel
    }
    let own = inner.entering(.slot(.currentValue))
    if buttons.isEmpty, dialog.isAlert { buttons = own.nodes(of: Button("OK") {}) }
    if !dialog.isAlert, !buttons.contains(where: isCancel) {
      buttons += own.nodes(of: Button("Cancel", role: .cancel) {})
    }
    let cancelling = buttons.filter(isCancel)
    let others = buttons.filter { !isCancel($0) }
    return dialog.isAlert && buttons.count == 2 ? cancelling + others : others + cancelling
  }
}

extension ButtonStyleBox {
  /// Every button of a dialog closes it, then does what it is for.
  @MainActor
  fileprivate static func dialog(closing close: @escaping @MainActor () -> Void) -> ButtonStyleBox {
    let look = ButtonStyleBox(DialogButtonLook())
    return ButtonStyleBox(isBordered: false) { input, context, sink in
      let action = input.action
      let closing = ButtonStyleInput(
        role: input.role,
        action: {
          close()
          action()
        }, label: input.label, place: input.place)
      sink.wrap({ look.add(closing, context, &$0) }) { node in
        input.role.map { TraitNode(node, .value(key: DialogRoleKey.self, value: $0)) } ?? node
      }
    }
  }
}

/// A dialog's button fills its place; on iOS 26 it stands on a capsule.
private struct DialogButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dialogVersion) private var version

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(configuration.role == .cancel ? .headline : .body)
      .foregroundStyle(ButtonColors.label(configuration.role, isEnabled: isEnabled))
      .frame(maxWidth: .infinity, minHeight: version >= 26 ? 48 : 45)
      .background(
        version >= 26 ? AnyShapeStyle(Color(.tertiarySystemFill)) : AnyShapeStyle(Color.clear),
        in: Capsule())
  }
}

extension EnvironmentValues {
  /// The major version of iOS whose dialogs are drawn.
  fileprivate var dialogVersion: Int { screen.system.major }
}
