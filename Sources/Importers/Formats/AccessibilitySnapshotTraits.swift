import SemanticTree

/// The names that AccessibilitySnapshot has for traits.
enum AccessibilitySnapshotTraits {
  /// In the order in which the library writes them.
  private static let known: [(trait: Traits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.header, "header"), (.tabBar, "tabBar"), (.textEntry, "textEntry"), (.isEditing, "isEditing"),
    (.secureTextField, "secureTextField"), (.backButton, "backButton"), (.tabBarItem, "tabBarItem"),
    (.textArea, "textArea"), (.toggleButton, "switchButton"),
  ]

  private static let named = Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0.trait) })
  private static let all = Traits.all.reduce(into: Traits()) { $0.formUnion($1.trait) }

  /// What a name stands for. Traits that the library has no name for stand together as `unknown(bits)`; most
  /// of these bits are known here.
  ///
  /// - Returns: also whether all of it is known.
  static func traits(named name: String) -> (traits: Traits, isComplete: Bool) {
    if let trait = named[name] { return (trait, true) }
    guard name.hasPrefix("unknown("), name.hasSuffix(")"), let bits = UInt64(name.dropFirst(8).dropLast())
    else {
      return ([], false)
    }
    let traits = Traits(rawValue: bits)
    return (traits.intersection(all), all.isSuperset(of: traits))
  }

  /// The names of traits as the library writes them.
  static func names(of traits: Traits) -> [String] {
    var names: [String] = []
    var rest = traits
    for (trait, name) in known where traits.contains(trait) {
      names.append(name)
      rest.remove(trait)
    }
    if !rest.isEmpty { names.append("unknown(\(rest.rawValue))") }
    return names
  }
}

extension DumpRole {
  /// What an element of these traits is.
  init(traits: Traits) {
    let found = DumpRole.byTrait.first { traits.isSuperset(of: $0.traits) }
    self = found?.role ?? .other
  }

  /// The more telling trait first.
  private static let byTrait: [(traits: Traits, role: DumpRole)] = [
    (.secureTextField, .secureTextField), ([.textEntry, .searchField], .searchField),
    ([.textEntry, .textArea], .textArea), (.textEntry, .textField), (.toggleButton, .toggle),
    (.tabBarItem, .tab), (.popUpButton, .popUpButton), (.menuItem, .menuItem), (.keyboardKey, .key),
    (.backButton, .button), (.button, .button), (.link, .link), (.adjustable, .slider), (.header, .heading),
    (.image, .image), (.staticText, .text),
  ]
}
