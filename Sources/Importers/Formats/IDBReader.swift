import LocatedJSON
import SemanticTree

/// Makes elements of idb's objects, and keeps account of what they tell.
struct IDBReader {
  private let file: String
  private var keys: Set<String> = []
  private var hasTraits = false
  private var hasHelp = false
  private var hasActions = false
  private var hasExpanded = false
  private var hasHidden = false
  private var unknownTraits: [String] = []
  /// Whether no element says what lies in it.
  private(set) var isFlat = true

  init(file: String) { self.file = file }

  /// What a reader should know of the file.
  var notes: [String] {
    unknownTraits.isEmpty
      ? [] : ["traits of unknown meaning are left out: \(Quotation.alternatives(unknownTraits))"]
  }

  /// What the file tells.
  ///
  /// Only the backend that reads the screen through assistive technology lists traits. The others answer as
  /// if there were no hints, actions and states, so that nothing is known of these.
  func coverage(platform: InputCoverage.Platform) -> InputCoverage {
    var given: Set<InputCoverage.Property> = []
    if has("AXLabel", "label") { given.insert(.label) }
    if has("AXValue", "value") { given.insert(.value) }
    if has("AXUniqueId", "identifier") { given.insert(.identifier) }
    if has("AXFrame", "frame") { given.insert(.frame) }
    if hasTraits { given.insert(.traits) }
    if hasHelp || hasTraits && has("help") { given.insert(.hint) }
    if hasActions || hasTraits && has("custom_actions") { given.insert(.actions) }
    if hasExpanded { given.insert(.expanded) }
    if hasHidden || hasTraits && has("hidden") { given.insert(.hidden) }
    var derived: Set<InputCoverage.Property> = [.order]
    if !hasTraits, has("type", "role") { derived.insert(.traits) }
    if !isFlat { derived.insert(.containers) }
    return InputCoverage(format: IDBImporter.format.name, platform: platform, given: given, derived: derived)
  }

  private func has(_ names: String...) -> Bool { names.contains(where: keys.contains) }

  // MARK: Elements

  mutating func elements(_ values: [JSONValue]) throws(Diagnostic) -> [DumpElement] {
    var elements: [DumpElement] = []
    for value in values { elements.append(try element(try DumpObject(value, file: file))) }
    return elements
  }

  private mutating func element(_ fields: DumpObject) throws(Diagnostic) -> DumpElement {
    for member in fields.object.members { keys.insert(member.key) }
    var element = DumpElement(try IDBRole.role(of: fields), at: fields.position)
    element.label = try fields.text("AXLabel", "label", "title")
    element.value = fields["AXValue", "value"].flatMap(IDBReader.words)
    element.identifier = try fields.text("AXUniqueId", "identifier")
    element.hint = try fields.text("help")
    element.placeholder = try fields.text("placeholder")
    element.isEnabled = try fields.flag("enabled")
    element.isFocused = try fields.flag("focused")
    element.isHidden = try fields.flag("hidden") ?? false
    element.frame = try frame(fields)
    // What cannot be opened is called closed too.
    if try fields.flag("expanded") == true { element.expanded = .expanded }
    try readTraits(fields, into: &element)
    element.actions = try fields.texts("custom_actions").map { .custom($0) }
    if fields["children"] != nil { isFlat = false }
    element.children = try elements(try fields.list("children"))
    count(element)
    return element
  }

  private mutating func count(_ element: DumpElement) {
    hasHelp = hasHelp || element.hint != nil
    hasActions = hasActions || !element.actions.isEmpty
    hasExpanded = hasExpanded || element.expanded != nil
    hasHidden = hasHidden || element.isHidden
  }

  private mutating func readTraits(_ fields: DumpObject, into element: inout DumpElement) throws(Diagnostic) {
    guard fields["traits"] != nil else { return }
    hasTraits = true
    var traits: Traits = []
    for name in try fields.texts("traits") {
      guard let trait = IDBRole.traits(named: name) else {
        if !unknownTraits.contains(name) { unknownTraits.append(name) }
        continue
      }
      traits.formUnion(trait)
    }
    element.traits = traits
    if element.role == .other { element.role = DumpRole(traits: traits) }
  }

  /// A value as VoiceOver would have it, of whatever type it is; nil for objects.
  private static func words(_ value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): return text.isEmpty ? nil : text
    case .number(let number): return NumberText.of(number)
    case .boolean(let flag): return flag ? "1" : "0"
    case .array(let parts):
      let texts = parts.compactMap(words)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    case .object, .null: return nil
    }
  }

  // MARK: Frames

  /// The frame; nil where an edge is not known and where everything is 0, as it is of views that are not
  /// shown.
  private func frame(_ fields: DumpObject) throws(Diagnostic) -> Rect? {
    var frame: Rect?
    if let sides = try fields.child("frame") {
      if let x = try sides.number("x"), let y = try sides.number("y"), let width = try sides.number("width"),
        let height = try sides.number("height")
      {
        frame = Rect(x: x, y: y, width: width, height: height)
      }
    } else if let text = try fields.text("AXFrame"), let value = fields["AXFrame"] {
      frame = try rect(text, at: value)
    }
    return frame == .zero ? nil : frame
  }

  /// Reads `{{x, y}, {width, height}}`.
  private func rect(_ text: String, at value: JSONValue) throws(Diagnostic) -> Rect? {
    let parts = text.filter { !"{} ".contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else {
      throw DumpObject.failure(value, expected: "a frame as {{x, y}, {width, height}}", file: file)
    }
    let sane = numbers.compactMap(DumpObject.sane)
    return sane.count == 4 ? Rect(x: sane[0], y: sane[1], width: sane[2], height: sane[3]) : nil
  }
}
