import Foundation
import Gate
import Scenarios
import Testing

@testable import Reporters

/// Reports are what their schema says.
@Suite struct ReportSchemaTests {
  /// Checks a value against the parts of JSON Schema that the schema uses.
  private func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let allowed = schema["enum"] as? [String] {
      return allowed.contains(value as? String ?? "") ? [] : ["\(path): \(value) is none of \(allowed)"]
    }
    if let object = value as? [String: Any] { return problems(object, schema, at: path) }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      return list.flatMap { problems($0, items, at: path + "[]") }
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    let isText = value is String
    let fits =
      schema["const"] != nil || types.contains(isText ? "string" : "number") || types.contains("boolean")
    return fits ? [] : ["\(path): \(value) is no \(types)"]
  }

  private func problems(_ object: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    var found = missing.map { "\(path): \($0) is missing" }
    for (key, value) in object {
      let inner = properties[key] as? [String: Any] ?? schema["additionalProperties"] as? [String: Any]
      found +=
        inner.map { problems(value, $0, at: "\(path).\(key)") } ?? ["\(path).\(key) is not in the schema"]
    }
    return found
  }

  @Test func theSampleIsAsTheSchemaSays() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(ReportSchema.json().utf8))
    let text = JSONReport.report(Sample.result, Sample.context)
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(problems(report, try #require(schema as? [String: Any]), at: "$") == [])
  }

  @Test func aReportReadBackIsTheSameReport() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "report-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = JSONReport.report(Sample.result, Sample.context)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try JSONReport.result(contentsOf: file.path)
    #expect(JSONReport.report(result, Sample.context) == text)
    #expect(throws: UnreadableReport.self) { try JSONReport.result(contentsOf: "nowhere.json") }
  }
}
