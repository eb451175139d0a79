/// The distances a view prefers to its neighbours.
///
/// Each edge publishes distances by category; two neighbours stand apart by the largest distance in a category
/// that both touching edges have, else by 8 points. (Rule as published for the SwiftUI port OpenSwiftUI and
/// checked there against iOS 18.)
public struct ViewSpacing: Sendable {
  /// What a distance is for.
  enum Category: Int, CaseIterable {
    case standard, textToText, edgeAboveText, edgeBelowText
  }

  struct EdgeDistances: Sendable, Equatable {
    var values: [CGFloat?] = [nil, nil, nil, nil]

    subscript(category: Category) -> CGFloat? {
      get { values[category.rawValue] }
      set { values[category.rawValue] = newValue }
    }

    mutating func formUnion(_ other: EdgeDistances) {
      for index in values.indices {
        guard let theirs = other.values[index] else { continue }
        values[index] = max(values[index] ?? theirs, theirs)
      }
    }
  }

  /// The distance where neither view prefers another.
  static let fallback: CGFloat = 8

  var top = EdgeDistances()
  var leading = EdgeDistances()
  var bottom = EdgeDistances()
  var trailing = EdgeDistances()

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top[.standard] = 0
    spacing.leading[.standard] = 0
    spacing.bottom[.standard] = 0
    spacing.trailing[.standard] = 0
    return spacing
  }()

  /// A shape, a colour, a control: no preference, and whatever a text beside it prefers.
  static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top[.edgeBelowText] = 0
    spacing.bottom[.edgeAboveText] = 0
    return spacing
  }()

  public init() {}

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .vertical ? bottom : trailing
    let theirs = axis == .vertical ? next.top : next.leading
    var shared: CGFloat?
    for category in Category.allCases where category != .standard {
      guard let first = mine[category], let second = theirs[category] else { continue }
      shared = max(shared ?? 0, first, second)
    }
    if let shared { return shared }
    if let first = mine[.standard], let second = theirs[.standard] { return max(first, second) }
    return mine[.standard] ?? theirs[.standard] ?? ViewSpacing.fallback
  }

  /// Takes the preferences of a plain view on some edges: what a padding or a fixed frame does (OpenSwiftUI's rule).
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    let plain = ViewSpacing.plain
    if edges.contains(.top) { copy.top = plain.top }
    if edges.contains(.leading) { copy.leading = plain.leading }
    if edges.contains(.bottom) { copy.bottom = plain.bottom }
    if edges.contains(.trailing) { copy.trailing = plain.trailing }
    return copy
  }
}
