/// An answer to each question that public sources leave open.
///
/// `device` is what most likely happens on an iPhone and is the default everywhere; `library` is what
/// AccessibilitySnapshot 0.12 writes and belongs to the legend register.
public struct SpeechConventions: Hashable, Codable, Sendable {
  /// Where "list start" and its kin stand.
  public enum BoundaryPlace: String, Hashable, Codable, Sendable, CaseIterable {
    case beforeRole, last
  }

  /// Where row and column numbers stand.
  public enum CoordinatePlace: String, Hashable, Codable, Sendable, CaseIterable {
    case afterLabel, afterRole
  }

  /// What becomes of the author's hint on a text field that is not being edited.
  public enum FieldHint: String, Hashable, Codable, Sendable, CaseIterable {
    case joined, replaced
  }

  /// Where the text of a field stands while it is edited.
  public enum EditingValuePlace: String, Hashable, Codable, Sendable, CaseIterable {
    case beforeRole, afterRole
  }

  /// What a pop-up button is called.
  public enum PopUpWords: String, Hashable, Codable, Sendable, CaseIterable {
    case both, popUpButton, button
  }

  /// Where "actions available" and "more content available" stand.
  public enum TrailerPlace: String, Hashable, Codable, Sendable, CaseIterable {
    case afterHint, beforeHint
  }

  /// What is spoken of custom content of high importance.
  public enum ContentWords: String, Hashable, Codable, Sendable, CaseIterable {
    case value, labelAndValue
  }

  /// What is said of a list's only element.
  public enum SoleMember: String, Hashable, Codable, Sendable, CaseIterable {
    case start, startAndEnd
  }

  /// What is said when the focused element becomes selected.
  public enum SelectionWords: String, Hashable, Codable, Sendable, CaseIterable {
    case selected, selectedAndLabel, nothing
  }

  /// What is said for a character that is typed into a secure field.
  public enum SecureTyping: String, Hashable, Codable, Sendable, CaseIterable {
    case bullet, nothing
  }

  /// Which words go before the label with Verbosity > Controls > before.
  public enum MovedWords: String, Hashable, Codable, Sendable, CaseIterable {
    case all, rolesOnly
  }

  /// A maintainer of AccessibilitySnapshot checked iOS 26.3 and found boundaries among the role words, and a
  /// web transcript has "definition list start" before the role; so `device` puts them before the role.
  public var boundaryPlace: BoundaryPlace
  /// The same check found table coordinates trailing; the library puts them after the label.
  public var coordinatePlace: CoordinatePlace
  /// Transcripts of iOS 15 and 18.7 speak the author's text and "double tap to edit"; the library replaces.
  public var fieldHint: FieldHint
  /// Transcripts of iOS 9 and 12 have the text after "is editing"; the library keeps it in front.
  public var editingValuePlace: EditingValuePlace
  /// Devices say "9 characters" for a secure field; the library shows the bullets.
  public var countsSecureCharacters: Bool
  /// "heading level 2" is heard on the web, and a level is reported to be spoken natively; the library is
  /// silent about levels.
  public var speaksHeadingLevel: Bool
  /// Devices speak the value of high-importance content inline (reported); the released library does not.
  public var speaksImportantContent: Bool
  /// Pop-up button, menu item, radio button, picker item, visited, draggable: heard on devices, unknown to the
  /// library.
  public var speaksPrivateRoles: Bool
  /// Devices speak the label of a container on entering it; the library has no notion of entering.
  public var speaksEntryLabels: Bool
  /// The web gives the name of a landmark with its boundary; the library does not.
  public var speaksLandmarkNames: Bool
  /// Apple says that the label of a `startsMediaSession` element is not repeated on activation, which suggests
  /// that others' is; no transcript shows it, so it is off.
  public var echoesActivation: Bool
  /// A study of SwiftUI menus on iOS 17 and 18 heard "button, pop up button"; web transcripts have the latter only.
  public var popUpWords = PopUpWords.both
  /// The library lists them after the hint; no transcript with a hint and actions is public.
  public var trailerPlace = TrailerPlace.afterHint
  /// Reports quote the value alone.
  public var importantContent = ContentWords.value
  /// The library gives a list's only element the start alone.
  public var soleMember = SoleMember.start
  /// "Character mode, insertion point at end" was written down on iOS 12; no newer transcript has or lacks it.
  public var speaksInsertionPoint = true
  /// Selecting a segment is reported to be read, without its words; the state alone is what a switch says.
  public var selectionWords = SelectionWords.selected
  /// Devices are heard to say a word for each hidden character; which one nobody wrote down.
  public var secureTyping = SecureTyping.bullet
  /// The library moves "dimmed" and the states together with the role.
  public var movedWords = MovedWords.all
  /// A web transcript of an item summary begins with "page 1 of 1"; of apps there is none.
  public var summaryNamesPage = true

  /// What most likely happens on an iPhone.
  public static let device = SpeechConventions(
    boundaryPlace: .beforeRole, coordinatePlace: .afterRole, fieldHint: .joined,
    editingValuePlace: .afterRole, countsSecureCharacters: true, speaksHeadingLevel: true,
    speaksImportantContent: true, speaksPrivateRoles: true, speaksEntryLabels: true,
    speaksLandmarkNames: true, echoesActivation: false)

  /// What AccessibilitySnapshot 0.12 writes.
  public static let library = SpeechConventions(
    boundaryPlace: .last, coordinatePlace: .afterLabel, fieldHint: .replaced,
    editingValuePlace: .beforeRole, countsSecureCharacters: false, speaksHeadingLevel: false,
    speaksImportantContent: false, speaksPrivateRoles: false, speaksEntryLabels: false,
    speaksLandmarkNames: false, echoesActivation: false, speaksInsertionPoint: false)
}
