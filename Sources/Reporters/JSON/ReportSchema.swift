import Auditor
import Gate
import Scenarios
import SemanticTree

/// The JSON Schema of JSON reports.
public enum ReportSchema {
  /// The schema's text (JSON Schema draft 2020-12), the same at every call, with a newline at its end.
  public static func json() -> String { SchemaText.of(document) + "\n" }

  static var document: SchemaNode {
    object(
      [
        ("formatVersion", ["const": .number(Double(ResultDocument.version))]),
        ("tool", object([("name", text), ("version", text)])),
        ("verdict", choice(GateVerdict.allCases.map(\.rawValue))),
        (
          "bar",
          object([
            ("failOn", choice(impacts + ["never"])), ("includesReview", flag), ("includesUncertain", flag),
          ])
        ),
        ("counts", map(object([("findings", number), ("places", number)]))),
        ("inputs", list(input)), ("findings", list(finding)), ("ledger", list(note)),
      ], optional: [("shard", text)]
    ).prepending([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "a11ysim report",
      "description": "What an audit of some inputs came to. A key that is left out has no value.",
    ])
  }

  // MARK: Parts

  private static var input: SchemaNode {
    object(
      [("path", text), ("title", text)],
      optional: [("problem", text), ("coverage", coverage), ("expectations", expectations)])
  }

  private static var coverage: SchemaNode {
    object([
      ("states", list(text)), ("statesLeftOut", number), ("renderings", number),
      ("renderingsNotReached", number), ("verdicts", map(number)),
      (
        "notModelled",
        list(
          object(
            [("name", text), ("consequence", text)],
            optional: [("source", source), ("leftOut", choice(LeftOut.Part.allCases.map(\.rawValue)))]))
      ),
    ])
  }

  private static var expectations: SchemaNode {
    object([
      ("count", number), ("failures", list(object([("message", text)], optional: [("source", source)]))),
    ])
  }

  private static var finding: SchemaNode {
    object(
      [
        ("id", text), ("input", text), ("rule", text), ("kind", text),
        ("outcome", choice(Outcome.allCases.map(\.rawValue))), ("impact", choice(impacts)),
        ("certainty", choice(Certainty.allCases.map(\.rawValue))),
        ("origin", choice(FindingOrigin.allCases.map(\.rawValue))), ("status", choice(statuses)),
        ("reachesBar", flag), ("message", text), ("worst", text), ("states", list(text)),
        ("environments", list(text)), ("environmentCount", number),
        ("facts", map(["type": ["number", "string"]])), ("places", list(place)),
      ], optional: [("reason", text), ("until", text), ("cause", text), ("suggestion", text)])
  }

  private static var place: SchemaNode {
    object(
      [
        ("id", text), ("name", text), ("status", choice(statuses)),
        ("environmentClasses", list(choice(EnvironmentClass.allCases.map(\.rawValue)))),
      ],
      optional: [
        ("node", text), ("subject", text), ("source", source), ("impact", choice(impacts)), ("message", text),
        ("worst", text), ("reason", text), ("until", text),
        ("reasonSource", source),
      ])
  }

  private static var note: SchemaNode {
    object(
      [("kind", choice(LedgerNote.Kind.allCases.map(\.rawValue))), ("message", text)],
      optional: [("source", source)])
  }

  private static var source: SchemaNode {
    object([("file", text), ("line", number)], optional: [("column", number)])
  }

  // MARK: Kinds

  private static let impacts = Impact.allCases.reversed().map(\.name)
  private static let statuses = ["new", "known", "suppressed", "unchanged"]
  private static let text: SchemaNode = ["type": "string"]
  private static let number: SchemaNode = ["type": "number"]
  private static let flag: SchemaNode = ["type": "boolean"]

  private static func choice(_ words: [String]) -> SchemaNode { ["enum": .array(words.map { .string($0) })] }
  private static func list(_ element: SchemaNode) -> SchemaNode { ["type": "array", "items": element] }
  private static func map(_ value: SchemaNode) -> SchemaNode {
    ["type": "object", "additionalProperties": value]
  }

  private static func object(
    _ required: [(String, SchemaNode)], optional: [(String, SchemaNode)] = []
  ) -> SchemaNode {
    let members = (required + optional).map { SchemaMember(key: $0.0, value: $0.1) }
    return .object([
      "type": "object", "properties": .object(members),
      "required": .array(required.map { .string($0.0) }), "additionalProperties": false,
    ])
  }
}

extension SchemaNode {
  /// The object with members in front of its own.
  fileprivate func prepending(_ members: KeyValuePairs<String, SchemaNode>) -> SchemaNode {
    guard case .object(let own) = self, case .object(let first) = SchemaNode.object(members) else {
      return self
    }
    return .object(first + own)
  }
}
