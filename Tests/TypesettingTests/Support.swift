import Foundation
import SemanticTree
import Testing

@testable import Typesetting

/// The typesetter of all tests; one is enough, as its answers depend on the question alone.
enum Shared {
  /// Tests run in parallel and a typesetter does not.
  static func layout(
    _ paragraph: Paragraph, width: Double? = nil, height: Double? = nil
  ) throws -> TextLayout {
    try lock.withLock { try typesetter.get().layout(paragraph, width: width, height: height) }
  }

  static func use<Result>(_ body: (Typesetter) throws -> Result) throws -> Result {
    try lock.withLock { try body(typesetter.get()) }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static let typesetter = Swift.Result { try Typesetter() }
}

/// Reads the lines of a fixture that are no comments.
func fixture(_ name: String) throws -> [String] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}

extension FontDescription {
  /// The font of a text style.
  static func style(_ style: TextStyle, at typeSize: TypeSize = .large) -> FontDescription {
    FontDescription(
      size: DynamicType.metrics(of: style, at: typeSize).size, weight: DynamicType.weight(of: style),
      textStyle: style, typeSize: typeSize)
  }
}
