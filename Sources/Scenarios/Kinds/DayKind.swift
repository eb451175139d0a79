import LocatedJSON

/// A day of the calendar.
package struct DayKind: ValueKind {
  package init() {}

  package var expectation: String { "a day such as '2026-12-31'" }
  package var placeholder: CalendarDay? { nil }

  package func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> CalendarDay?? {
    guard let day = json.string.flatMap(CalendarDay.init) else {
      return decoding.mismatch(json, expected: expectation)
    }
    return day
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["type": "string", "format": "date"])
  }
}
