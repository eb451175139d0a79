/// A message with values in it, whose texts are never made.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the parts of a message, each with who may see it and how it would be written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure @escaping () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// A text in a column.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer, format: OSLogPointerFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
}
