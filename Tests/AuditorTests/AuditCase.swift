import Foundation
import SemanticTree
import Testing

@testable import Auditor

/// A case of the field with its right answer, from Fixtures/audit.jsonl.
struct AuditCase: @unchecked Sendable, CustomTestStringConvertible {
  let id, rule: String
  // JSON values, which are never changed.
  private let input, expected: [String: Any]
  var testDescription: String { id }

  static let all: [AuditCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/audit.jsonl")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      guard let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let id = row["id"] as? String, let rule = row["rule"] as? String
      else { return nil }
      return AuditCase(
        id: id, rule: rule, input: row["input"] as? [String: Any] ?? [:],
        expected: row["expected"] as? [String: Any] ?? [:])
    }
  }()

  // MARK: Values

  var inputKeys: Set<String> { Set(input.keys) }
  func number(_ key: String) -> Double? { (input[key] as? NSNumber)?.doubleValue }
  func text(_ key: String) -> String? { input[key] as? String }
  func flag(_ key: String) -> Bool? { input[key] as? Bool }
  func texts(_ key: String) -> [String] { input[key] as? [String] ?? [] }
  func color(_ key: String) -> RGBA? { AuditCase.color(input[key]) }
  func rect(_ key: String) -> Rect? { AuditCase.rect(input[key]) }
  func rects(_ key: String) -> [Rect] { (input[key] as? [Any] ?? []).compactMap(AuditCase.rect) }

  /// Colours that lie on each other, lowest first.
  var layers: [RGBA] {
    (input["layers"] as? [[String: Any]] ?? []).compactMap { layer in
      AuditCase.color(layer["rgb"])?.with(alpha: (layer["alpha"] as? NSNumber)?.doubleValue ?? 1)
    }
  }

  var tolerance: Double { (expected["tolerance"] as? NSNumber)?.doubleValue ?? 0.001 }
  func expectedNumber(_ key: String) -> Double? { (expected[key] as? NSNumber)?.doubleValue }
  func expectedFlag(_ key: String) -> Bool? { expected[key] as? Bool }
  func expectedText(_ key: String) -> String? { expected[key] as? String }
  func expectedColor(_ key: String) -> RGBA? { AuditCase.color(expected[key]) }
  var outcome: Outcome? { (expected["outcome"] as? String).flatMap { Outcome(rawValue: $0) } }

  private static func rect(_ value: Any?) -> Rect? {
    guard let sides = value as? [NSNumber], sides.count == 4 else { return nil }
    let numbers = sides.map(\.doubleValue)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `#rrggbb`, or red, green and blue from 0 to 255 with an alpha from 0 to 1.
  private static func color(_ value: Any?) -> RGBA? {
    if let bytes = value as? [NSNumber], bytes.count >= 3 {
      let parts = bytes.map(\.doubleValue)
      return RGBA(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
        alpha: parts.count > 3 ? parts[3] : 1)
    }
    guard let text = value as? String, text.hasPrefix("#"), text.count == 7,
      let bits = Int(text.dropFirst(), radix: 16)
    else { return nil }
    return RGBA(
      red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255)
  }
}

extension RGBA {
  func with(alpha: Double) -> RGBA {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}
