import Foundation

/// A number that can stand in a localized text.
///
/// The requirements are known to this module alone; the protocol's name is SwiftUI's.
public nonisolated protocol _FormatSpecifiable: Equatable, Sendable {
  /// How the number stands in a key, such as `%lld`.
  var _specifier: String { get }
  /// The number as a wide one.
  var _argument: _FormatArgument { get }
}

/// A number on its way into a localized text.
public nonisolated struct _FormatArgument: Sendable {
  let value: FormatArgument
}

extension FormattedKeyBuilder {
  nonisolated mutating func append(_ argument: _FormatArgument, specifier: String) {
    append(argument.value, specifier: specifier)
  }
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public nonisolated var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
  public nonisolated var _argument: _FormatArgument {
    _FormatArgument(value: .integer(Int64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public nonisolated var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
  public nonisolated var _argument: _FormatArgument {
    _FormatArgument(value: .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public nonisolated var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
  public nonisolated var _argument: _FormatArgument { _FormatArgument(value: .real(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
