/// Something that an audit found at a place of a file.
public struct SourceFinding: Hashable, Codable, Sendable {
  /// The rule's name, such as `text-fixed-size`.
  public var rule: String
  /// The kind of the finding's reason.
  public var kind: String
  /// Which of the request's files it is in.
  public var file: Int
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in bytes of UTF-8.
  public var column: Int
  /// The numbers and names behind the finding, as texts.
  public var facts: [String: String]

  public init(
    rule: String, kind: String, file: Int, line: Int, column: Int, facts: [String: String] = [:]
  ) {
    self.rule = rule
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.facts = facts
  }
}

/// Findings at places of the copies, as running code tells them, whose places in the files are asked for.
public struct SourceLocating: Codable, Sendable {
  public var files: [SourceFile]
  /// What is left out of the copies.
  public var removals: [SourceRemoval]
  public var findings: [SourceFinding]

  public init(files: [SourceFile], removals: [SourceRemoval] = [], findings: [SourceFinding]) {
    self.files = files
    self.removals = removals
    self.findings = findings
  }
}

/// Findings at places of the files, for which edits are asked.
public struct SourceMending: Codable, Sendable {
  public var files: [SourceFile]
  public var findings: [SourceFinding]

  public init(files: [SourceFile], findings: [SourceFinding]) {
    self.files = files
    self.findings = findings
  }
}

/// A place in a file, both counted from 1.
public struct SourcePlace: Hashable, Codable, Sendable {
  public var line: Int
  /// In bytes of UTF-8.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Edits of a file that together mend findings.
public struct SourceFix: Hashable, Codable, Sendable {
  /// The numbers of the findings in the request.
  public var findings: [Int]
  /// What is done, as in `add '.accessibilityHidden(true)'`.
  public var summary: String
  public var file: Int
  /// Where it is, for people.
  public var line: Int
  public var edits: [FileEdit]

  public init(findings: [Int], summary: String, file: Int, line: Int, edits: [FileEdit]) {
    self.findings = findings
    self.summary = summary
    self.file = file
    self.line = line
    self.edits = edits
  }
}

/// Bytes of a file with what is to stand in their place.
public struct FileEdit: Hashable, Codable, Sendable, Comparable {
  public var start: Int
  public var end: Int
  public var text: String

  public init(start: Int, end: Int, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }

  /// Whether two edits cannot both be made; two that are the same can.
  public func overlaps(_ other: FileEdit) -> Bool {
    if self == other { return false }
    if start == other.start { return true }
    return start < other.end && other.start < end
  }

  public static func < (left: FileEdit, right: FileEdit) -> Bool {
    (left.start, left.end, left.text) < (right.start, right.end, right.text)
  }

  /// A file's bytes after edits that do not overlap; one that is named twice is made once.
  public static func apply(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in Set(edits).sorted() where edit.start >= position && edit.end <= bytes.count {
      result += bytes[position..<edit.start]
      result += Array(edit.text.utf8)
      position = edit.end
    }
    return result + bytes[position...]
  }
}
