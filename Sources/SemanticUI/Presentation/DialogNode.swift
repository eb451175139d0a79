import SemanticTree

/// An alert or a confirmation dialog on its surface in the middle of the screen.
///
/// On iOS 26 a confirmation dialog is drawn like an alert; before, it is a sheet at the screen's bottom.
final class DialogNode: ModalNode {
  private let metrics: DialogMetrics
  private let isAtBottom: Bool
  private let kind: String

  init(
    _ box: DialogBoxNode, isAlert: Bool, metrics: DialogMetrics, context: _ViewContext,
    onEscape: (@MainActor () -> Void)?
  ) {
    self.metrics = metrics
    kind = "Alert"
    isAtBottom = !isAlert && context.environment.screen.system.major < 26
    isAlertBox = isAlert
    super.init(
      content: box, identity: context.identity, environment: context.environment, onEscape: onEscape)
  }

  private let isAlertBox: Bool

  /// VoiceOver says "Alert" as one appears; a confirmation dialog says nothing that is known.
  override var title: String? { isAlertBox ? kind : nil }

  override var dimming: Double {
    environment.screen.appearance == .dark ? metrics.dimming.dark : metrics.dimming.light
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(
      width: isAtBottom ? size.width - 16 : metrics.width, height: nil)
    let taken = content.size(for: offered)
    let bottom = max(CGFloat(environment.screen.safeArea.bottom), 8)
    let y = isAtBottom ? size.height - bottom - taken.height : (size.height - taken.height) / 2
    content.place(
      at: CGPoint(x: (size.width - taken.width) / 2, y: y).rounded(to: environment.screen.scale),
      proposal: offered)
  }

  override func paintSurface(with painter: inout Painter) {
    let outline = Outline.roundedRectangle(Rect(surface), radius: Double(metrics.cornerRadius))
    painter.fill(
      painter.place(outline), with: AnyShapeStyle(Color(.secondarySystemGroupedBackground)), environment)
  }
}

/// Title, message and buttons of a dialog below each other.
final class DialogBoxNode: LayoutNode {
  private let texts: [LayoutNode]
  private let buttons: [LayoutNode]
  private let metrics: DialogMetrics
  private let scale: Double
  private let isStacked: Bool

  /// - Parameter buttons: in the order in which they are read.
  init(
    identity: Identity, texts: [LayoutNode], buttons: [LayoutNode], isStacked: Bool,
    metrics: DialogMetrics, scale: Double
  ) {
    self.texts = texts
    self.buttons = buttons
    self.metrics = metrics
    self.scale = scale
    self.isStacked = isStacked
    super.init(identity: identity, children: texts + buttons)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? metrics.width
    var height: CGFloat = 0
    arrange(width) { _, frame in height = max(height, frame.maxY) }
    return CGSize(width: width, height: height + metrics.buttonPadding)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    arrange(size.width) { node, frame in
      node.place(at: frame.origin.rounded(to: scale), proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ width: CGFloat, _ place: (LayoutNode, CGRect) -> Void) {
    var y = metrics.topPadding
    let offered = ProposedViewSize(width: width - 2 * metrics.textInset, height: nil)
    for (index, text) in texts.enumerated() {
      let taken = text.size(for: offered)
      let x = metrics.isCentred ? (width - taken.width) / 2 : metrics.textInset
      place(text, CGRect(origin: CGPoint(x: x, y: y), size: taken))
      y += taken.height + (index < texts.count - 1 ? metrics.messageGap : 0)
    }
    y += metrics.textBottom
    let left = metrics.buttonPadding
    let free = width - 2 * left
    if isStacked {
      for button in buttons {
        let height = max(
          button.size(for: ProposedViewSize(width: free, height: nil)).height, metrics.buttonHeight)
        place(button, CGRect(x: left, y: y, width: free, height: height))
        y += height + metrics.buttonGap
      }
      return
    }
    let share = (free - metrics.buttonGap * CGFloat(buttons.count - 1)) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let x = left + CGFloat(index) * (share + metrics.buttonGap)
      place(button, CGRect(x: x, y: y, width: share, height: metrics.buttonHeight))
    }
  }
}
