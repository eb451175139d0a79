/// What `a11ysim` asks of the source front end, one JSON value on its standard input.
public enum SourceRequest: Codable, Sendable {
  /// Read files and write the copies that are compiled in their place.
  case prepare(SourcePreparation)
  /// Take out of the copies what the compiler does not know.
  case rescue(SourceRescue)
  /// Find the calls in the files that findings are about.
  case locate(SourceLocating)
  /// Find edits of the files that mend findings.
  case mend(SourceMending)
}

/// A file of the user's.
public struct SourceFile: Hashable, Codable, Sendable {
  /// Where it lies.
  public var path: String
  /// How messages and reports name it.
  public var name: String
  /// Where a changed copy lies that is read in the file's place; nil for the file itself.
  public var copy: String?

  public init(path: String, name: String, copy: String? = nil) {
    self.path = path
    self.name = name
    self.copy = copy
  }

  /// Where that lies which is read.
  public var contentPath: String { copy ?? path }
}

/// Files to be made ready for compilation.
public struct SourcePreparation: Codable, Sendable {
  public var files: [SourceFile]
  /// How many of the files were asked for; the others are there because these need them, and show nothing.
  public var shownCount: Int
  /// The folder that takes the copies; it is there.
  public var folder: String

  public init(files: [SourceFile], shownCount: Int? = nil, folder: String) {
    self.files = files
    self.shownCount = shownCount ?? files.count
    self.folder = folder
  }
}

/// Copies that do not compile, with what the compiler said.
public struct SourceRescue: Codable, Sendable {
  public var preparation: SourcePreparation
  /// What is left out already.
  public var removals: [SourceRemoval]
  /// The errors of the last attempt, by the names of the copies.
  public var errors: [CompilerMessage]

  public init(preparation: SourcePreparation, removals: [SourceRemoval], errors: [CompilerMessage]) {
    self.preparation = preparation
    self.removals = removals
    self.errors = errors
  }
}
