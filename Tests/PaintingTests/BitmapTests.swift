import CPango
import SemanticTree
import Testing

@testable import Typesetting

/// Pictures as files, and the same one twice.
@Suite struct BitmapTests {
  private func scene() throws -> [DrawingItem] {
    let box = Rect(x: 10, y: 10, width: 70, height: 40)
    let shadow = DrawingGroup.Effect.shadow(color: .black, radius: 3, x: 2, y: 2)
    let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
    let sweep = Paint.angularGradient(stops, center: box.center, startAngle: 0, endAngle: 6)
    return [
      .group(shadow, .fill(.capsule(box), sweep)), .group(.opacity(0.7), .symbol("star.fill", box)),
      .text(try .set("Größe 😀", at: Point(x: 12, y: 60))),
    ]
  }

  @Test func theSameListGivesTheSameBytes() throws {
    let (studio, items) = (Studio(), try scene())
    let first = try Shared.use { try $1.paint(items, in: studio.environment) }
    let second = try ScreenPainter(Typesetter()).paint(items, in: studio.environment)
    #expect(first == second)
    #expect(try first.png() == second.png())
  }

  @Test func filesHoldTheSamePixels() throws {
    let (studio, items) = (Studio(width: 90, height: 120), try scene())
    let picture = try Shared.use { try $1.paint(items, in: studio.environment) }
    let file = try picture.png()
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let surface = decode(file)
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_image_surface_get_width(surface) == 180 && cairo_image_surface_get_height(surface) == 240)
    #expect(pixels(of: surface) == picture.bytes)
  }

  @Test func aScreenHasItsOwnScale() throws {
    var environment = ScreenEnvironment()
    (environment.width, environment.height) = (10, 20)
    let screen = Screen(
      environment: environment, root: Node(id: NodeID("root"), isElement: false, frame: .zero))
    try Shared.use { _, painter in
      let own = try painter.paint(screen)
      #expect(own.width == 30 && own.height == 60 && own.scale == 3)
      let small = try painter.paint(screen, scale: 0.5)
      #expect(small.width == 5 && small.height == 10)
    }
  }

  private final class Reader {
    var rest: ArraySlice<UInt8>

    init(_ file: [UInt8]) { rest = file[...] }
  }

  private func decode(_ file: [UInt8]) -> OpaquePointer? {
    let reader = Reader(file)
    return cairo_image_surface_create_from_png_stream(
      { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Reader>.fromOpaque(source).takeUnretainedValue()
        guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in reader.rest.prefix(Int(count)).enumerated() { target[index] = byte }
        reader.rest = reader.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
  }

  private func pixels(of surface: OpaquePointer?) -> [UInt8] {
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (0..<Int(height)).flatMap { row in
      (0..<Int(width)).flatMap { column -> [UInt8] in
        let pixel = (0..<3).map { data[row * stride + column * 4 + $0] }
        return [pixel[2], pixel[1], pixel[0], 255]
      }
    }
  }
}
