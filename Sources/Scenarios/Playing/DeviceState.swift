import SemanticTree
import VoiceOver

/// What a device is like beside the screen: its rotor, its item chooser, its keyboard.
struct DeviceState {
  let rotor: RotorItem
  let rotorItems: [RotorItem]
  let itemChooser: [String]
  let tabOrder: [String]

  @MainActor
  init(_ session: VoiceOverSession) {
    rotor = session.rotorItem
    rotorItems = session.rotorItems
    itemChooser = session.itemChooser
    tabOrder = KeyboardOrder(stops: session.stops).reachable.map { $0.node.shortName }
  }

  /// Expected and actual lines.
  func lines(of expectation: DeviceExpectation, after steps: [VoiceOver.Step]) -> ExpectationCheck.Lines {
    switch expectation {
    case .rotor(let item): ([item.name], [rotor.name])
    case .rotorItems(let items): (items.map(\.name), rotorItems.map(\.name))
    case .itemChooser(let entries): (entries, itemChooser)
    case .tabOrder(let names): (names, tabOrder)
    case .sound(let sound): DeviceState.lines(of: sound, among: steps.flatMap(\.soundEffects))
    }
  }

  private static func lines(of sound: SoundEffect, among sounds: [SoundEffect]) -> ExpectationCheck.Lines {
    if sounds.contains(sound) { return ([sound.rawValue], [sound.rawValue]) }
    return ([sound.rawValue], sounds.isEmpty ? ["(no sound)"] : sounds.map(\.rawValue))
  }
}

extension Node {
  /// What is spoken of the element first, or its identifier.
  fileprivate var shortName: String { label ?? value ?? identifier ?? "an element without a label" }
}
