/// VoiceOver's commands of a hardware keyboard, as an iPhone lists them (read off one with iOS 14).
public enum VoiceOverKeys {
  /// A chord with what it does.
  public struct Binding: Sendable {
    public var chord: KeyChord
    public var command: VoiceOverCommand
  }

  /// Every chord there is, those of one purpose together.
  public static let all: [Binding] = movement + reading + rotor + device + jumps

  static func command(for chord: KeyChord) -> VoiceOverCommand? {
    all.first { $0.chord == chord }?.command
  }

  private static let movement = [
    vo("rightArrow", .next), vo("leftArrow", .previous), vo("home", .first), vo("end", .last),
    vo("space", .activate), vo("m", [.shift], .longPress), vo("`", .escape), vo("-", .magicTap),
  ]

  private static let reading = [
    vo("a", .readFromHere), vo("b", .readAll), vo("c", .read(.characters)), vo("w", .read(.words)),
    vo("l", .read(.lines)), vo("rightArrow", [.shift], .readNext(.characters, forward: true)),
    vo("leftArrow", [.shift], .readNext(.characters, forward: false)), vo("n", [.shift], .readHint),
    vo("r", .readHeaders), vo("t", [.shift], .readCoordinates),
    Binding(chord: KeyChord("f3"), command: .itemSummary),
    Binding(chord: KeyChord("f3", .voiceOver), command: .itemSummary),
  ]

  private static let rotor = [
    vo("downArrow", .flickDown), vo("upArrow", .flickUp),
    vo("rightArrow", [.command], .turnRotor(.clockwise)),
    vo("leftArrow", [.command], .turnRotor(.counterclockwise)),
  ]

  private static let device = [vo("s", .toggleSpeech), vo("q", .toggleQuickNavigation)]

  private static let jumps = quickKeys.flatMap { key, item in
    [
      vo(key, [.command], .jump(item, forward: true)),
      vo(key, [.command, .shift], .jump(item, forward: false)),
    ]
  }

  /// Letters that jump to an element, alone in quick navigation and with VO and Command otherwise.
  static let quickKeys: [(key: String, item: RotorItem)] = [
    ("h", .headings), ("l", .links), ("g", .images), ("j", .formControls), ("t", .tables), ("x", .lists),
  ]

  private static func vo(_ key: String, _ command: VoiceOverCommand) -> Binding {
    vo(key, [], command)
  }

  private static func vo(
    _ key: String, _ others: KeyModifiers, _ command: VoiceOverCommand
  ) -> Binding {
    Binding(chord: KeyChord(key, others.union(.voiceOver)), command: command)
  }
}
