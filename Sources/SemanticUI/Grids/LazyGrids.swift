/// Sections' headers or footers that stay in sight while scrolling; at rest they lie where they always do.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns that grow downwards. Every view is made, not only those in sight.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      LazyGridNode(
        identity: context.identity, axis: .vertical, items: view.columns, spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .center),
        isRightToLeft: context.environment.isRightToLeft,
        cells: context.with(\.stackAxis, nil).nodes(of: view.content)))
  }
}

/// Views in rows that grow sideways. Every view is made, not only those in sight.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      LazyGridNode(
        identity: context.identity, axis: .horizontal, items: view.rows, spacing: view.spacing,
        alignment: Alignment(horizontal: .center, vertical: view.alignment),
        isRightToLeft: context.environment.isRightToLeft,
        cells: context.with(\.stackAxis, nil).nodes(of: view.content)))
  }
}

/// Cells in tracks across the axis, line after line along it.
final class LazyGridNode: LayoutNode {
  /// The direction of growth.
  private let axis: Axis
  private let items: [GridItem]
  private let gap: CGFloat
  private let alignment: Alignment
  private let isRightToLeft: Bool

  init(
    identity: Identity, axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment,
    isRightToLeft: Bool, cells: [LayoutNode]
  ) {
    self.axis = axis
    self.items = items
    gap = spacing ?? ViewSpacing.fallback
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    super.init(identity: identity, children: cells)
  }

  /// The tracks for a proposal; an open one asks for the least length of each.
  private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
    GridTracks(items, in: proposal[axis.cross] ?? 0)
  }

  /// The lengths of the lines along the axis.
  private func lines(_ tracks: [GridTracks.Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    var lines: [CGFloat] = []
    for (index, cell) in children.enumerated() {
      let track = tracks[index % tracks.count]
      let length = cell.size(for: proposal(in: track, nil))[axis]
      if index % tracks.count == 0 { lines.append(length) }
      lines[lines.count - 1] = max(lines[lines.count - 1], length)
    }
    return lines
  }

  private func proposal(in track: GridTracks.Track, _ line: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(axis: axis, main: line, cross: track.length)
  }

  /// The grid takes the whole length offered across its axis, as far as its tracks are not longer.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(tracks.tracks)
    var main = CGFloat(max(lines.count - 1, 0)) * gap
    for line in lines { main += line }
    let offered = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil } ?? 0
    return CGSize(axis: axis, main: main, cross: max(tracks.length, offered))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tracks = tracks(proposal)
    let lines = lines(tracks.tracks)
    let room = CGSize(axis: axis, main: 0, cross: size[axis.cross] - tracks.length)
    let shift = CGPoint(
      x: alignment.horizontal.guide.defaultValue(in: room),
      y: alignment.vertical.guide.defaultValue(in: room))
    var position: CGFloat = 0
    for (line, length) in lines.enumerated() {
      for (column, track) in tracks.tracks.enumerated() {
        let index = line * tracks.tracks.count + column
        guard index < children.count else { break }
        place(
          children[index], track, length, at: position, shift: axis == .vertical ? shift.x : shift.y, size)
      }
      position += length + gap
    }
  }

  private func place(
    _ cell: LayoutNode, _ track: GridTracks.Track, _ line: CGFloat, at position: CGFloat, shift: CGFloat,
    _ size: CGSize
  ) {
    let room = CGSize(axis: axis, main: line, cross: track.length)
    let offered = proposal(in: track, nil)
    var origin = cell.origin(
      aligned: track.alignment ?? .center, in: room, proposal: offered, isRightToLeft: isRightToLeft)
    let corner = CGPoint(axis: axis, main: position, cross: track.start + shift)
    origin.x += isRightToLeft ? size.width - corner.x - room.width : corner.x
    origin.y += corner.y
    cell.place(at: origin, proposal: offered)
  }
}
