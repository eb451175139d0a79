import SemanticTree

/// Where the rotor stands.
struct RotorPosition {
  /// What the user turned to last.
  var chosen: RotorItem
  /// What the element under the cursor turned to by itself; nil where the user's choice holds.
  var automatic: RotorItem?
  /// The entry of the actions that the user flicked to, counted from 0 for "Activate".
  var action = 0
  /// The entry of the custom content or of the author's rotor that was read last; nil before the first.
  var entry: Int?
  /// How much of the element's text was read by characters, words or lines; nil before the first.
  var text: Range<String.Index>?

  /// The item that flicks go through.
  var item: RotorItem { automatic ?? chosen }

  init(_ chosen: RotorItem) { self.chosen = chosen }

  /// Focus came to another element.
  mutating func arrive(_ automatic: RotorItem?) {
    self = RotorPosition(chosen)
    self.automatic = automatic
  }

  /// The user turned to an item.
  mutating func turn(to item: RotorItem) {
    self = RotorPosition(item)
  }
}
