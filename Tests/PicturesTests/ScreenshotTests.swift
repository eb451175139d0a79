import SemanticTree
import Testing
import Typesetting

@testable import Pictures

/// Colours found in a picture of a screen.
@Suite @MainActor struct ScreenshotTests {
  private static let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
  private static let frame = Rect(x: 20, y: 40, width: 60, height: 20)

  private var screen: Screen {
    var environment = ScreenEnvironment()
    (environment.width, environment.height, environment.scale) = (100, 200, 2)
    let node = Node(id: NodeID("text"), label: "Soon", traits: .staticText, frame: Self.frame)
    let root = Node(
      id: NodeID("screen"), isElement: false, frame: Rect(x: 0, y: 0, width: 100, height: 200),
      children: [node])
    let drawing = [
      DrawingItem.fill(
        ShapeDrawing(
          node: nil, outline: .rectangle(Rect(x: 20, y: 45, width: 6, height: 10)), paint: .color(Self.gray)))
    ]
    return Screen(environment: environment, root: root, drawing: drawing)
  }

  private func bitmap() throws -> Bitmap {
    try ScreenPainter(Typesetter()).paint(screen.drawing, in: screen.environment)
  }

  @Test func aPictureIsReadAsItWasWritten() throws {
    let picture = try bitmap()
    let read = try Bitmap(png: picture.png(), scale: 2)
    #expect(read.bytes == picture.bytes)
    #expect((read.width, read.height) == (200, 400))
  }

  @Test func theScaleIsFoundFromTheScreensSize() throws {
    let shot = try Screenshot(Bitmap(png: bitmap().png()), of: screen)
    #expect(shot.bitmap.scale == 2)
  }

  @Test func coloursAreTheAreasOfTheFrame() throws {
    let shot = try Screenshot(bitmap(), of: screen)
    let pixels = try #require(shot.pixels(of: screen).first)
    #expect(pixels.node == NodeID("text"))
    #expect(pixels.clusters.count == 2)
    #expect(abs(pixels.clusters[1].share - 0.05) < 0.01)
    #expect(abs(pixels.clusters[1].color.red - 0.5) < 0.02)
  }

  @Test func aPictureOfAnotherScreenIsRefused() throws {
    var other = screen
    other.environment.height = 300
    #expect(throws: Screenshot.SizeMismatch.self) { try Screenshot(bitmap(), of: other) }
  }

  @Test(arguments: [[], [0x89, 0x50], Array("not a picture".utf8)] as [[UInt8]])
  func whatIsNoPictureIsRefused(bytes: [UInt8]) {
    #expect(throws: PaintingError.self) { try Bitmap(png: bytes) }
  }

  @Test func aTruncatedPictureIsRefused() throws {
    let file = try bitmap().png()
    for length in stride(from: 0, to: file.count - 12, by: 7) {
      #expect(throws: PaintingError.self) { try Bitmap(png: Array(file.prefix(length))) }
    }
  }
}
