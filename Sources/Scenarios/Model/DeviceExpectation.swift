import LocatedJSON
import VoiceOver

/// What a device itself must be like, whatever is on the screen.
public enum DeviceExpectation: Hashable, Sendable {
  /// The rotor stands on an item.
  case rotor(RotorItem)
  /// The rotor offers these items, in the order of turning clockwise.
  case rotorItems([RotorItem])
  /// The item chooser lists these entries.
  case itemChooser([String])
  /// The Tab key of a hardware keyboard goes through these elements, by what is spoken of them first.
  case tabOrder([String])
  /// A sound is made beside the speech.
  case sound(SoundEffect)

  /// What must be so, in words.
  var words: String {
    switch self {
    case .rotor(let item): "the rotor stands on \(Quotation.quoted(item.name))"
    case .rotorItems(let items): "the rotor has exactly these: \(items.map(\.name).joined(separator: ", "))"
    case .itemChooser(let entries): "the item chooser lists exactly: \(entries.joined(separator: ", "))"
    case .tabOrder(let names): "Tab goes through exactly: \(names.joined(separator: ", "))"
    case .sound(let sound): "the sound '\(sound.rawValue)' is made"
    }
  }
}
