import LocatedJSON
import SemanticTree

/// A colour: `pink`, a name of the scenario's palette, `#FF2D55`, `#FF2D5580`, `{"color": …, "opacity": …}` or `{"light": …, "dark": …}`.
struct ColorKind: ValueKind {
  var expectation: String { ##"a colour, such as "pink" or "#FF2D55""## }
  var placeholder: ColorSpecification { .named("clear") }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil || isCompound(json) }

  private func isCompound(_ json: JSONValue) -> Bool {
    guard let object = json.object else { return false }
    return ColorKind.compound.keys.contains { object[$0] != nil }
  }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> ColorSpecification? {
    guard let text = json.string else {
      guard json.object != nil else { return decoding.mismatch(json, expected: expectation) }
      return ColorKind.compound.decode(json, decoding)
    }
    if let color = decoding.colors[text] { return color }
    if ColorSpecification.names.contains(text) { return .named(text) }
    if let color = HexColor.parse(text) { return .exact(color) }
    let names = ColorSpecification.names + decoding.colors.keys.sorted()
    let suggestion = decoding.suggestion(for: text, in: names)
    let known = "known colours are \(ColorSpecification.names.joined(separator: ", "))"
    return decoding.mismatch(json, expected: expectation, suggestion: suggestion ?? known)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "color") {
      let names = SchemaNode.array(ColorSpecification.names.map { .string($0) })
      return .object([
        "anyOf": [
          ["enum": names], ["type": "string", "pattern": .string(HexColor.pattern)],
          // The names of a palette have parts or a capital, which those of the system have not.
          ["type": "string", "pattern": "^[^#]*[./A-Z]"],
          ColorKind.compound.schema(definitions),
        ]
      ])
    }
  }

  func node(of value: ColorSpecification) -> SchemaNode? {
    if case .named(let name) = value { .string(name) } else { nil }
  }

  private static let compound = UnionKind<ColorSpecification>(
    definition: "compoundColor", name: "a colour", placeholder: .named("clear")
  ) {
    let color = Property("color", ColorKind(), "The colour to fade.")
    let opacity = Property("opacity", NumberKind.share, "0 is invisible, 1 is unchanged.")
    let light = Property("light", ColorKind(), "The colour in the light appearance.")
    let dark = Property("dark", ColorKind(), "The colour in the dark appearance.")
    return [
      .init("a faded colour", [color, opacity]) { properties, _, _ in
        .faded(properties[color], opacity: properties[opacity])
      },
      .init("an adaptive colour", [light, dark]) { properties, _, _ in
        .adaptive(light: properties[light], dark: properties[dark])
      },
    ]
  }
}

/// Colours written as `#RRGGBB` or `#RRGGBBAA`.
enum HexColor {
  static let pattern = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  static func parse(_ text: String) -> RGBA? {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    let isWellFormed = text.utf8.first == UInt8(ascii: "#") && digits.count == text.utf8.count - 1
    guard isWellFormed, digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return RGBA(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1, token: text)
  }
}
