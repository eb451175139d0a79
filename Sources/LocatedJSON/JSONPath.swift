/// The way from a document's root to a value, written as `$.screen.children[2].type`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down a document.
  public enum Component: Hashable, Sendable {
    case key(String)
    /// Counted from 0.
    case index(Int)
  }

  /// From the root down.
  public private(set) var components: [Component]

  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// True for the document itself.
  public var isRoot: Bool { components.isEmpty }

  /// The path to a member of the object here.
  public func appending(key: String) -> JSONPath { JSONPath(components + [.key(key)]) }

  /// The path to an element of the array here.
  public func appending(index: Int) -> JSONPath { JSONPath(components + [.index(index)]) }

  /// Goes one step down.
  package mutating func push(_ component: Component) { components.append(component) }

  /// Goes one step up.
  package mutating func pop() { components.removeLast() }

  /// Above this a path is given by its two ends.
  private static let longestDescription = 24

  public var description: String {
    guard components.count > JSONPath.longestDescription else { return "$" + JSONPath.text(components[...]) }
    let half = JSONPath.longestDescription / 2
    return "$" + JSONPath.text(components.prefix(half)) + "…" + JSONPath.text(components.suffix(half))
  }

  private static func text(_ components: ArraySlice<Component>) -> String {
    components.reduce(into: "") { text, component in
      switch component {
      case .key(let key): text += JSONPath.isPlain(key) ? ".\(key)" : "['\(JSONPath.shortened(key))']"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 64
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
      }
  }

  private static func shortened(_ key: String) -> String { Quotation.visible(key) }
}
