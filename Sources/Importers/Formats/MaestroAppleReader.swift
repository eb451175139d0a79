import LocatedJSON
import SemanticTree

/// Makes elements of the nodes that Maestro prints for iOS.
struct MaestroAppleReader {
  let file: String

  /// The element of a node; its children where the node has nothing else.
  func elements(_ node: DumpObject) throws(Diagnostic) -> [DumpElement] {
    var children: [DumpElement] = []
    for child in try node.objects("children") { children += try elements(child) }
    guard let attributes = try node.child("attributes"), !attributes.object.members.isEmpty else {
      return children
    }
    var element = try element(attributes, at: node.position)
    element.children = children
    return [element]
  }

  private func element(
    _ attributes: DumpObject, at position: TextPosition
  ) throws(Diagnostic) -> DumpElement {
    var element = DumpElement(.other, at: position)
    element.label = try attributes.text("accessibilityText", "title")
    element.value = try attributes.text("value")
    element.placeholder = try attributes.text("hintText")
    element.identifier = try attributes.text("resource-id")
    element.frame = try MaestroBounds.frame(attributes, file: file)
    element.isEnabled = attributes.isTrue("enabled")
    element.isSelected = attributes.isTrue("selected")
    element.isFocused = attributes.isTrue("focused")
    element.dropRepeatedValue()
    // Nothing but a field has a placeholder.
    if element.placeholder != nil { element.role = .textField }
    return element
  }
}

/// Makes elements of the runner's answer, which is XCTest's snapshot of the application.
struct MaestroRunnerReader {
  let file: String

  func element(_ fields: DumpObject) throws(Diagnostic) -> DumpElement {
    let type = try fields.number("elementType").flatMap { DumpRole(xcuiRawValue: Int($0)) }
    var element = DumpElement(type ?? .other, at: fields.position)
    element.label = try fields.text("label", "title")
    element.value = try fields.text("value")
    element.placeholder = try fields.text("placeholderValue")
    element.identifier = try fields.text("identifier")
    element.isEnabled = try fields.flag("enabled")
    element.isSelected = try fields.flag("selected")
    element.isFocused = try fields.flag("hasFocus")
    if let frame = try fields.child("frame"), let x = try frame.number("X"), let y = try frame.number("Y"),
      let width = try frame.number("Width"), let height = try frame.number("Height")
    {
      let rect = Rect(x: x, y: y, width: width, height: height)
      element.frame = rect == .zero ? nil : rect
    }
    element.dropRepeatedValue()
    for child in try fields.objects("children") { element.children.append(try self.element(child)) }
    return element
  }
}

extension DumpElement {
  /// XCTest gives texts their label as value, and empty fields their placeholder.
  fileprivate mutating func dropRepeatedValue() {
    if value == label || value == placeholder { value = nil }
  }
}

extension DumpObject {
  /// Maestro's attributes are texts.
  func isTrue(_ key: String) -> Bool? {
    guard let value = self[key] else { return nil }
    return value.string == "true" || value.boolean == true
  }
}

/// A rectangle as Maestro and Android write it: `[left,top][right,bottom]`.
enum MaestroBounds {
  /// - Returns: nil for the empty rectangle, which what is not shown has.
  /// - Throws: where the attribute is none.
  static func frame(_ attributes: DumpObject, file: String) throws(Diagnostic) -> Rect? {
    guard let value = attributes["bounds"] else { return nil }
    let text = value.string ?? ""
    let parts = text.replacing("][", with: ",").split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != "[" && $0 != "]" }) }.compactMap(
      DumpObject.sane)
    guard text.hasPrefix("["), text.hasSuffix("]"), parts.count == 4, numbers.count == 4 else {
      throw DumpObject.failure(value, expected: "bounds as '[left,top][right,bottom]'", file: file)
    }
    let rect = Rect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    return rect == .zero ? nil : rect
  }
}
