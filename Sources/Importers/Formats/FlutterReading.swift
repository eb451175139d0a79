import LocatedJSON
import SemanticTree

/// Reads the nodes of a tree.
struct FlutterReading {
  private let lines: [FlutterLine]
  private let file: String
  private var index = 0

  private static let texts: [StaticString] = [
    "label:", "value:", "increasedValue:", "decreasedValue:", "hint:", "tooltip:", "identifier:",
  ]
  /// What else a line of a node begins with.
  private static let others: [StaticString] = [
    "Rect.fromLTRB(", "actions:", "customActions:", "flags:", "sortKey:", "tags:", "textDirection:",
    "headingLevel:", "role:", "invisible", "HIDDEN", "STALE", "dirty", "merge boundary", "merged up",
    "text selection:", "scrollChildren:", "scrollIndex:", "scrollExtentMin:", "scrollPosition:",
    "scrollExtentMax:", "indexInParent:", "platformViewId:", "maxValueLength:", "currentValueLength:",
    "linkUrl:", "controlsNodes:", "inputType:", "validationResult:", "owner:", "elevation:", "thickness:",
  ]

  /// In lines.
  private static let longestText = 1000
  /// In bytes.
  private static let longestAttributes = 4096

  init(_ lines: [FlutterLine], file: String) {
    self.lines = lines
    self.file = file
  }

  mutating func nodes() throws(Diagnostic) -> [FlutterNode] {
    var tree = IndentedTree<FlutterNode>(file: file)
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.isNode else { continue }
      var node = FlutterNode(at: line.position)
      while index < lines.count, !lines[index].isNode {
        let property = lines[index]
        index += 1
        try read(property, into: &node)
      }
      try tree.add(node, column: line.column)
    }
    return tree.finish()
  }

  private mutating func read(_ line: FlutterLine, into node: inout FlutterNode) throws(Diagnostic) {
    let content = line.content
    for key in FlutterReading.texts where content.begins(with: key) {
      let name = String(describing: key).dropLast()
      let text = try text(behind: key, of: line)
      node.texts[String(name)] = text.isEmpty ? nil : text
      return
    }
    if content.begins(with: "Rect.fromLTRB(") {
      guard let place = FlutterPlace(content) else {
        throw failure(line, expected: "a rectangle of four numbers", found: Quotation.quoted(content.text))
      }
      node.place = place
    } else if content.begins(with: "merge boundary") {
      node.mergesDescendants = true
    } else if content.begins(with: "invisible") {
      node.isInvisible = true
    } else if content.begins(with: "HIDDEN") {
      node.flags.insert("isHidden")
    } else if let colon = content.firstIndex(of: UInt8(ascii: ":")) {
      read(content[..<colon].text, content[(colon + 1)...].trimmed.text, into: &node)
    }
  }

  private func read(_ key: String, _ value: String, into node: inout FlutterNode) {
    switch key {
    case "flags": node.flags.formUnion(FlutterReading.list(value))
    case "actions": node.actions = FlutterReading.list(value)
    case "customActions": node.customActions = FlutterReading.list(value)
    case "sortKey": node.sortKey = FlutterSortKey(value)
    case "headingLevel": node.headingLevel = Int(value).flatMap { (1...6).contains($0) ? $0 : nil }
    case "role": node.role = value
    default: break
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { Array($0.utf8)[...].trimmed.text }.filter { !$0.isEmpty }
  }

  // MARK: Words

  /// The words between the quotes behind a key. Neither quotes nor line ends in them are escaped, so they end
  /// at the quote behind which something known begins.
  private mutating func text(behind key: StaticString, of line: FlutterLine) throws(Diagnostic) -> String {
    let first = line.content.dropFirst(key.utf8CodeUnitCount).trimmed
    var text = Array(first)
    let separator = UInt8(first.isEmpty ? 0x0A : 0x20)
    var count = 0
    while !isWhole(text) {
      count += 1
      guard index < lines.count, !lines[index].isNode, count <= FlutterReading.longestText else {
        throw failure(line, expected: "a closing quote", found: "the end of the node")
      }
      if !text.isEmpty { text.append(separator) }
      text += lines[index].content
      index += 1
    }
    return FlutterReading.unquoted(text[...])
  }

  private func isWhole(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    let quote = UInt8(ascii: "\"")
    if first != quote { return true }
    guard text.count > 1, text.last == quote || FlutterReading.attributes(in: text[...]) != nil else {
      return false
    }
    guard index < lines.count else { return true }
    return lines[index].isNode || lines[index].content.isEmpty || FlutterReading.isKnown(lines[index].content)
  }

  private static func isKnown(_ content: ArraySlice<UInt8>) -> Bool {
    (texts + others).contains { content.begins(with: $0) }
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> String {
    guard text.first == UInt8(ascii: "\"") else { return text.text }
    let end = attributes(in: text) ?? text.endIndex - 1
    return text[(text.startIndex + 1)..<max(end, text.startIndex + 1)].text
  }

  /// Where the quote stands behind which a list tells how parts of the words are spoken; nil where there is
  /// no list.
  private static func attributes(in text: ArraySlice<UInt8>) -> Int? {
    guard text.last == UInt8(ascii: "]") else { return nil }
    let marks: [StaticString] = ["\" [SpellOutStringAttribute(", "\" [LocaleStringAttribute("]
    let end = text.suffix(longestAttributes)
    return marks.compactMap { end.index(of: $0) }.min()
  }

  private func failure(_ line: FlutterLine, expected: String, found: String) -> Diagnostic {
    Diagnostic(file: file, position: line.position, expected: expected, found: found)
  }
}

extension FlutterSortKey {
  /// Reads `OrdinalSortKey#824a2(name: "list", order: 0.0)`; nil for a key that is sorted by something else.
  fileprivate init?(_ text: String) {
    guard let order = text.firstMatch(of: /order: (-?[0-9.]+)/).flatMap({ Double($0.1) }), order.isFinite
    else {
      return nil
    }
    self.order = order
    name = text.firstMatch(of: /name: "?([^",)]*)/).map { String($0.1) }
  }
}

extension FlutterPlace {
  /// Reads `Rect.fromLTRB(0.0, 0.0, 8.0, 8.0)` and what is done to it; nil where it has not four numbers.
  fileprivate init?(_ content: ArraySlice<UInt8>) {
    guard let open = content.firstIndex(of: UInt8(ascii: "(")),
      let close = content.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let numbers = FlutterPlace.numbers(content[(open + 1)..<close].text)
    guard numbers.count == 4 else { return nil }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    guard close + 1 < content.endIndex else { return }
    let rest = content[(close + 1)...].text
    if let scaled = rest.firstMatch(of: /scaled by ([0-9.]+)x/), let scale = Double(scaled.1), scale > 0 {
      self.scale = DumpNumber.coordinate(scale) ?? 1
    } else if let transform = rest.firstMatch(of: /with transform \[([^\]]*)\]/) {
      let rows = transform.1.split(separator: ";").map { FlutterPlace.numbers(String($0)) }
      guard rows.count == 4, rows.allSatisfy({ $0.count == 4 }) else { return }
      matrix = FlutterTransform(
        a: rows[0][0], b: rows[1][0], c: rows[0][1], d: rows[1][1], x: rows[0][3], y: rows[1][3])
    }
  }

  /// Empty where one of them is no number or too large.
  private static func numbers(_ text: String) -> [Double] {
    let parts = text.split { $0 == "," || $0 == " " }
    let numbers = parts.compactMap { DumpNumber.coordinate(String($0)) }
    return numbers.count == parts.count ? numbers : []
  }
}
