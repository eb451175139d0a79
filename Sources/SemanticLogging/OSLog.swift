/// A log of a subsystem.
public final class OSLog: Sendable {
  public static let `default` = OSLog()
  public static let disabled = OSLog()

  /// A kind of messages with a meaning to the system's instruments.
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
    public static let dynamicStackTracing = Category()
  }

  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  /// False: no message is kept.
  public func isEnabled(type: OSLogType) -> Bool { false }
  public var signpostsEnabled: Bool { false }
}

// MARK: - Messages with a format

/// Logs a message with values at the places that its format names.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

// MARK: - Messages with values in them

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {}
