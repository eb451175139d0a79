/// The sections of a menu: their titles are headers, and gaps part them from what is around them.
enum MenuSections {
  static func part(of node: LayoutNode) -> SectionPart? {
    node.traits.row(RowKeys.Part.self, as: SectionPart.self)
  }

  /// The rows with a divider wherever a section begins or ends. Menus show no footers.
  static func rows(_ nodes: [LayoutNode], in context: _ViewContext) -> [LayoutNode] {
    var rows: [LayoutNode] = []
    for node in nodes where part(of: node)?.role != .footer {
      if let last = rows.last, !(last is DividerNode), !(node is DividerNode),
        part(of: last)?.section != part(of: node)?.section
      {
        rows.append(divider(rows.count, in: context))
      }
      rows.append(node)
    }
    return rows
  }

  private static func divider(_ index: Int, in context: _ViewContext) -> LayoutNode {
    DividerNode(
      identity: context.entering(.slot(.row)).entering(.index(index)).identity, stackAxis: .vertical,
      environment: context.environment)
  }
}
