import CPango
import Foundation
import Pictures
import TestSupport
import Typesetting

/// Turns pictures into pixels with a program of their own.
enum Rasteriser {
  struct Difference {
    /// Of all channels of all pixels, in steps of 255.
    var mean: Double
    /// The largest mean of a field of 4 by 4 pixels.
    var local: Double
  }

  static let path = [
    "/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert",
  ].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func document(_ picture: Picture, definitions: String) -> String {
    let (width, height) = (picture.width, picture.height)
    let box = "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\""
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(box)><defs>\(definitions)</defs>\(picture.content)</svg>"
  }

  /// Nil where the program made no picture of the right size.
  static func difference(of document: String, from bitmap: Bitmap) throws -> Difference? {
    guard
      let pixels = try pixels(of: document, scale: bitmap.scale, width: bitmap.width, height: bitmap.height)
    else { return nil }
    let fieldsPerRow = (bitmap.width + 3) / 4
    var fields = [Int](repeating: 0, count: fieldsPerRow * ((bitmap.height + 3) / 4))
    var sum = 0
    for pixel in 0..<bitmap.width * bitmap.height {
      var distance = 0
      for channel in 0..<3 {
        distance += abs(Int(pixels[pixel * 4 + channel]) - Int(bitmap.bytes[pixel * 4 + channel]))
      }
      sum += distance
      fields[pixel / bitmap.width / 4 * fieldsPerRow + pixel % bitmap.width / 4] += distance
    }
    return Difference(
      mean: Double(sum) / Double(bitmap.width * bitmap.height * 3), local: Double(fields.max() ?? 0) / 48)
  }
}

// MARK: - Pixels

extension Rasteriser {
  /// Red, green, blue and alpha of each pixel.
  private static func pixels(of document: String, scale: Double, width: Int, height: Int) throws -> [UInt8]? {
    guard let path else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
    try document.write(to: source, atomically: true, encoding: .utf8)
    let arguments = ["-z", String(scale), source.path, "-o", target.path]
    guard try ChildProgram.run(path, arguments).status == 0 else { return nil }
    let surface = cairo_image_surface_create_from_png(target.path)
    defer { cairo_surface_destroy(surface) }
    guard Int(cairo_image_surface_get_width(surface)) == width,
      Int(cairo_image_surface_get_height(surface)) == height,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for start in (0..<height).map({ $0 * stride }) {
      for pixel in Swift.stride(from: start, to: start + width * 4, by: 4) {
        // Native words of blue, green and red, the lowest byte first.
        bytes += [data[pixel + 2], data[pixel + 1], data[pixel], 255]
      }
    }
    return bytes
  }
}
