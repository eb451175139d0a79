import Testing

@testable import SemanticTree

@Suite struct GeometryTests {
  @Test func unionForgetsEmptyRectangles() {
    let rect = Rect(x: 10, y: 10, width: 5, height: 5)
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
    let other = Rect(x: 0, y: 12, width: 2, height: 10)
    #expect(rect.union(other) == Rect(x: 0, y: 10, width: 15, height: 12))
  }

  @Test func intersectionIsNilWithoutCommonArea() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(
      rect.intersection(Rect(x: 8, y: -5, width: 5, height: 7)) == Rect(x: 8, y: 0, width: 2, height: 2))
  }

  @Test(arguments: [
    ("iPhone SE 3", 375.0, 667.0, 20.0, 0.0), ("iphone 16", 393, 852, 59, 34),
    ("iPhone 17", 402, 874, 62, 34),
    ("iPhone 16 Pro Max", 440, 956, 62, 34),
  ])
  func devices(name: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(name))
    #expect(
      [device.width, device.height, device.safeArea.top, device.safeArea.bottom] == [
        width, height, top, bottom,
      ])
  }

  @Test func landscapePutsTheSensorHousingAside() throws {
    let device = try #require(Device.named("iPhone 15")).landscape
    #expect(device.width == 852)
    #expect(device.safeArea == EdgeDistances(top: 0, leading: 59, bottom: 21, trailing: 59))
  }
}
