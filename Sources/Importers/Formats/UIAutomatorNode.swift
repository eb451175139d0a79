import LocatedJSON
import SemanticTree

/// A node as uiautomator or Appium writes it. Nil is what the file does not tell.
struct UIAutomatorNode {
  var position: TextPosition
  var role: DumpRole
  var package: String?
  var identifier: String?
  var text: String?
  var contentDescription: String?
  /// What a field shows while it is empty.
  var hint: String?
  var isShowingHint = false
  var isClickable = false
  var isLongClickable = false
  var isFocusable = false
  var isReaderFocusable = false
  var isCheckable = false
  var isPassword = false
  var isScrollable = false
  var isChecked, isSelected, isEnabled, isFocused: Bool?
  var isVisible, isImportant, isHeading: Bool?
  /// In pixels.
  var frame: Rect?
  var children: [UIAutomatorNode] = []

  init(_ source: XMLElement, file: String) throws(Diagnostic) {
    position = source.position
    role = DumpRole(androidClass: source.text("class") ?? source.name)
    package = source.text("package")
    identifier = source.text("resource-id").map(UIAutomatorNode.shortIdentifier)
    text = source.text("text")
    contentDescription = source.text("content-desc")
    hint = source.text("hint")
    frame = try UIAutomatorNode.frame(of: source, file: file)
    readAbilities(source)
    readStates(source)
    for child in source.children { children.append(try UIAutomatorNode(child, file: file)) }
  }

  private mutating func readAbilities(_ source: XMLElement) {
    isShowingHint = source.flag("showing-hint") == true
    isClickable = source.flag("clickable") == true
    isLongClickable = source.flag("long-clickable") == true
    isFocusable = source.flag("focusable") == true
    isReaderFocusable = source.flag("screen-reader-focusable") == true
    isCheckable = source.flag("checkable") == true
    isPassword = source.flag("password") == true
    isScrollable = source.flag("scrollable") == true
  }

  private mutating func readStates(_ source: XMLElement) {
    isChecked = source.flag("checked")
    isSelected = source.flag("selected")
    isEnabled = source.flag("enabled")
    isFocused = source.flag("focused")
    isVisible = source.flag("visible-to-user") ?? source.flag("displayed")
    isImportant = source.flag("a11y-important")
    isHeading = source.flag("heading")
  }

  /// Whether the node or one in it fulfils the condition.
  func contains(where condition: (UIAutomatorNode) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  /// The part of `com.example:id/buy` that its author chose.
  private static func shortIdentifier(_ text: String) -> String {
    guard let mark = text.firstRange(of: ":id/"), mark.upperBound < text.endIndex else { return text }
    return String(text[mark.upperBound...])
  }

  // MARK: Bounds

  private static func frame(of source: XMLElement, file: String) throws(Diagnostic) -> Rect? {
    guard let text = source.text("bounds") else { return nil }
    let shape = /\[(-?[0-9.]+),(-?[0-9.]+)\]\[(-?[0-9.]+),(-?[0-9.]+)\]/
    guard let match = text.wholeMatch(of: shape), let left = Double(match.1), let top = Double(match.2),
      let right = Double(match.3), let bottom = Double(match.4)
    else {
      throw Diagnostic(
        file: file, position: source.position, expected: "bounds such as '[0,0][1080,2400]'",
        found: Quotation.quoted(text))
    }
    return frame(left, top, right, bottom)
  }

  /// The rectangle between two corners; nil where it is out of range or inside out.
  static func frame(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect? {
    let range = -100_000.0...100_000
    guard [left, top, right, bottom].allSatisfy(range.contains), left <= right, top <= bottom else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
