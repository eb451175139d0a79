import Foundation

/// A mark that tells publishing streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64

  private static let counter = Locked<UInt64>(0)

  /// An identifier that no other has in this process.
  public init() {
    value = CombineIdentifier.counter.withLock { next in
      next += 1
      return next
    }
  }

  /// The identifier of an object, the same while it lives.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type whose values can be told apart in a stream.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A value that one thread at a time may touch.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Runs a body on the value; the body must not call out to code that may come back here.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
