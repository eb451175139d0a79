import SemanticTree

/// A list in its window: sections below each other, as far as they fit and beyond.
final class ListNode: LayoutNode {
  let sections: [ListSection]
  let metrics: ListMetrics
  let environment: EnvironmentValues
  private let page: NavigationPage?
  /// What the list paints, which reaches below bars and to the screen's edges.
  private(set) var window = CGRect.zero
  private var isBelowLargeTitle = false

  init(_ sections: [ListSection], metrics: ListMetrics, page: NavigationPage?, context: _ViewContext) {
    self.sections = sections
    self.metrics = metrics
    self.page = page
    environment = context.environment
    super.init(
      identity: context.identity, children: sections.flatMap { $0.headers + $0.rows + $0.footers })
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: proposal.height ?? layOut(width: width, places: false))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    layOut(width: size.width, places: true)
    window = CGRect(origin: .zero, size: size)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    let rect = CGRect(origin: layout.origin, size: frame.size)
    if page?.showsLargeTitle == true, abs(rect.minY - layout.safeRect.minY) < 0.5 {
      isBelowLargeTitle = true
      layOut(width: frame.width, places: true)
    }
    window = layout.reach(of: rect)
    for child in children { layout.visit(child) }
  }

  /// Places what the sections consist of and tells the height of all.
  @discardableResult
  private func layOut(width: CGFloat, places: Bool) -> CGFloat {
    let offered = ProposedViewSize(width: width - 2 * metrics.sideMargin, height: nil)
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      y += gap(above: index)
      for node in section.headers + section.rows + section.footers {
        if places { node.place(at: CGPoint(x: metrics.sideMargin, y: y), proposal: offered) }
        y += node.size(for: offered).height
      }
    }
    return y
  }

  private func gap(above index: Int) -> CGFloat {
    let section = sections[index]
    guard index > 0 else {
      // Measured for iOS 26 alone; before, the same is assumed.
      return section.headers.isEmpty && !isBelowLargeTitle ? metrics.topGap : 0
    }
    let followsFooter = !sections[index - 1].footers.isEmpty
    if let sectionSpacing { return sectionSpacing }
    if section.headers.isEmpty { return followsFooter ? metrics.halfGap : metrics.fullGap }
    return followsFooter ? 0 : metrics.halfGap
  }

  /// The distance that the author gave; how much closer compact sections stand is not known, half is assumed.
  private var sectionSpacing: CGFloat? {
    if let length = environment.list.sectionSpacing { return length }
    return environment.list.compactSections ? metrics.halfGap : nil
  }

  // MARK: Semantics and painting

  override func addSemantics(to builder: inout SemanticsBuilder) {
    builder.addContainer(.scrollView, for: self) { inner in
      for child in children { inner.visit(child) }
    }
  }

  override func paint(with painter: inout Painter) {
    if !environment.list.hidesBackground {
      painter.fill(painter.place(.rectangle(Rect(window))), with: AnyShapeStyle(backdrop), environment)
    }
    painter.group(.clip(painter.place(.rectangle(Rect(window))))) { inner in
      for section in sections { paint(section, with: &inner) }
    }
  }

  private var backdrop: Color {
    Color(metrics.isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  private func paint(_ section: ListSection, with painter: inout Painter) {
    for header in section.headers { painter.visit(header) }
    paintCard(of: section.rows, with: &painter)
    for row in section.rows { painter.visit(row) }
    for footer in section.footers { painter.visit(footer) }
  }

  /// The surface behind a section's rows; a row with a background of its own has its part covered.
  private func paintCard(of rows: [ListRowNode], with painter: inout Painter) {
    guard let first = rows.first, let last = rows.last else { return }
    let card = first.frame.union(last.frame)
    let outline = Outline.roundedRectangle(Rect(card), radius: Double(metrics.cornerRadius))
    if metrics.isGrouped {
      let color = Color(.secondarySystemGroupedBackground)
      painter.fill(painter.place(outline), with: AnyShapeStyle(color), environment)
    }
    guard rows.contains(where: { $0.background != nil }) else { return }
    painter.group(.clip(painter.place(outline))) { inner in
      for row in rows { row.paintBackground(with: &inner) }
    }
  }
}
