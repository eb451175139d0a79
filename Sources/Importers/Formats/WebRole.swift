import SemanticTree

/// What a role of ARIA is, or a role that Chrome has of its own.
struct WebRole {
  let role: DumpRole
  var container: Container?
  /// Whether an element without a name of its own is called by what lies in it.
  var isNamedByContents = false
  /// Whether the text in it is the value that a person typed or set.
  var holdsValue = false
  /// Whether the role needs a name to be what it is.
  var needsName = false
  var isModal = false

  /// Nil where the role is not known here.
  init?(_ name: String) {
    guard let known = WebRole.table[name] else { return nil }
    self = known
  }

  private init(_ role: DumpRole) { self.role = role }

  static let plain = WebRole(.other)

  private static func named(_ role: DumpRole) -> WebRole {
    var result = WebRole(role)
    result.isNamedByContents = true
    return result
  }

  private static func field(_ role: DumpRole) -> WebRole {
    var result = WebRole(role)
    result.holdsValue = true
    return result
  }

  private static func container(_ role: DumpRole, _ container: Container?, needsName: Bool = false) -> WebRole
  {
    var result = WebRole(role)
    result.container = container
    result.needsName = needsName
    return result
  }

  private static func dialog(_ role: DumpRole) -> WebRole {
    var result = WebRole(role)
    result.isModal = true
    return result
  }

  /// Every role once; Chrome's own begin with a capital letter.
  private static let table: [String: WebRole] = {
    var table: [String: WebRole] = [:]
    for (names, role) in groups {
      for name in names.split(separator: " ") { table[String(name)] = role }
    }
    return table
  }()

  private static let groups: [(String, WebRole)] = controls + fields + words + containers + plainGroups

  private static let controls: [(String, WebRole)] = [
    ("button DisclosureTriangle DisclosureTriangleGrouped", named(.button)),
    ("link doc-backlink doc-noteref", named(.link)),
    ("checkbox", named(.checkBox)),
    ("switch toggleButton ToggleButton", named(.toggle)),
    ("radio radioButton", named(.radioButton)),
    ("tab", named(.tab)),
    ("menuitem menuitemcheckbox menuitemradio", named(.menuItem)),
    ("option MenuListOption treeitem", named(.cell)),
    ("ColorWell Date DateTime InputTime", field(.popUpButton)),
  ]

  private static let fields: [(String, WebRole)] = [
    ("textbox TextField", field(.textField)),
    ("searchbox", field(.searchField)),
    ("slider", field(.slider)),
    ("spinbutton", field(.stepper)),
    ("combobox PopUpButton popUpButton ComboBoxSelect ComboBoxMenuButton", field(.popUpButton)),
    ("progressbar meter", field(.progress)),
    ("scrollbar", field(.other)),
  ]

  private static let words: [(String, WebRole)] = [
    ("heading", named(.heading)),
    ("text StaticText", WebRole(.text)),
    ("img image Canvas SvgRoot graphics-symbol graphics-document", WebRole(.image)),
  ]

  private static let containers: [(String, WebRole)] = [
    ("list directory listbox tree DescriptionList feed", container(.list, .list)),
    ("table grid treegrid", WebRole(.table)),
    ("cell gridcell columnheader rowheader", WebRole(.cell)),
    ("tablist", WebRole(.tabBar)),
    ("navigation main banner contentinfo complementary search", container(.landmark, .landmark)),
    ("region form", container(.landmark, .landmark, needsName: true)),
    ("dialog", dialog(.sheet)),
    ("alertdialog", dialog(.alert)),
    ("RootWebArea WebArea", WebRole(.window)),
  ]

  private static let plainGroups: [(String, WebRole)] = [
    (
      "generic none presentation paragraph group section Section radiogroup toolbar menu menubar row",
      plain
    ),
    ("listitem article document application figure blockquote code emphasis strong mark time term", plain),
    (
      "rowgroup definition deletion insertion subscript superscript caption note math separator status alert log",
      plain
    ),
    ("marquee timer tooltip tabpanel iframe Iframe IframePresentational LabelText LayoutTable", plain),
    ("LayoutTableRow LayoutTableCell Details Summary Figcaption Legend Abbr Pre Ruby RubyAnnotation", plain),
    (
      "Video Audio EmbeddedObject PluginObject MenuListPopup SectionHeader SectionFooter header footer", plain
    ),
    (
      "DescriptionListTerm DescriptionListDetail GenericContainer MathMLMath suggestion comment details",
      plain
    ),
  ]
}
