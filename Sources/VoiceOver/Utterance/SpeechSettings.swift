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

  /// Verbosity > Punctuation: which marks are spoken as words.
  public enum PunctuationLevel: String, Hashable, Codable, Sendable, CaseIterable {
    case none, some, all
  }

  /// What marks a capital letter that is spoken alone, or a character that is deleted.
  public enum CharacterMark: String, Hashable, Codable, Sendable, CaseIterable {
    case speak, sound, pitch, nothing
  }

  /// Changes the words of switches with values of their own (from iOS 17).
  public var system = SystemVersion.iOS26
  /// Verbosity > Speak Hints.
  public var speaksHints = true
  /// Verbosity > Controls; a system before iOS 18.4 has no such setting and speaks roles after the label.
  public var controls = RolePosition.after
  /// Verbosity > Punctuation. That "some" is the default is not documented.
  public var punctuation = PunctuationLevel.some
  /// Verbosity > Capital Letters. That a change of pitch is the default is not documented.
  public var capitals = CharacterMark.pitch
  /// Verbosity > Deleting Text; a lower pitch is reported.
  public var deletions = CharacterMark.pitch
  /// Verbosity > Emoji Suffix: the word "emoji" follows an emoji's name.
  public var speaksEmojiSuffix = true
  /// Speech > Detect Languages: an element's own language chooses voice and words.
  public var detectsLanguages = true
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
  /// The items that the rotor was given, in order; those of an element and of the author's come by themselves.
  /// Apple names no default; these are the items that its manual and listeners mention most.
  public var rotor: [RotorItem] = [
    .characters, .words, .lines, .headings, .links, .formControls, .containers, .vertical,
  ]
  /// The answers to what public sources leave open.
  public var conventions = SpeechConventions.device

  /// Where role words stand, by setting and system. A version without a minor number stands for the whole
  /// generation, in which the setting came.
  var rolePosition: RolePosition {
    let hasSetting = system >= SystemVersion(major: 18, minor: 4) || system == .iOS18
    return hasSetting ? controls : .after
  }

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
