/// What the front end made of files.
public struct SourcePlan: Codable, Sendable {
  /// The file names of the copies, in the order of the files; the generated entry is the last.
  public var copies: [String]
  /// What can be shown, in the order of files and lines.
  public var previews: [PreviewDescription]
  /// What is left out of the copies.
  public var removals: [SourceRemoval]
  /// The types that the files declare.
  public var declarations: [TypeDeclaration]
  /// Views that are no previews because something has to be handed to them, as `Name (needs …)`.
  public var needyViews: [String]

  public init(
    copies: [String], previews: [PreviewDescription], removals: [SourceRemoval] = [],
    declarations: [TypeDeclaration] = [], needyViews: [String] = []
  ) {
    self.copies = copies
    self.previews = previews
    self.removals = removals
    self.declarations = declarations
    self.needyViews = needyViews
  }
}

/// Where a type is declared.
public struct TypeDeclaration: Hashable, Codable, Sendable {
  public var name: String
  /// Which of the files it stands in.
  public var file: Int
  public var line: Int
  public var column: Int

  public init(name: String, file: Int, line: Int, column: Int) {
    self.name = name
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Something in a file that can be put on a screen.
public struct PreviewDescription: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    /// `#Preview`.
    case macro
    /// A view in a `PreviewProvider`.
    case provider
    /// A view that can be made without arguments, where nothing is written for previews.
    case view
  }

  /// The preview's own name, or that of its view, unique in its file.
  public var name: String
  public var kind: Kind
  /// Which of the files it stands in.
  public var file: Int
  public var line: Int
  public var column: Int
  /// The traits of `#Preview` and the settings of a provider's view, as written, such as `landscapeLeft`.
  public var traits: [String]

  public init(name: String, kind: Kind, file: Int, line: Int, column: Int, traits: [String] = []) {
    self.name = name
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.traits = traits
  }
}

/// Something that is left out of a copy because the compiler or the tool does not know it.
public struct SourceRemoval: Hashable, Codable, Sendable {
  /// What was left out, the smaller the better.
  public enum Unit: String, Hashable, Codable, Sendable {
    /// A modifier with its arguments, `.glow(radius: 3)`.
    case call
    case argument, statement, attribute
    /// An entry of the list of a type's protocols.
    case inheritance
    /// What a function or property does; calling it ends the run.
    case body
    case declaration
    case importing = "import"
    /// A preview that is not offered; its text stays.
    case preview
  }

  public var unit: Unit
  /// What was left out by its name, such as `.glow`, `KFImage`, `import Kingfisher`.
  public var name: String
  /// Why: the compiler's words, or the name that is missing.
  public var reason: String
  /// Which of the files it stood in.
  public var file: Int
  public var line: Int
  public var column: Int
  /// Where it stood in the file, in bytes.
  public var start: Int
  public var end: Int
  /// What stands in its place.
  public var replacement: String
  /// The call that is left out, or in whose arguments it stood, such as `.glow`; nil where there is none.
  public var call: String?
  /// The code whose views are changed by leaving it out, its own place first; nil where that may be any view.
  public var scope: [FileSpan]?

  public init(
    unit: Unit, name: String, reason: String, file: Int, line: Int, column: Int, start: Int, end: Int,
    replacement: String = "", call: String? = nil, scope: [FileSpan]? = []
  ) {
    self.unit = unit
    self.name = name
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
    self.start = start
    self.end = end
    self.replacement = replacement
    self.call = call
    self.scope = scope
  }
}

/// A piece of one of the files, from its first character to the one behind its last.
public struct FileSpan: Hashable, Codable, Sendable {
  public var file: Int
  /// Lines and columns are counted from 1; the columns, in bytes, are those of the copy, as views know them.
  public var line, column, endLine, endColumn: Int

  public init(file: Int, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

/// A message of the compiler's about a copy.
public struct CompilerMessage: Hashable, Codable, Sendable {
  /// The file name of the copy.
  public var copy: String
  public var line: Int
  public var column: Int
  public var text: String

  public init(copy: String, line: Int, column: Int, text: String) {
    self.copy = copy
    self.line = line
    self.column = column
    self.text = text
  }
}
