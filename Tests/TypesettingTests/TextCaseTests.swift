import Foundation
import SemanticTree
import Testing

@testable import Typesetting

/// One measured or derived fact about a text, as a view and what is expected of it.
private struct TextCase: Decodable {
  struct Environment: Decodable {
    var contentSize: String
    var scale: Double
  }

  struct Expectation: Decodable {
    var width, height, baselineToBaseline: Double?
  }

  var id, view: String
  var environment: Environment
  var expect: Expectation
  var tolerance: Double

  private static let sizes: [String: TypeSize] = [
    "extraSmall": .xSmall, "medium": .medium, "large": .large, "extraExtraExtraLarge": .xxxLarge,
    "accessibility3": .accessibility3, "accessibility5": .accessibility5,
  ]

  /// The text that the view describes.
  func paragraph() throws -> Paragraph {
    var paragraph = Paragraph(content, font: .style(style, at: try typeSize))
    paragraph.scale = environment.scale
    if view.contains("lineLimit(3, reservesSpace: true)") { paragraph.reservedLines = 3 }
    if view.contains("lineSpacing(5)") { paragraph.lineSpacing = 5 }
    return paragraph
  }

  private var typeSize: TypeSize {
    get throws { try #require(TextCase.sizes[environment.contentSize], "unknown size in \(id)") }
  }

  /// A bar title has the size and weight of a headline.
  private var style: TextStyle {
    if view.hasPrefix("navigation title") { return .headline }
    return TextStyle.allCases.first { view.contains(".font(.\($0.rawValue))") } ?? .body
  }

  private var content: String {
    let quoted = view.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count > 2 { return String(quoted[1]) }
    return view.contains("3 hard lines") ? "Xg\nXg\nXg" : "Xg\nXg"
  }
}

@Suite struct TextCaseTests {
  @Test func everyCaseHolds() throws {
    let lines = try fixture("text.jsonl")
    #expect(lines.count == 21)
    for line in lines {
      let item = try JSONDecoder().decode(TextCase.self, from: Data(line.utf8))
      let layout = try Shared.layout(item.paragraph())
      if let height = item.expect.height {
        #expect(abs(layout.size.height - height) <= item.tolerance, "\(item.id): \(layout.size.height)")
      }
      if let pitch = item.expect.baselineToBaseline {
        let found = layout.lines[1].baseline - layout.lines[0].baseline
        #expect(abs(found - pitch) <= item.tolerance, "\(item.id): \(found)")
      }
      if let width = item.expect.width {
        guard case .within(let band) = layout.measurement else {
          Issue.record("\(item.id) was not measured")
          continue
        }
        let room = item.tolerance + band * width
        #expect(abs(layout.size.width - width) <= room, "\(item.id): \(layout.size.width)")
      }
    }
    print("text cases: \(lines.count)")
  }
}
