/// The size of the container that frames may be relative to: a scroll view's window, else the screen's safe area.
final class ContainerSize {
  private(set) var width: CGFloat?
  private(set) var height: CGFloat?

  /// Remembers what the container is offered; an offer without a length leaves what was known.
  func note(_ proposal: ProposedViewSize) {
    if let offered = proposal.width, offered.isFinite { width = offered }
    if let offered = proposal.height, offered.isFinite { height = offered }
  }
}

extension EnvironmentValues {
  private enum ContainerKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: ContainerSize? = nil
  }

  var containerSize: ContainerSize? {
    get { untracked(ContainerKey.self) }
    set { self[ContainerKey.self] = newValue }
  }
}

/// Gives its child a size made of its container's.
private final class ContainerFrameNode: UnaryNode {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let environment: EnvironmentValues
  private let length: (CGFloat, Axis) -> CGFloat

  init(
    _ child: LayoutNode, axes: Axis.Set, alignment: Alignment, environment: EnvironmentValues,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.environment = environment
    self.length = length
    super.init(child)
  }

  private func containerLength(_ axis: Axis) -> CGFloat {
    let container = environment.containerSize
    let known = axis == .horizontal ? container?.width : container?.height
    let safe = LayoutFinisher(environment: environment.screen).safeRect.size
    return known ?? (axis == .horizontal ? safe.width : safe.height)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      inner[axis] = max(length(containerLength(axis), axis), 0)
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = child.size(for: inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let origin = child.origin(
      aligned: alignment, in: size, proposal: inner, isRightToLeft: environment.isRightToLeft)
    child.place(at: origin, proposal: inner)
  }
}

extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A part of the container: `span` of `count` columns or rows with gaps of `spacing` between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapNodes { node, context in
      ContainerFrameNode(
        node, axes: axes, alignment: alignment, environment: context.environment, length: length)
    }
  }
}
