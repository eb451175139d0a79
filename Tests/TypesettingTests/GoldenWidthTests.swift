import SemanticTree
import Testing

@testable import Typesetting

/// A width that was seen on iOS.
struct GoldenWidth: CustomTestStringConvertible {
  var text: String
  var font: FontDescription
  var width: Double
  /// Half of what the source rounded away, in points.
  var resolution: Double

  var testDescription: String { "\(text) \(font.size) \(font.weight)" }

  /// Columns: text, size, weight, tabular digits, width, resolution.
  static func read() throws -> [GoldenWidth] {
    try fixture("widths.tsv").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 6)
      let weight = try #require(Int(columns[2]).flatMap(FontWeight.init(rawValue:)))
      return GoldenWidth(
        text: columns[0],
        font: FontDescription(
          size: try #require(Double(columns[1])), weight: weight, hasMonospacedDigits: columns[3] == "yes"),
        width: try #require(Double(columns[4])), resolution: try #require(Double(columns[5])))
    }
  }
}

/// Widths from public dumps and pictures of iOS, beside those of the stand-in.
@Suite struct GoldenWidthTests {
  @Test func everyWidthIsWithinItsBand() throws {
    let goldens = try GoldenWidth.read()
    #expect(goldens.count >= 18)
    for golden in goldens {
      let layout = try Shared.layout(Paragraph(golden.text, font: golden.font))
      guard case .within(let band) = layout.measurement else {
        Issue.record("\(golden.text) was not measured")
        continue
      }
      let error = layout.naturalWidth - golden.width
      let share = (error / golden.width * 1000).rounded() / 10
      print("width \(golden.testDescription): \(layout.naturalWidth), iOS \(golden.width), error \(share) %")
      #expect(
        abs(error) <= band * golden.width + golden.resolution, "\(golden.text) at \(golden.font.size)")
    }
  }
}
