import LocatedJSON

/// A string as it is, without places for state.
package struct StringKind: ValueKind {
  /// How many characters there may be; nil for as many as a file may hold.
  package var longest: Int?

  package init(longest: Int? = nil) {
    self.longest = longest
  }

  package var expectation: String {
    longest.map { "a string with 1 to \($0) characters" } ?? "a string with at least one character"
  }
  package var placeholder: String { "" }

  package func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let text = json.string, !text.isEmpty, text.count <= longest ?? .max else {
      return decoding.mismatch(json, expected: expectation)
    }
    return text
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": "string", "minLength": .number(1)])
      .adding("maxLength", longest.map { .number(Double($0)) })
  }

  package func node(of value: String) -> SchemaNode? { .string(value) }
}

/// True or false, whatever the state.
package struct BooleanKind: ValueKind {
  package init() {}

  package var expectation: String { "true or false" }
  package var placeholder: Bool { false }

  package func accepts(_ json: JSONValue) -> Bool { json.boolean != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Bool? {
    json.boolean ?? decoding.mismatch(json, expected: expectation)
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode { .object(["type": "boolean"]) }

  package func node(of value: Bool) -> SchemaNode? { .boolean(value) }
}

/// The word true, where leaving the key out means false.
package struct TrueKind: ValueKind {
  package init() {}

  package var expectation: String { "true" }
  package var placeholder: Bool { true }

  package func accepts(_ json: JSONValue) -> Bool { json.boolean == true }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Bool? {
    json.boolean == true
      ? true : decoding.mismatch(json, expected: expectation, suggestion: "leave it out otherwise")
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode { .object(["const": true]) }

  package func node(of value: Bool) -> SchemaNode? { .boolean(value) }
}

/// A number within bounds.
package struct NumberKind: ValueKind {
  package var minimum: Double?
  package var maximum: Double?
  package var isWhole: Bool

  package init(minimum: Double? = nil, maximum: Double? = nil, isWhole: Bool = false) {
    self.minimum = minimum
    self.maximum = maximum
    self.isWhole = isWhole
  }

  /// No number goes further than this on either side, unless its own bounds say so: far beyond any screen, and sums
  /// of such numbers stay numbers.
  package static let reach = 1_000_000.0

  /// A length that may not be negative, in points.
  package static let length = NumberKind(minimum: 0)
  /// A share: 0 is nothing, 1 is all.
  package static let share = NumberKind(minimum: 0, maximum: 1)

  package var expectation: String {
    let noun = isWhole ? "a whole number" : "a number"
    switch (minimum, maximum) {
    case (nil, nil): return noun
    case (let low?, nil): return "\(noun) of at least \(NumberText.of(low))"
    case (nil, let high?): return "\(noun) of at most \(NumberText.of(high))"
    case (let low?, let high?): return "\(noun) from \(NumberText.of(low)) to \(NumberText.of(high))"
    }
  }

  package var placeholder: Double { minimum ?? 0 }

  package func accepts(_ json: JSONValue) -> Bool { json.number != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Double? {
    guard let number = json.number, number >= minimum ?? number, number <= maximum ?? number,
      !isWhole || number == number.rounded()
    else { return decoding.mismatch(json, expected: expectation) }
    guard bounds.contains(number) else {
      let (low, high) = (NumberText.of(bounds.lowerBound), NumberText.of(bounds.upperBound))
      return decoding.mismatch(json, expected: "a number from \(low) to \(high)")
    }
    return number
  }

  private var bounds: ClosedRange<Double> { (minimum ?? -Self.reach)...(maximum ?? Self.reach) }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": isWhole ? "integer" : "number"])
      .adding("minimum", .number(bounds.lowerBound)).adding("maximum", .number(bounds.upperBound))
  }

  package func node(of value: Double) -> SchemaNode? { .number(value) }
}
