import SemanticTree

/// The options of a wheel picker on a drum: the chosen one in the middle, its neighbours above and below.
///
/// The height 216 is that of iOS's date wheel; widths and the neighbours' places are not published.
final class WheelNode: LayoutNode {
  private let selected: Int?
  private let environment: EnvironmentValues

  static let height: CGFloat = 216
  private static let rowHeight: CGFloat = 32

  init(_ options: PickerOptions, in context: _ViewContext) {
    selected = options.selectedIndex
    environment = context.environment
    super.init(identity: context.identity, children: options.options.map(\.node))
  }

  /// The drum as one adjustable element.
  static func control(
    _ options: PickerOptions, label: ControlElement.Words, place: SourcePlace, in context: _ViewContext
  ) -> ControlNode {
    let value = options.selected.map { ControlElement.Words.hidden($0) } ?? .none
    let element = ControlElement(
      label: label, value: value, traits: [.pickerElement, .adjustable],
      actions: [(.increment, options.step(by: 1)), (.decrement, options.step(by: -1))], place: place)
    return ControlNode(WheelNode(options, in: context), element, in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
    return CGSize(width: max(proposal.width ?? widest + 32, 0), height: Self.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (index, child) in children.enumerated() {
      let offered = ProposedViewSize(width: size.width, height: Self.rowHeight)
      let taken = child.size(for: offered)
      let middle = Self.height / 2 + CGFloat(index - (selected ?? 0)) * Self.rowHeight
      child.place(
        at: CGPoint(x: (size.width - taken.width) / 2, y: middle - taken.height / 2), proposal: offered)
    }
  }

  override func addSemantics(to builder: inout SemanticsBuilder) { builder.noteDrawn(self) }

  override func paint(with painter: inout Painter) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let band = bounds.insetBy(dx: 9, dy: (Self.height - Self.rowHeight) / 2)
    painter.fill(
      painter.place(.roundedRectangle(Rect(band), radius: 8)),
      with: AnyShapeStyle(Color(.tertiarySystemFill)),
      environment)
    painter.group(.clip(painter.place(.rectangle(Rect(bounds))))) { painter in
      for child in children where child.frame.maxY > 0 && child.frame.minY < Self.height {
        painter.visit(child)
      }
    }
  }
}

extension PickerOptions {
  /// Chooses the option that is some places after the chosen one; at the ends nothing happens.
  func step(by distance: Int) -> @MainActor () -> Void {
    let index = (selectedIndex ?? (distance > 0 ? -1 : options.count)) + distance
    let options = options
    return { if options.indices.contains(index) { options[index].choose?() } }
  }
}
