import Foundation
import SemanticTree
import Testing
import VoiceOver

/// One line of `Fixtures/voiceover.jsonl`: an element or tree and what a public source says is spoken.
struct VoiceOverCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var platformVersion: String
  var locale: String
  var kind: String
  var style: String
  var element: CaseElement
  var context: CaseContext
  var expected: String
  var expectedHint: String?
  var expectedTrailers: [String]?
  var expectedMenu: [String]?
  var expectedOrder: [String]?
  var settings: CaseSettings?
  /// Whether the line has a word on the hint at all.
  var knowsHint: Bool { hintKey }
  private var hintKey = false

  var testDescription: String { id }

  enum CodingKeys: String, CodingKey {
    case id, platformVersion, locale, kind, style, element, context, expected, expectedHint
    case expectedTrailers, expectedMenu, expectedOrder, settings
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    platformVersion = try container.decode(String.self, forKey: .platformVersion)
    locale = try container.decode(String.self, forKey: .locale)
    kind = try container.decode(String.self, forKey: .kind)
    style = try container.decode(String.self, forKey: .style)
    element = try container.decode(CaseElement.self, forKey: .element)
    context = try container.decode(CaseContext.self, forKey: .context)
    expected = try container.decode(String.self, forKey: .expected)
    expectedHint = try container.decodeIfPresent(String.self, forKey: .expectedHint)
    expectedTrailers = try container.decodeIfPresent([String].self, forKey: .expectedTrailers)
    expectedMenu = try container.decodeIfPresent([String].self, forKey: .expectedMenu)
    expectedOrder = try container.decodeIfPresent([String].self, forKey: .expectedOrder)
    settings = try container.decodeIfPresent(CaseSettings.self, forKey: .settings)
    hintKey = container.contains(.expectedHint)
  }

  /// Every case, with the placeholders of the transcripts filled in.
  static let all: [VoiceOverCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/voiceover.jsonl")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacingOccurrences(of: "\"<level>\"", with: "3").replacingOccurrences(of: "<level>", with: "3")
      return try text.split(separator: "\n").map {
        try decoder.decode(VoiceOverCase.self, from: Data($0.utf8))
      }
    } catch {
      print("the cases cannot be read: \(error)")
      return []
    }
  }()
}

struct CaseSettings: Decodable, Sendable {
  var controls: String?
  var preset: String?
  var value: Bool?
}

struct CaseContent: Decodable, Sendable {
  var label: String
  var value: String
  var importance: String?
}

struct CaseSpeech: Decodable, Sendable {
  var spellsOutCharacters: Bool?
}

struct CaseElement: Decodable, Sendable {
  var label, value, hint, expandedStatus: String?
  var traits: [String]?
  var headingLevel: Int?
  var customActions: [String]?
  var customContent: [CaseContent]?
  var speech: CaseSpeech?
  var tree: CaseTree?
}

struct CaseContext: Decodable, Sendable {
  struct Header: Decodable, Sendable {
    var label, value: String?
  }

  var container, label, via: String?
  var index, count, row, column, rowSpan, columnSpan: Int?
  var first, last, firstInRow: Bool?
  var rowHeaders, columnHeaders: [Header]?
}
