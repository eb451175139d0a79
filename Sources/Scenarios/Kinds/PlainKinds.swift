/// A string as it is, without places for state.
struct StringKind: ValueKind {
  /// How many characters there may be; nil for as many as a file may hold.
  var longest: Int?

  var expectation: String {
    longest.map { "a string with 1 to \($0) characters" } ?? "a string with at least one character"
  }
  var placeholder: String { "" }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let text = json.string, !text.isEmpty, text.count <= longest ?? .max else {
      return decoding.mismatch(json, expected: expectation)
    }
    return text
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": "string", "minLength": .number(1)])
      .adding("maxLength", longest.map { .number(Double($0)) })
  }

  func node(of value: String) -> SchemaNode? { .string(value) }
}

/// True or false, whatever the state.
struct BooleanKind: ValueKind {
  var expectation: String { "true or false" }
  var placeholder: Bool { false }

  func accepts(_ json: JSONValue) -> Bool { json.boolean != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Bool? {
    json.boolean ?? decoding.mismatch(json, expected: expectation)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { .object(["type": "boolean"]) }

  func node(of value: Bool) -> SchemaNode? { .boolean(value) }
}

/// The word true, where leaving the key out means false.
struct TrueKind: ValueKind {
  var expectation: String { "true" }
  var placeholder: Bool { true }

  func accepts(_ json: JSONValue) -> Bool { json.boolean == true }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Bool? {
    json.boolean == true
      ? true : decoding.mismatch(json, expected: expectation, suggestion: "leave it out otherwise")
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { .object(["const": true]) }

  func node(of value: Bool) -> SchemaNode? { .boolean(value) }
}

/// A number within bounds.
struct NumberKind: ValueKind {
  var minimum: Double?
  var maximum: Double?
  var isWhole = false

  /// No number goes further than this on either side, unless its own bounds say so: far beyond any screen, and sums
  /// of such numbers stay numbers.
  static let reach = 1_000_000.0

  /// A length that may not be negative, in points.
  static let length = NumberKind(minimum: 0)
  /// A share: 0 is nothing, 1 is all.
  static let share = NumberKind(minimum: 0, maximum: 1)

  var expectation: String {
    let noun = isWhole ? "a whole number" : "a number"
    switch (minimum, maximum) {
    case (nil, nil): return noun
    case (let low?, nil): return "\(noun) of at least \(NumberText.of(low))"
    case (nil, let high?): return "\(noun) of at most \(NumberText.of(high))"
    case (let low?, let high?): return "\(noun) from \(NumberText.of(low)) to \(NumberText.of(high))"
    }
  }

  var placeholder: Double { minimum ?? 0 }

  func accepts(_ json: JSONValue) -> Bool { json.number != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Double? {
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

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": isWhole ? "integer" : "number"])
      .adding("minimum", .number(bounds.lowerBound)).adding("maximum", .number(bounds.upperBound))
  }

  func node(of value: Double) -> SchemaNode? { .number(value) }
}
