// Where a scroll view stands is not modelled: every scroll view shows the start of its content. What asks for another
// place, or watches it, is noted as missing; how a finger's scrolling comes to rest has no effect on a screen.

/// Gives its content the means to scroll.
public struct ScrollViewReader<Content> {
  let content: (ScrollViewProxy) -> Content
  let place: SourcePlace
}

extension ScrollViewReader: View where Content: View {
  nonisolated public init(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
    place = SourcePlace(file: file, line: line, column: column)
  }

  public var body: some View {
    content(ScrollViewProxy()).notModelled(
      "ScrollViewReader", "a screen shows its content from the start, whatever it scrolls to", place)
  }
}

/// Scrolls to a view by its identity; nothing moves here.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where a scroll view stands, or is to stand.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false
  nonisolated(unsafe) private var id: AnyHashable?

  nonisolated public init() {}
  nonisolated public init(idType: (some Hashable & Sendable).Type) {}
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated public init(point: CGPoint) { self.point = point }
  nonisolated public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.id = id }

  public var viewID: AnyHashable? { id }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
}

extension View {
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    scrollPlaceUnknown("scrollPosition", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    scrollPlaceUnknown("scrollPosition", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func scrollPosition(
    initialAnchor: UnitPoint?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    scrollPlaceUnknown("scrollPosition", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    scrollPlaceUnknown("defaultScrollAnchor", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func scrollPlaceUnknown(_ name: String, _ place: SourcePlace) -> some View {
    notModelled(name, "the scroll view shows the start of its content", place)
  }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Scrolling that rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}
}

/// Scrolling that rests at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a flick may pass.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let never = LimitBehavior()
  }

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
