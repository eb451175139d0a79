extension _ViewContext {
  /// The node of a list with these rows.
  @MainActor
  func list<Content: View>(of content: Content, selection: ListSelection?) -> LayoutNode {
    let style = environment.list.style
    if let note = style.note { runtime.log.note(note) }
    environment.navigationPage?.choice = selection
    var inner = entering(.slot(.content))
    inner.environment.isInListRow = true
    inner.environment.stackAxis = nil
    let metrics = ListMetrics(environment, style: style)
    let parts = ListParts(inner.nodes(of: content), metrics: metrics, selection: selection, context: inner)
    return ListNode(parts.sections, metrics: metrics, page: environment.navigationPage, context: self)
  }
}

/// A run of rows with what stands above and below.
struct ListSection {
  var id: Identity?
  var headers: [ListBoundaryNode] = []
  var rows: [ListRowNode] = []
  var footers: [ListBoundaryNode] = []
}

/// Sorts the nodes of a list's content into sections.
private struct ListParts {
  private(set) var sections: [ListSection] = []

  init(
    _ nodes: [LayoutNode], metrics: ListMetrics, selection: ListSelection?, context: _ViewContext
  ) {
    for node in nodes {
      let part = node.traits.row(RowKeys.Part.self, as: SectionPart.self)
      if sections.isEmpty || sections[sections.count - 1].id != part?.section {
        sections.append(ListSection(id: part?.section))
      }
      let last = sections.count - 1
      switch part?.role {
      case .header:
        sections[last].headers.append(ListBoundaryNode(node, isHeader: true, metrics, context))
      case .footer:
        sections[last].footers.append(ListBoundaryNode(node, isHeader: false, metrics, context))
      case .row, nil:
        sections[last].rows.append(ListRowNode(node, metrics, selection: selection, context))
      }
    }
    for index in sections.indices { markEnds(&sections[index]) }
  }

  private func markEnds(_ section: inout ListSection) {
    section.rows.first?.isFirst = true
    section.rows.last?.isLast = true
  }
}
