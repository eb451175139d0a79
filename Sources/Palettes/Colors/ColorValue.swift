import LocatedJSON
import SemanticTree

/// Reads the value of a token that is a colour.
struct ColorValue {
  private let value: TokenValue
  private let resolver: TokenResolver

  init(_ value: TokenValue, _ resolver: TokenResolver) {
    self.value = value
    self.resolver = resolver
  }

  /// A colour, and what there is to say of it: `is not judged: …`.
  struct Reading {
    var color: RGBA?
    var note: String?
  }

  /// True for a value that is a colour though no type says so.
  static func looksLikeColor(_ json: JSONValue) -> Bool {
    if let text = json.string { return HexColor.color(text) != nil }
    return json.object?["colorSpace"] != nil
  }

  /// - Throws: where the value has the form of a colour and is none.
  func reading() throws(Diagnostic) -> Reading {
    if let text = value.json.string { return try reading(of: text) }
    guard let object = value.json.object else {
      throw value.failure(expected: "a colour such as '#1A73E8' or an object with 'colorSpace'")
    }
    return try reading(of: object)
  }

  private func reading(of text: String) throws(Diagnostic) -> Reading {
    if let color = HexColor.color(text) { return Reading(color: color) }
    guard !text.hasPrefix("#") else {
      throw value.failure(expected: "a colour with 3, 4, 6 or 8 digits such as '#1A73E8'")
    }
    return Reading(note: "is not judged: \(Quotation.quoted(text)) is to be worked out by other tools")
  }

  private func reading(of object: JSONObject) throws(Diagnostic) -> Reading {
    let space = try space(of: object)
    let alpha = try alpha(of: object)
    guard space != .rec2020 else { return try fallback(of: object, alpha) }
    guard let list = object["components"] ?? object["channels"] else {
      throw value.failure(expected: "a colour with 'components'")
    }
    let end = try resolver.follow(value.with(list)).value
    guard let elements = end.json.array, elements.count == 3 else {
      throw end.failure(expected: "a list of 3 components")
    }
    var components: [Double] = []
    for (index, element) in elements.enumerated() {
      components.append(try component(end.with(element), in: space.ranges[index]))
    }
    let (color, isInside) = space.color(components, alpha: alpha)
    guard !isInside else { return Reading(color: color) }
    return Reading(color: color, note: "lies outside of sRGB and is judged as \(color.hex), which is nearest")
  }

  private func space(of object: JSONObject) throws(Diagnostic) -> ColorSpace {
    guard let json = object["colorSpace"] else {
      throw value.failure(expected: "a colour with 'colorSpace' and 'components'")
    }
    let end = try resolver.follow(value.with(json)).value
    guard let name = end.json.string, let space = ColorSpace(rawValue: name) else {
      let known = ColorSpace.allCases.map(\.rawValue)
      throw end.failure(
        expected: "a colour space such as 'srgb', 'display-p3' or 'oklch'",
        suggestion: end.json.string.flatMap { NearestName.suggestion(for: $0, in: known) })
    }
    return space
  }

  private func alpha(of object: JSONObject) throws(Diagnostic) -> Double {
    guard let json = object["alpha"] else { return 1 }
    return try component(value.with(json), in: 0...1)
  }

  /// A number, or 0 for `none`: what a colour lacks has no strength where the colour stands alone.
  private func component(
    _ component: TokenValue, in range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double {
    let end = try resolver.follow(component).value
    if end.json.string == "none" { return 0 }
    guard let number = end.json.number, range.contains(number) else {
      let (low, high) = (NumberText.of(range.lowerBound), NumberText.of(range.upperBound))
      throw end.failure(expected: "a number from \(low) to \(high), or 'none'")
    }
    return number
  }

  /// The curve of Rec. 2020 was defined anew in CSS, so that its components have two meanings.
  private func fallback(of object: JSONObject, _ alpha: Double) throws(Diagnostic) -> Reading {
    if let hex = object["hex"]?.string, var color = HexColor.color(hex) {
      color.alpha = alpha
      return Reading(color: color, note: "is judged by its 'hex', because Rec. 2020 has two definitions")
    }
    return Reading(note: "is not judged: Rec. 2020 has two definitions; a 'hex' beside it would be judged")
  }
}
