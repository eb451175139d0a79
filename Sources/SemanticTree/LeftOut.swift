/// A part of the user's source that does not compile here and was left out, so that the screen is partial.
public struct LeftOut: Hashable, Codable, Sendable {
  /// What kind of part it is.
  public enum Part: String, Hashable, Codable, Sendable, CaseIterable {
    /// A modifier with its arguments.
    case call
    case argument, statement, attribute
    /// An entry of the list of a type's protocols.
    case inheritance
    /// What a function or property does.
    case body
    case declaration
    case importing = "import"
    /// A preview that is not offered.
    case preview

    /// Whether something that would be shown may be missing, and not only a change of what is shown.
    public var isContent: Bool { [.statement, .body, .declaration].contains(self) }
  }

  public var part: Part
  /// The call that is left out, or in whose arguments the part stood, without its arguments: `.glow`; nil elsewhere.
  public var call: String?
  /// The code whose views look or work otherwise without the part; nil where that may be any view.
  public var scope: [SourceSpan]?

  public init(_ part: Part, call: String? = nil, scope: [SourceSpan]?) {
    self.part = part
    self.call = call
    self.scope = scope
  }
}

/// A piece of a file, from its first character to the one behind its last.
public struct SourceSpan: Hashable, Codable, Sendable {
  /// The file as locations name it.
  public var file: String
  /// Lines and columns are counted from 1.
  public var line, column, endLine, endColumn: Int

  public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Whether a place lies in the piece; of a place without a column its line decides.
  public func contains(_ place: SourceLocation) -> Bool {
    guard place.file == file else { return false }
    if place.column == 0 { return (line...max(line, endLine)).contains(place.line) }
    return (place.line, place.column) >= (line, column) && (place.line, place.column) < (endLine, endColumn)
  }
}
