/// A place in a view by which views are lined up.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on either axis, as layout nodes compare it.
struct AlignmentGuide: Hashable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  func defaultValue(in size: CGSize) -> CGFloat {
    id.defaultValue(in: ViewDimensions(node: nil, size: size, proposal: .unspecified))
  }

  var isBaseline: Bool { isFirstBaseline || isLastBaseline }
  var isFirstBaseline: Bool { self == VerticalAlignment.firstTextBaseline.guide }
  var isLastBaseline: Bool { self == VerticalAlignment.lastTextBaseline.guide }
}

public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type
  var guide: AlignmentGuide { AlignmentGuide(id: id, axis: .horizontal) }

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type
  var guide: AlignmentGuide { AlignmentGuide(id: id, axis: .vertical) }

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A pair of guides.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides.
public struct ViewDimensions: Equatable {
  let node: LayoutNode?
  let size: CGSize
  let proposal: ProposedViewSize

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.guide) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.guide) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  public static func == (left: Self, right: Self) -> Bool {
    left.node === right.node && left.size == right.size && left.proposal == right.proposal
  }

  private func value(_ guide: AlignmentGuide) -> CGFloat {
    explicit(guide) ?? guide.defaultValue(in: size)
  }

  private func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    node?.explicitGuide(guide, in: size, proposal: proposal)
  }
}

extension LayoutNode {
  /// What a container says of a guide: the first child's first baseline, the last child's last, else the mean of
  /// its children's explicit opinions (as SwiftUI merges them).
  final func mergedGuide(
    _ guide: AlignmentGuide, from children: [LayoutNode], mirroredIn width: CGFloat? = nil
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for child in children {
      guard let value = child.explicitGuide(guide, in: child.frame.size, proposal: child.placedFor) else {
        continue
      }
      let leading = width.map { $0 - child.frame.maxX } ?? child.frame.minX
      let start = guide.axis == .horizontal ? leading : child.frame.minY
      values.append(start + value)
      if guide.isFirstBaseline { break }
    }
    guard let first = values.first, let last = values.last else { return nil }
    if guide.isFirstBaseline { return first }
    if guide.isLastBaseline { return last }
    var sum: CGFloat = 0
    for value in values { sum += value }
    return sum / CGFloat(values.count)
  }
}
