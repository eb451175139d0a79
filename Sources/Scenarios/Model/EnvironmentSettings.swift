import LocatedJSON
import SemanticTree

/// An environment by the settings that were given; whatever was not is as on a new phone with VoiceOver on.
public struct EnvironmentSettings: Sendable {
  var given: Properties

  /// The environment that the settings make.
  public var environment: ScreenEnvironment { EnvironmentShape.build(given) }

  /// The settings with others in their place, each written as `key=value` with the keys of a scenario's
  /// `environment`: `typeSize=accessibility3`, `reduceMotion=true`, `device=iPhone SE 3`.
  ///
  /// A language that changes takes the layout direction with it, and a device the size of the screen, unless they
  /// are given too.
  ///
  /// - Parameters:
  ///   - overrides: later ones win.
  ///   - option: how the reader names the place where they were written.
  /// - Throws: a `ScenarioError` with everything that is wrong with them.
  public func overridden(by overrides: [String], option: String = "--env") throws(ScenarioError)
    -> EnvironmentSettings
  {
    var result = given
    var problems: [Diagnostic] = []
    for override in overrides {
      let reading = EnvironmentOverride.read(override, option: option)
      if reading.values.has(EnvironmentShape.deviceProperty) {
        for property in EnvironmentShape.ofDevice { result.remove(property.name) }
      }
      result = result.merging(reading.values)
      problems += reading.problems
    }
    guard problems.isEmpty else { throw ScenarioError(problems) }
    return EnvironmentSettings(given: result)
  }
}

/// One setting written as `key=value`.
enum EnvironmentOverride {
  static func read(_ text: String, option: String) -> (values: Properties, problems: [Diagnostic]) {
    let file = "\(option) \(Quotation.visible(text))"
    guard let separator = text.firstIndex(of: "=") else {
      let problem = Diagnostic(
        file: file, position: nil, expected: "a setting as key=value", found: "no '='",
        suggestion: EnvironmentShape.kind.shape.property(named: text).map { "write \($0.name)=…" })
      return (Properties(), [problem])
    }
    let key = String(text[..<separator])
    let value = json(String(text[text.index(after: separator)...]), for: key)
    let decoding = Decoding(file: file)
    let object = JSONObject([JSONMember(key: key, keyPosition: .start, value: value)])
    let values = EnvironmentShape.kind.shape.decode(
      object, at: JSONValue(.object(object), at: .start), decoding)
    return (values, decoding.diagnostics.map(withoutPlace))
  }

  /// The text as the kind of JSON value that the setting takes; as a string where it takes none.
  private static func json(_ text: String, for key: String) -> JSONValue {
    let literals: [JSONValue.Content?] = [
      text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil,
      number(text).map { .number($0) },
    ]
    let values = literals.compactMap { $0 }.map { JSONValue($0, at: .start) }
    let kind = EnvironmentShape.kind.shape.property(named: key)?.kind
    return values.first { kind?.accepts($0) ?? false } ?? JSONValue(.string(text), at: .start)
  }

  /// A number as JSON writes it.
  private static func number(_ text: String) -> Double? {
    (try? JSONReader.read(Array(text.utf8), file: ""))?.number
  }

  /// The setting itself is the place; it has neither lines nor a document.
  private static func withoutPlace(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.position = nil
    diagnostic.jsonPath = JSONPath()
    return diagnostic
  }
}
