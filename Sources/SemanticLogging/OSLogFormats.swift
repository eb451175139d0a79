/// Who may see a value of a message.
public struct OSLogPrivacy: Sendable {
  /// What a hidden value leaves in the log.
  public enum Mask: Sendable { case none, hash }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The column of a value of a message.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
}

/// How an integer would be written.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting()
  public static let octal = OSLogIntegerFormatting()

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .hex }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .octal }
}

/// How a number with a fraction would be written.
public struct OSLogFloatFormatting: Sendable {
  public static let fixed = OSLogFloatFormatting()
  public static let hex = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting()
  public static let hybrid = OSLogFloatFormatting()

  public static func fixed(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }

  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hex }

  public static func exponential(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }

  public static func hybrid(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hybrid }
}

/// The words for true and false.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// What an integer of 32 bits stands for.
public enum OSLogInt32ExtendedFormat: Sendable {
  case ipv4Address, darwinErrno, darwinMode, darwinSignal, secondsSince1970, machErrno
}

/// What a pointer points to.
public enum OSLogPointerFormat: Sendable {
  case ipv6Address, timeval, timespec, uuid, sockaddr, none
}
