import LocatedJSON

/// A line of a tree without what is drawn before it.
struct FlutterLine {
  /// How far the content is indented.
  let column: Int
  let content: ArraySlice<UInt8>
  let position: TextPosition

  /// Whether the line begins a node.
  var isNode: Bool {
    content.begins(with: "SemanticsNode#")
      && content.dropFirst("SemanticsNode#".utf8.count).first.map(\.isDigit) == true
  }

  init(_ line: TextLine) {
    var index = line.bytes.startIndex
    while let length = FlutterLine.lengthOfDrawing(line.bytes[index...]) { index += length }
    column = line.bytes[..<index].scalarCount
    content = line.bytes[index...].trimmed
    position = line.position(of: index)
  }

  /// The length of the blank or the part of a box that the bytes begin with; nil where they begin with
  /// neither.
  private static func lengthOfDrawing(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first.isBlank { return 1 }
    guard first == 0xE2, let second = bytes.dropFirst().first, second == 0x94 || second == 0x95 else {
      return nil
    }
    return bytes.count >= 3 ? 3 : nil
  }
}

/// Finds the trees in what a console printed.
struct FlutterLog {
  /// The first tree.
  private(set) var lines: [FlutterLine] = []
  /// How many there are.
  private(set) var treeCount = 0
  private var isInTree = false
  private var isPrefixed = false

  init(_ lines: [TextLine]) {
    for line in lines { add(line) }
  }

  private mutating func add(_ whole: TextLine) {
    let stripped = FlutterLog.withoutPrefix(whole)
    let line = FlutterLine(stripped ?? whole)
    let root = lines.first?.column ?? 0
    if line.isNode, !isInTree || line.column <= root {
      treeCount += 1
      isInTree = true
      isPrefixed = stripped != nil
    } else if isInTree, !line.content.isEmpty, line.column <= root {
      // Other parts of the system write into the same log.
      if isPrefixed, stripped == nil { return }
      isInTree = false
    }
    if isInTree, treeCount == 1 { lines.append(line) }
  }

  /// A line without `flutter: ` or `I/flutter (123): ` and what stands before that; nil where it has neither.
  private static func withoutPrefix(_ line: TextLine) -> TextLine? {
    guard let start = line.bytes.prefix(80).index(of: "flutter") else { return nil }
    let before = line.bytes[..<start]
    guard before.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\"") }) else { return nil }
    let isAlone = before.trimmed.isEmpty || before.ends(with: "/") || before.ends(with: " ")
    var rest = line.bytes[start...].dropFirst("flutter".utf8.count).drop { $0.isBlank }
    if rest.first == UInt8(ascii: "(") {
      rest = rest.dropFirst().drop { $0.isDigit || $0.isBlank }
      guard rest.first == UInt8(ascii: ")") else { return nil }
      rest = rest.dropFirst().drop { $0.isBlank }
    }
    guard isAlone, rest.first == UInt8(ascii: ":") else { return nil }
    rest = rest.dropFirst()
    if rest.first == 0x20 { rest = rest.dropFirst() }
    return TextLine(bytes: rest, start: line.position(of: rest.startIndex))
  }
}
