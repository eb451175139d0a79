/// A setting of VoiceOver's, or an answer to a question that public sources leave open, by name and value, for
/// command lines, files and explanations.
public struct SpeechOption: Sendable {
  /// What an option is about.
  public enum Subject: Hashable, Sendable {
    /// A switch that a device has, by its place in Settings > Accessibility > VoiceOver.
    case setting(path: String)
    /// What a device does is not known.
    case question(DisputedPoint)
    /// What a device does is reported, and AccessibilitySnapshot does otherwise.
    case habit
  }

  /// The name by which it is set.
  public let name: String
  public let subject: Subject
  /// What it decides, or why the default was taken.
  public let note: String
  /// The values that it can have.
  public let values: [String]
  private let read: @Sendable (SpeechSettings) -> String
  private let write: @Sendable (String, inout SpeechSettings) -> Void

  /// The option's value.
  public func value(in settings: SpeechSettings) -> String { read(settings) }

  /// Sets the option.
  ///
  /// - Returns: false, with nothing changed, where it has no such value.
  public func set(_ value: String, in settings: inout SpeechSettings) -> Bool {
    guard values.contains(value) else { return false }
    write(value, &settings)
    return true
  }

  /// The option of that name.
  public static func named(_ name: String) -> SpeechOption? { all.first { $0.name == name } }

  /// Every option, settings first.
  public static let all: [SpeechOption] = settings + questions + habits

  static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ subject: Subject, _ path: WritableKeyPath<SpeechSettings, Value> & Sendable,
    _ note: String
  ) -> SpeechOption {
    SpeechOption(
      name: name, subject: subject, note: note, values: Value.allCases.map(\.rawValue),
      read: { $0[keyPath: path].rawValue },
      write: { value, settings in
        if let value = Value(rawValue: value) { settings[keyPath: path] = value }
      })
  }

  static func toggle(
    _ name: String, _ subject: Subject, _ path: WritableKeyPath<SpeechSettings, Bool> & Sendable,
    _ note: String
  ) -> SpeechOption {
    SpeechOption(
      name: name, subject: subject, note: note, values: ["on", "off"],
      read: { $0[keyPath: path] ? "on" : "off" }, write: { $1[keyPath: path] = $0 == "on" })
  }
}
