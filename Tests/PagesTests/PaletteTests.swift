import Auditor
import Foundation
import SemanticTree
import Testing

/// The report's own colours pass the report's own rules.
@Suite struct PaletteTests {
  /// What lies behind texts.
  private static let grounds = ["ground", "panel", "wash"]
  private static let texts = [
    "ink", "soft", "accent", "critical", "serious", "moderate", "minor", "review", "good",
  ]

  /// The colours of the style sheet by name, as they are in an appearance.
  private func palette(_ appearance: String) throws -> [String: RGBA] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Pages/Assets/page.css")
    let sheet = try String(contentsOf: file, encoding: .utf8)
    var palette = colors(in: try block(of: sheet, after: ":root {"))
    let section =
      switch appearance {
      case "dark": "@media (prefers-color-scheme: dark) {"
      case "print": "@media print {"
      default: ""
      }
    if !section.isEmpty {
      let start = try #require(sheet.range(of: section), "the style sheet has no \(section)")
      palette.merge(colors(in: try block(of: String(sheet[start.upperBound...]), after: ":root {"))) { $1 }
    }
    return palette
  }

  private func block(of sheet: String, after head: String) throws -> Substring {
    let start = try #require(sheet.range(of: head)).upperBound
    return sheet[start...].prefix { $0 != "}" }
  }

  private func colors(in block: Substring) -> [String: RGBA] {
    let found = block.matches(of: /--([a-z-]+):\s*#([0-9a-fA-F]{3,6});/).compactMap {
      match -> (String, RGBA)? in
      let digits = match.2.count == 3 ? match.2.map { "\($0)\($0)" }.joined() : String(match.2)
      guard let bits = Int(digits, radix: 16) else { return nil }
      func channel(_ shift: Int) -> Double { Double(bits >> shift & 255) / 255 }
      return (String(match.1), RGBA(red: channel(16), green: channel(8), blue: channel(0)))
    }
    return Dictionary(found) { $1 }
  }

  @Test(arguments: ["light", "dark", "print"]) func textsStandOut(_ appearance: String) throws {
    let palette = try palette(appearance)
    for text in Self.texts {
      for ground in Self.grounds {
        let ratio = Contrast.ratio(try #require(palette[text]), try #require(palette[ground]))
        #expect(ratio >= 4.5, "--\(text) on --\(ground), \(appearance): \(Contrast.text(ratio))")
      }
    }
    let button = Contrast.ratio(try #require(palette["on-accent"]), try #require(palette["accent"]))
    #expect(button >= 4.5, "--on-accent on --accent, \(appearance): \(Contrast.text(button))")
  }

  @Test(arguments: ["light", "dark", "print"]) func edgesOfControlsStandOut(_ appearance: String) throws {
    let palette = try palette(appearance)
    for ground in Self.grounds {
      let ratio = Contrast.ratio(try #require(palette["edge"]), try #require(palette[ground]))
      #expect(ratio >= 3, "--edge on --\(ground), \(appearance): \(Contrast.text(ratio))")
    }
  }
}
