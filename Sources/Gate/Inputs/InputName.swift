import Foundation

/// An input's path as reports give it: a file, and for Swift source with several previews the one that is meant, as in
/// `Chip.swift#Selected`.
public struct InputName: Hashable, Sendable {
  public var file: String
  public var preview: String?

  public init(_ path: String) {
    guard let mark = path.range(of: ".swift#") else {
      file = path
      return
    }
    file = String(path[..<path.index(before: mark.upperBound)])
    preview = String(path[mark.upperBound...])
  }
}
