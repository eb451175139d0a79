/// The identity of a node: the same for the same view in every render, whatever else changes.
///
/// It is the view's place in the view tree (types, positions, branches, `ForEach` and `.id` values), so it
/// can be written into expectations and baselines.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let path: String

  public init(_ path: String) { self.path = path }

  public var description: String { path }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.path < right.path }
}

extension NodeID: Codable {
  public init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// Where in source code something was written.
public struct SourceLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file as the compiler names it (`Module/File.swift`) or a path relative to the project.
  public var file: String
  public var line: Int
  /// Counted from 1; 0 where unknown.
  public var column: Int

  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)" }
}
