import SemanticTree

/// What the rotor offers on a screen while an element has focus.
///
/// Of the items that the user has chosen only those are offered that lead somewhere. Actions, more content and
/// the adjustment of a value come and go with the element; rotors of the author's belong to the element and to
/// all that is around it. The order of the groups is modelled: what belongs to the element, the author's, the
/// user's.
struct RotorMenu {
  let moment: Moment
  let settings: SpeechSettings

  /// The items in the order of turning clockwise.
  var items: [RotorItem] { elementItems + customItems + settings.rotor.filter(isOffered) }

  /// What the rotor turns to by itself when focus comes to the element; nil leaves it where the user put it.
  ///
  /// That an adjustable element sets it to its value is reported; that actions set it too is a common
  /// observation.
  var automaticItem: RotorItem? {
    elementItems.first { $0 == .adjustValue } ?? elementItems.first { $0 == .actions }
  }

  private var elementItems: [RotorItem] {
    guard let node = moment.focused?.node else { return [] }
    return [
      node.traits.contains(.adjustable) ? .adjustValue : nil,
      node.customActions.isEmpty ? nil : .actions,
      node.customContent.isEmpty ? nil : .moreContent,
    ].compactMap { $0 }
  }

  private var customItems: [RotorItem] {
    rotors.map { RotorItem.custom($0.name) }
  }

  /// The author's rotors, those of the focused element first; an inner one hides an outer one of its name.
  var rotors: [Rotor] {
    var names: Set<String> = []
    return moment.responders.flatMap(\.rotors).filter { names.insert($0.name).inserted }
  }

  /// Whether the rotor has the item, or would have it if the user chose it.
  func canHave(_ item: RotorItem) -> Bool { items.contains(item) || isOffered(item) }

  private func isOffered(_ item: RotorItem) -> Bool {
    switch item {
    case .adjustValue, .actions, .moreContent, .custom: false
    case .hints, .containerDescriptions, .punctuation: true
    case .characters, .words, .lines: moment.focus != nil
    case .sameItem, .vertical: moment.stops.count > 1
    default: moment.stops.contains { RotorSearch.fits($0, item) }
    }
  }
}
