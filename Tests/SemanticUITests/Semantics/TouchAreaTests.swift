import SemanticTree
import Testing

@testable import SemanticUI

private struct Area: View {
  @State private var count = 0
  let isHidden: Bool

  var body: some View {
    VStack {
      Text("\(count)")
      Color.clear.frame(width: 60, height: 20).contentShape(.rect).onTapGesture { count += 1 }
        .accessibilityHidden(isHidden)
    }
  }
}

/// A shape that is tapped, with words of its author's.
private struct Swatch: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Circle().fill(.red).frame(width: 44, height: 44).onTapGesture { count += 1 }
        .accessibilityLabel("Red").accessibilityAddTraits(.isButton)
    }
  }
}

/// A gesture around nothing that VoiceOver could stand on.
@MainActor
struct TouchAreaTests {
  @Test(arguments: [false, true])
  func aFingerReachesIt(isHidden: Bool) throws {
    let view = try RenderedView(Area(isHidden: isHidden))
    let area = try #require(view.screen.root.children.last)
    #expect(area.isElement == false && area.isHidden == isHidden)
    #expect(area.frame.size == Size(width: 60, height: 20))
    #expect(area.hitShape == .rectangle(area.frame))
    #expect(view.labels == ["0"])
    #expect(try view.host.perform(.activate(area.id)))
    try view.render()
    #expect(view.labels == ["1"])
  }

  @Test
  func wordsMakeAnElementOfIt() throws {
    let view = try RenderedView(Swatch())
    let area = try #require(view.screen.root.children.last)
    #expect(area.isElement && area.traits == .button && area.can(.activate))
    #expect(area.hitShape?.bounds == area.frame)
    #expect(view.labels == ["0", "Red"])
    #expect(try view.host.perform(.activate(area.id)))
    try view.render()
    #expect(view.labels == ["1", "Red"])
  }
}
