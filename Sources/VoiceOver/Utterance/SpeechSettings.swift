import SemanticTree

/// What a user can set in Settings > Accessibility > VoiceOver, as far as it changes the words.
///
/// The defaults are those of a new device.
public struct SpeechSettings: Hashable, Codable, Sendable {
  /// Verbosity > Controls (from iOS 18.4): where role words stand.
  public enum RolePosition: String, Hashable, Codable, Sendable, CaseIterable {
    case after
    /// "Dimmed" and states move together with the role, as in the library's model; unconfirmed on a device.
    case before
    /// Roles are left out; "dimmed" and states stay, since the setting speaks of controls' types only.
    case none
  }

  /// What marks that an element has more to offer.
  public enum TrailerStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case speak
    /// A sound or a change of pitch: no words.
    case sound, pitch
    case nothing
  }

  /// Changes the words of switches with values of their own (from iOS 17).
  public var system = SystemVersion.iOS26
  /// Verbosity > Speak Hints.
  public var speaksHints = true
  /// Verbosity > Controls.
  public var rolePosition = RolePosition.after
  /// Verbosity > Actions.
  public var actions = TrailerStyle.speak
  /// Verbosity > More Content.
  public var moreContent = TrailerStyle.speak
  /// Verbosity > Table Headers.
  public var speaksTableHeaders = true
  /// Verbosity > Row & Column Numbers.
  public var speaksRowAndColumnNumbers = true
  /// Verbosity > Container Descriptions: boundaries, positions and the labels of containers.
  public var describesContainers = true
  /// False drops every word that comes from a trait; iOS has no such switch.
  public var speaksTraits = true
  /// False drops values; iOS has no such switch.
  public var speaksValues = true
  /// The answers to what public sources leave open.
  public var conventions = SpeechConventions.device

  /// The settings of a new device.
  public init() {}

  /// VoiceOver as it comes, with the open questions answered as a device most likely would.
  public static let device = SpeechSettings()

  /// What reproduces AccessibilitySnapshot's texts; use it with the legend register.
  public static let library: SpeechSettings = {
    var settings = SpeechSettings()
    settings.conventions = .library
    return settings
  }()

  /// The label and nothing else.
  public static let minimal: SpeechSettings = {
    var settings = SpeechSettings()
    settings.speaksHints = false
    settings.actions = .nothing
    settings.moreContent = .nothing
    settings.speaksTableHeaders = false
    settings.speaksRowAndColumnNumbers = false
    settings.describesContainers = false
    settings.speaksTraits = false
    settings.speaksValues = false
    settings.conventions.speaksImportantContent = false
    return settings
  }()
}
