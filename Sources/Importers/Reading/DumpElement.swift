import LocatedJSON
import SemanticTree

/// One element as a dump has it, before it is known what VoiceOver makes of it. Nil is what the dump does not say.
struct DumpElement {
  /// Where the element stands in the file.
  var position: TextPosition
  var role: DumpRole
  var label: String?
  /// True where the label was made of what lies in the element and was not written for it.
  var isLabelDerived = false
  var value: String?
  var hint: String?
  var identifier: String?
  /// What a field shows while it is empty.
  var placeholder: String?
  /// A BCP 47 tag.
  var language: String?
  /// The traits that the dump lists; nil where it tells the role only.
  var traits: Traits?
  /// Whether assistive technology stops here by the dump's own word.
  var isElement: Bool?
  /// In points of the screen.
  var frame: Rect?
  var path: Outline?
  var activationPoint: Point?
  var isEnabled: Bool?
  var isSelected: Bool?
  /// On, off or mixed, of what can be switched.
  var checked: Checked?
  var isFocused: Bool?
  /// False for what the dump calls invisible, or is covered or outside of the screen.
  var isVisible: Bool?
  /// True for what is hidden from assistive technology.
  var isHidden = false
  var expanded: ExpandedState?
  var headingLevel: Int?
  /// Whether a tap does something.
  var isClickable: Bool?
  var respondsToInteraction: Bool?
  var isModal = false
  /// Beyond the double tap.
  var actions: [NodeAction] = []
  var customContent: [CustomContent] = []
  var rotors: [Rotor] = []
  var inputLabels: [String] = []
  var container: Container?
  /// The words that the dump's own tool says for the element.
  var description: String?
  var children: [DumpElement] = []

  /// The state of something that is switched.
  enum Checked {
    case on, off, mixed
  }

  init(_ role: DumpRole, at position: TextPosition) {
    self.role = role
    self.position = position
  }

  /// Whether anything can be said for the element itself.
  var hasWords: Bool { [label, value].contains { $0?.isEmpty == false } }
}
