import LocatedJSON
import SemanticTree

/// Reads the lines of one description.
struct DebugDescriptionReading {
  private let dump: DebugDescriptionLog.Dump
  private let file: String
  /// Whether the file lists traits, as older versions of Xcode do.
  private(set) var hasTraits = false

  /// How many lines a label or a value may have.
  private static let longestText = 100

  init(dump: DebugDescriptionLog.Dump, file: String) {
    self.dump = dump
    self.file = file
  }

  mutating func elements() throws(Diagnostic) -> [DumpElement] {
    var tree = IndentedTree<DumpElement>(file: file)
    var index = 0
    while index < dump.lines.count {
      let line = DebugDescriptionLine(dump.lines[index])
      index += 1
      // A log may have lines of its own between those of the description.
      guard let line else { continue }
      let properties = properties(of: line, next: &index)
      let isInTabBar = tree.isInside(at: line.column) { $0.role == .tabBar }
      try tree.add(element(line, properties, isInTabBar: isInTabBar), column: line.column)
    }
    return tree.finish()
  }

  /// The properties of an element, with the lines on which its words go on.
  private func properties(of line: DebugDescriptionLine, next: inout Int) -> DebugDescriptionProperties {
    let first = DebugDescriptionProperties(line.properties)
    let more = following(next)
    if first.isOpen {
      var bytes = Array(line.properties)
      for (count, part) in more.lines.enumerated() {
        bytes += [0x0A] + part.bytes
        guard part.bytes.contains("'") else { continue }
        let whole = DebugDescriptionProperties(bytes[...])
        guard !whole.isOpen else { continue }
        next += count + 1
        return whole
      }
    } else if first.endsWithValue, more.isEnded, !more.lines.isEmpty, line.mayHoldLines {
      next += more.lines.count
      return DebugDescriptionProperties(line.properties + more.lines.flatMap { [0x0A] + $0.bytes })
    }
    return first
  }

  /// The lines up to the next element, and whether they end at one or at the end of the description.
  private func following(_ start: Int) -> (lines: ArraySlice<TextLine>, isEnded: Bool) {
    let rest = dump.lines[start...].prefix(DebugDescriptionReading.longestText)
    let lines = rest.prefix { DebugDescriptionLine($0) == nil }
    let isAtElement = lines.endIndex < rest.endIndex
    return (lines, isAtElement || (lines.endIndex == dump.lines.endIndex && dump.isComplete))
  }

  private mutating func element(
    _ line: DebugDescriptionLine, _ properties: DebugDescriptionProperties, isInTabBar: Bool
  ) -> DumpElement {
    let role = DumpRole(xcuiType: line.type) ?? .other
    var element = DumpElement(isInTabBar && role == .button ? .tab : role, at: line.position)
    element.label = properties.texts["label"] ?? properties.texts["title"]
    element.identifier = properties.texts["identifier"]
    element.placeholder = properties.texts["placeholderValue"]
    element.value = properties.texts["value"]
    element.frame = properties.frame
    element.traits = properties.traits
    if properties.traits != nil { hasTraits = true }
    element.isEnabled = !properties.flags.contains("Disabled")
    element.isSelected = properties.flags.contains("Selected")
    element.isFocused = properties.flags.contains { $0.hasSuffix("Focused") || $0.hasSuffix("Focus") }
    setState(of: &element)
    return element
  }

  /// XCTest has the state of what is switched as a value of 1 or 0.
  private func setState(of element: inout DumpElement) {
    let isOn = element.value == "1"
    guard isOn || element.value == "0" || element.value == "2" else { return }
    switch element.role {
    case .toggle, .checkBox: element.checked = isOn ? .on : element.value == "2" ? .mixed : .off
    case .radioButton: if isOn { element.isSelected = true }
    default: return
    }
    element.value = nil
  }
}

extension DebugDescriptionLine {
  /// Whether the value of such an element can have several lines.
  fileprivate var mayHoldLines: Bool {
    ["TextView", "TextField", "StaticText", "Other", "Cell"].contains(type)
  }
}
