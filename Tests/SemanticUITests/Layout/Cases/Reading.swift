import SemanticTree
import SemanticUI
import Testing

/// Shows a case's view in an environment and reads what the case expects, by the names that it uses.
typealias LayoutExample = @MainActor @Sendable (ScreenEnvironment) throws -> [String: Reading]

/// One measurement.
struct Reading: CustomStringConvertible {
  let value: Expected
  /// How far a text that the length stands on may be from iOS's, in points.
  let band: Double

  static func length(_ length: Double, band: Double = 0) -> Reading {
    Reading(value: .length(length), band: band)
  }
  static func lengths(_ lengths: [Double]) -> Reading { Reading(value: .lengths(lengths), band: 0) }
  static func word(_ word: String) -> Reading { Reading(value: .word(word), band: 0) }
  static func truth(_ truth: Bool) -> Reading { Reading(value: .truth(truth), band: 0) }

  var description: String { band > 0 ? "\(value) ± \(band)" : "\(value)" }

  func agrees(with expected: Expected, within tolerance: Double) -> Bool {
    switch (value, expected) {
    case (.length(let found), .length(let wanted)):
      isNear(found, wanted, within: tolerance + band + Self.rounding)
    case (.lengths(let found), .lengths(let wanted)):
      areNear(found, wanted, within: tolerance + Self.rounding)
    default: value == expected
    }
  }

  /// What binary fractions may add to a distance.
  private static let rounding = 1e-9
}

extension Rect {
  /// The size under the names that cases use.
  func sizeReadings(band: Double = 0) -> [String: Reading] {
    ["width": .length(width, band: band), "height": .length(height)]
  }
}

extension View {
  /// Makes one element with the view's frame, to be found by name.
  func named(_ name: String) -> some View { accessibilityElement().accessibilityLabel(Text(verbatim: name)) }
}

extension ScreenProbe {
  /// The text that is drawn with these words.
  func text(_ words: String) throws -> TextDrawing {
    let texts = try screen.drawing.texts
    return try #require(texts.first { $0.text == words }, "no text '\(words)' is drawn")
  }

  /// The vertical distance between two elements.
  func gap(_ upper: String, _ lower: String) throws -> Double {
    try frame(lower).minY - frame(upper).maxY
  }
}

extension TextDrawing {
  /// How far the text's width may be from iOS's, in points.
  var band: Double {
    get throws {
      guard case .within(let share) = measurement else { throw Unmeasured(text: text) }
      return share * naturalWidth
    }
  }

  struct Unmeasured: Error { var text: String }
}
