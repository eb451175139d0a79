import SemanticTree
import Testing

@testable import SemanticUI

/// Places its views from the leading edge and wraps them, as the flow layouts of many projects do.
private struct FlowLayout: Layout {
  var gap: CGFloat = 10

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    positions(in: proposal.width ?? .infinity, cache).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (subview, position) in zip(subviews, positions(in: bounds.width, cache).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: .unspecified)
    }
  }

  private func positions(in width: CGFloat, _ cache: Cache) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var next = CGPoint.zero
    var used = CGSize.zero
    var row: CGFloat = 0
    for size in cache.sizes {
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + row + gap)
        row = 0
      }
      points.append(next)
      used.width = max(used.width, next.x + size.width)
      row = max(row, size.height)
      used.height = max(used.height, next.y + row)
      next.x += size.width + gap
    }
    return (points, used)
  }
}

private struct Corner: Layout {
  let anchor: UnitPoint
  var isCareless = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let origin = isCareless ? CGPoint.zero : bounds.origin
    let point = CGPoint(x: origin.x + anchor.x * bounds.width, y: origin.y + anchor.y * bounds.height)
    subviews.first?.place(at: point, anchor: anchor, proposal: ProposedViewSize(width: 20, height: 20))
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// As wide as the sum of its views' ranks.
private nonisolated struct RankLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var width = 0
    for subview in subviews { width += subview[Rank.self] }
    return CGSize(width: CGFloat(width), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
@Suite struct LayoutProtocolTests {
  @Test(arguments: [(false, [0.0, 90, 0]), (true, [90.0, 0, 90])])
  func flowsFromTheLeadingEdge(isRightToLeft: Bool, lefts: [Double]) throws {
    let view = FlowLayout() {
      Block("A")
      Block("B")
      Block("C")
    }
    .accessibilityElement(children: .contain).frame(width: 200)
    let rendered = try RenderedView(view) {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    #expect(try ["A", "B", "C"].map { try rendered.frame($0).x } == lefts)
    #expect(rendered.group.frame.height == 70)
  }

  @Test(arguments: [UnitPoint.topLeading, .center, .bottomTrailing])
  func placesByAnchor(anchor: UnitPoint) throws {
    let view = Corner(anchor: anchor)() { Block("dot", nil, nil) }.accessibilityElement(children: .contain)
    let frame = try RenderedView(view).frame("dot")
    #expect(frame.x == 80 * Double(anchor.x))
    #expect(frame.y == 80 * Double(anchor.y))
  }

  @Test func carelessLayoutsLandElsewhere() throws {
    let view = Corner(anchor: .topLeading, isCareless: true)() { Block("dot", nil, nil) }
      .accessibilityElement(children: .contain)
    let rendered = try RenderedView(view)
    #expect(try rendered.element("dot").frame.x == 0)
    #expect(rendered.group.frame.x > 0)
  }

  @Test func carriesLayoutValues() throws {
    let view = RankLayout() {
      Color.red.layoutValue(key: Rank.self, value: 30)
      Color.red
      Color.red.layoutValue(key: Rank.self, value: 12)
    }
    .accessibilityElement().accessibilityLabel("sum")
    #expect(try RenderedView(view).element("sum").frame.width == 42)
  }

  @Test func unplacedViewsStandInTheMiddle() throws {
    let view = RankLayout() { Block("rank", 10, 4).layoutValue(key: Rank.self, value: 30) }
      .accessibilityElement(children: .contain)
    let frame = try RenderedView(view).frame("rank")
    #expect(frame == Rect(x: 10, y: 3, width: 10, height: 4))
  }

  @Test func anyLayoutKeepsState() throws {
    let rendered = try RenderedView(Switcher())
    #expect(try rendered.element("0").frame.y == rendered.element("turn").frame.y)
    try rendered.perform(on: "0")
    try rendered.perform(on: "turn")
    #expect(rendered.labels == ["1", "turn"])
    #expect(try rendered.element("1").frame.y < rendered.element("turn").frame.y)
  }

  @Test func stacksWorkWithinLayouts() throws {
    let view = Twice() {
      Block("A", 10, 20)
      Block("B", 10, 20)
    }
    .accessibilityElement(children: .contain)
    let rendered = try RenderedView(view)
    #expect(try ["A", "B"].map { try rendered.frame($0).y } == [0, 25])
    #expect(rendered.group.frame.height == 45)
  }
}

/// A layout that leaves its work to a stack's.
private struct Twice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    VStackLayout(spacing: 5).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    VStackLayout(spacing: 5).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Switcher: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Counter()
      Button("turn") { isColumn.toggle() }
    }
  }
}
