/// A place in a text file.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Counted from 1; a line ends at LF, CR or CR LF.
  public var line: Int
  /// Counted from 1 in Unicode scalars, so a flag emoji is two columns wide and a letter with a combining
  /// accent is too.
  public var column: Int
  /// Counted from 0 in bytes.
  public var offset: Int

  /// The first character of a file.
  public static let start = TextPosition(line: 1, column: 1, offset: 0)

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  public static func < (left: TextPosition, right: TextPosition) -> Bool { left.offset < right.offset }
}
