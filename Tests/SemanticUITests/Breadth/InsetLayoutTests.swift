import SemanticTree
import Testing

@testable import SemanticUI

/// Bars, margins and frames that depend on what is around.
@MainActor
struct InsetLayoutTests {
  @Test
  func barsStandAtTheirEdgeAndTakeTheirRoom() throws {
    let view = Block("Content", nil, nil)
      .safeAreaInset(edge: .bottom, spacing: 10) { Block("Bar", nil, 50) }
      .safeAreaInset(edge: .leading, spacing: 0) { Block("Side", 40, nil) }
      .frame(width: 300, height: 400)
    let rendered = try RenderedView(view)
    let content = try rendered.element("Content").frame
    let bar = try rendered.element("Bar").frame
    let side = try rendered.element("Side").frame
    #expect(content.width == 260 && content.height == 340)
    #expect(bar.y == content.y + 350 && bar.height == 50 && bar.width == 260)
    #expect(side.x == content.x - 40 && side.height == 400)
  }

  @Test(arguments: [SemanticTree.LayoutDirection.leftToRight, .rightToLeft])
  func sideBarsFollowTheLayoutDirection(_ direction: SemanticTree.LayoutDirection) throws {
    let view = Block("Content", nil, nil)
      .safeAreaInset(edge: .leading, spacing: 0) { Block("Side", 40, nil) }
    let rendered = try RenderedView(view.frame(width: 300, height: 100)) { $0.layoutDirection = direction }
    let isLeft = try rendered.element("Side").frame.x < rendered.element("Content").frame.x
    #expect(isLeft == (direction == .leftToRight))
  }

  @Test
  func contentGoesOnBelowABarWhereItIgnoresTheSafeArea() throws {
    let view = Color.red.ignoresSafeArea().accessibilityElement().accessibilityLabel("Ground")
      .safeAreaInset(edge: .bottom, spacing: 0) { Block("Bar", nil, 50) }
    let rendered = try RenderedView(view)
    let fills = rendered.screen.drawing.fills
    #expect(fills.contains { $0.outline.bounds.height == rendered.environment.height })
  }

  @Test
  func safePaddingKeepsContentClear() throws {
    let view = Block("A", nil, nil).safeAreaPadding(.horizontal, 20).frame(width: 200, height: 100)
    #expect(try RenderedView(view).element("A").frame.width == 160)
  }

  @Test
  func marginsAreWithinScrollViews() throws {
    let view = ScrollView { Block("A", nil, 30) }
      .contentMargins(.horizontal, 24, for: .scrollContent).contentMargins(.top, 10)
      .frame(width: 200, height: 300)
    let rendered = try RenderedView(view)
    let scroll = try #require(rendered.screen.root.subtree.first { $0.container == .scrollView })
    let frame = try rendered.element("A").frame
    #expect(frame.width == 152)
    #expect(frame.x == scroll.frame.x + 24 && frame.y == scroll.frame.y + 10)
  }

  @Test
  func marginsAreForTheNextScrollViewOnly() throws {
    let view = ScrollView {
      ScrollView(.horizontal) { Block("A", 50, 30) }
    }
    .contentMargins(20).frame(width: 200, height: 300)
    let rendered = try RenderedView(view)
    let scrolls = rendered.screen.root.subtree.filter { $0.container == .scrollView }
    try #require(scrolls.count == 2)
    #expect(try rendered.element("A").frame.x == scrolls[1].frame.x)
  }

  @Test
  func framesAreRelativeToTheScrollView() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Block("Page", nil, 30).containerRelativeFrame(.horizontal)
        Block("Half", nil, 30).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        Block("Third", nil, 30).containerRelativeFrame(.horizontal) { length, _ in length / 3 }
      }
    }
    .frame(width: 210, height: 100)
    let rendered = try RenderedView(view)
    #expect(try rendered.element("Page").frame.width == 210)
    #expect(try rendered.element("Half").frame.width == 100)
    #expect(try rendered.element("Third").frame.width == 70)
  }

  @Test
  func framesAreRelativeToTheScreenElsewhere() throws {
    let rendered = try RenderedView(Block("A", nil, nil).containerRelativeFrame([.horizontal, .vertical]))
    let area = rendered.environment.safeArea
    #expect(
      try rendered.element("A").frame.height == rendered.environment.height - area.top - area.bottom)
  }

  @Test(arguments: [true, false])
  func scrollViewsClipUnlessToldNot(_ disabled: Bool) throws {
    let view = ScrollView { Text("A") }.scrollClipDisabled(disabled)
    let isClipped = try RenderedView(view).screen.drawing.contains {
      if case .group(let group) = $0, case .clip = group.effect { true } else { false }
    }
    #expect(isClipped == !disabled)
  }
}
