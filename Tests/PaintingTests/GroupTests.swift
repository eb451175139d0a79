import SemanticTree
import Testing

@testable import Typesetting

/// What a group does to what is in it.
@Suite struct GroupTests {
  private let studio = Studio()
  private let box = Rect(x: 20, y: 20, width: 60, height: 60)
  private var red: DrawingItem { .fill(box, .pureRed) }

  @Test func opacityMixesTheGroupAsOne() throws {
    let inner = DrawingItem.fill(Rect(x: 20, y: 20, width: 30, height: 60), .pureBlue)
    let picture = try studio.paint(.group(.opacity(0.5), red, inner))
    #expect(picture.pixel(at: Point(x: 70, y: 50))?.isNear(RGBA(red: 1, green: 0.5, blue: 0.5)) == true)
    // Nothing of the red shows through the blue.
    #expect(picture.pixel(at: Point(x: 30, y: 50))?.isNear(RGBA(red: 0.5, green: 0.5, blue: 1)) == true)
    #expect(picture.pixel(at: Point(x: 10, y: 50)) == .white)
  }

  @Test func clipsCut() throws {
    let circle = Outline.ellipse(Rect(x: 30, y: 30, width: 40, height: 40))
    let picture = try studio.paint(.group(.clip(circle), red))
    #expect(picture.pixel(at: Point(x: 50, y: 50)) == .pureRed)
    #expect(picture.pixel(at: Point(x: 32, y: 32)) == .white)
    #expect(picture.ink == circle.bounds)
  }

  /// What a clip cuts in half stays so, however many layers lie in between.
  @Test func edgesOfClipsAreNotCutTwice() throws {
    let half = Outline.rectangle(Rect(x: 20.25, y: 20, width: 40, height: 40))
    let edge = Point(x: 20.1, y: 40)
    let plain = try studio.paint(.group(.clip(half), red)).pixel(at: edge)
    let layered = try studio.paint(.group(.clip(half), .group(.opacity(0.999), red))).pixel(at: edge)
    #expect(plain?.isNear(layered, by: 0.01) == true && plain?.isNear(.white, by: 0.2) == false)
  }

  @Test func masksShowWhatTheyCover() throws {
    let half = DrawingItem.fill(
      Rect(x: 50, y: 0, width: 50, height: 100), RGBA(red: 0, green: 1, blue: 0, alpha: 0.5))
    let solid = DrawingItem.fill(Rect(x: 0, y: 0, width: 40, height: 100), .pureBlue)
    let picture = try studio.paint(.group(.mask([half, solid]), red))
    #expect(picture.pixel(at: Point(x: 30, y: 50)) == .pureRed)
    #expect(picture.pixel(at: Point(x: 45, y: 50)) == .white)
    #expect(picture.pixel(at: Point(x: 60, y: 50))?.isNear(RGBA(red: 1, green: 0.5, blue: 0.5)) == true)
  }

  @Test func turnsScaleFirst() throws {
    let bar = DrawingItem.fill(Rect(x: 40, y: 45, width: 20, height: 10), .pureRed)
    let turn = DrawingGroup.Effect.transform(
      scaleX: 3, scaleY: 1, rotation: .pi / 2, anchor: Point(x: 50, y: 50))
    let ink = try #require(try studio.paint(.group(turn, bar)).ink)
    #expect(ink == Rect(x: 45, y: 20, width: 10, height: 60))
  }

  /// A quarter turn takes the right end down.
  @Test func turnsAreClockwise() throws {
    let bar = DrawingItem.fill(Rect(x: 50, y: 45, width: 30, height: 10), .pureRed)
    let turn = DrawingGroup.Effect.transform(
      scaleX: 1, scaleY: 1, rotation: .pi / 2, anchor: Point(x: 50, y: 50))
    #expect(try studio.paint(.group(turn, bar)).pixel(at: Point(x: 50, y: 75)) == .pureRed)
  }

  @Test func shadowsFallBesideAndBehind() throws {
    let shadow = DrawingGroup.Effect.shadow(color: .black, radius: 0, x: 10, y: 5)
    let picture = try studio.paint(.group(shadow, red))
    #expect(
      picture.pixel(at: Point(x: 85, y: 50)) == .black && picture.pixel(at: Point(x: 50, y: 50)) == .pureRed)
    #expect(picture.pixel(at: Point(x: 15, y: 50)) == .white)
    let soft = DrawingGroup.Effect.shadow(color: .black, radius: 4, x: 0, y: 0)
    let edge = try #require(try studio.paint(.group(soft, red)).pixel(at: Point(x: 81, y: 50)))
    #expect(edge.red > 0.45 && edge.red < 0.75)
  }

  @Test func blursSoftenEdges() throws {
    let picture = try studio.paint(.group(.blur(radius: 5), red))
    let greens = [50.0, 78, 82, 99].map { picture.pixel(at: Point(x: $0, y: 50))?.green ?? -1 }
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 < $1 })
    #expect(greens[0] < 0.01 && greens[3] > 0.99 && picture.pixel(at: Point(x: 50, y: 50))?.red == 1)
  }

  /// Groups within what can be seen through mix as they do on the window.
  @Test func layersMixTheSameInABlur() throws {
    let faded = DrawingItem.group(
      .opacity(0.5), red, .fill(Rect(x: 20, y: 20, width: 60, height: 60), .pureBlue))
    let picture = try studio.paint(.group(.blur(radius: 0), faded))
    #expect(picture.pixel(at: Point(x: 50, y: 50))?.isNear(RGBA(red: 0.5, green: 0.5, blue: 1)) == true)
  }

  @Test func unknownEffectsShowTheirContent() throws {
    #expect(try studio.paint(.group(.other("hueRotation"), red)) == studio.paint(red))
  }
}
