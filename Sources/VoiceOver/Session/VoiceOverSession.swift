import SemanticTree

/// VoiceOver on one screen: a cursor that walks its elements and acts on them, and a record of what is said.
///
/// The screen may live anywhere a `ScreenHost` does.
@MainActor
public final class VoiceOverSession {
  /// An element with what is said when a listener walks to it from the one before.
  public struct Reading: Equatable, Sendable {
    /// The element and its surroundings.
    public var stop: Stop
    /// What is said there.
    public var utterance: Utterance
  }

  /// Where the screen lives.
  public let host: any ScreenHost
  /// The environment of every render.
  public let environment: ScreenEnvironment
  /// Makes the utterances; the rotor can change its settings.
  public internal(set) var composer: UtteranceComposer
  /// Decides how far apart rows are.
  public let idiom: ReadingOrder.Idiom

  private let initialSettings: SpeechSettings
  var moment: Moment
  /// The element that had focus when each modal came.
  var openers: [NodeID: NodeID] = [:]
  /// Where the rotor stands.
  var rotorPosition: RotorPosition
  /// Whether speech is heard, the screen is dark, and letters are commands.
  public internal(set) var isSpeechOn = true
  public internal(set) var isScreenCurtainOn = false
  public internal(set) var isQuickNavigationOn = false
  /// What the component posted while text was being typed.
  var postedBetweenKeys: [SemanticTree.Notification] = []

  /// Renders the host's present screen. Focus is nowhere until `start`.
  ///
  /// - Parameters:
  ///   - settings: the user's; the system version is taken from the environment.
  ///   - phrases: VoiceOver's words, usually in the language of the environment's locale.
  ///   - idiom: phone or other, which changes how far apart rows are.
  /// - Throws: what the host throws.
  public init(
    host: any ScreenHost, environment: ScreenEnvironment, settings: SpeechSettings = .device,
    phrases: PhraseBook = PhraseBook(), idiom: ReadingOrder.Idiom = .phone
  ) throws {
    self.host = host
    self.environment = environment
    self.idiom = idiom
    var settings = settings
    settings.system = environment.system
    initialSettings = settings
    composer = UtteranceComposer(
      settings: settings, phrases: phrases, language: environment.locale.languageTag)
    rotorPosition = RotorPosition(settings.rotor.first ?? .characters)
    moment = Moment(screen: try host.screen(in: environment), idiom: idiom, focus: nil, render: 0)
  }

  /// The screen as it is now.
  public var screen: Screen { moment.screen }

  /// The elements of the present screen in reading order.
  public var stops: [Stop] { moment.stops }

  /// The element under VoiceOver's cursor.
  public var focus: NodeID? { moment.focus }

  /// Every element of the present screen with what is said of it, as by swiping from the first to the last.
  /// Neither focus nor host is touched.
  public func readAll() -> [Reading] {
    var previous: Stop?
    return moment.stops.map { stop in
      defer { previous = stop }
      return Reading(stop: stop, utterance: composer.utterance(for: stop, comingFrom: previous))
    }
  }

  /// The words for an element's state, such as "on" or "expanded"; nil where it has none.
  public func spokenState(of stop: Stop) -> String? {
    composer.utterance(for: stop, comingFrom: nil).chunks.first { $0.kind == .state }?.text
  }

  /// Does what a user does and tells what came of it.
  ///
  /// - Throws: `CommandError` where the command makes no sense here, and what the host throws.
  public func perform(_ command: VoiceOverCommand) throws -> Step {
    let focus = moment.focus
    let step = try performed(command)
    if moment.focus != focus { rotorPosition.arrive(rotorMenu.automaticItem) }
    return step
  }

  private func performed(_ command: VoiceOverCommand) throws -> Step {
    switch command {
    case .start: try start()
    case .next: try step(by: 1, command)
    case .previous: try step(by: -1, command)
    case .first: try move(to: moment.stops.first?.id, command)
    case .last: try move(to: moment.stops.last?.id, command)
    case .focus(let query): try move(to: stop(matching: query).id, command)
    case .readAll, .readFromHere: try readThrough(command)
    case .turnRotor, .rotor, .flickUp, .flickDown, .jump: try useRotor(command)
    case .type(let text): try type(text, command)
    case .deleteBackward: try interact(.deleteBackward, command)
    case .press(let chord): try press(chord, command)
    case .activate: try act(chosenAction ?? command)
    default: try command.action == nil ? ask(command) : act(command)
    }
  }

  /// Takes the host back to its start; focus is nowhere again, and the rotor where it was.
  public func reset() throws {
    try host.reset()
    openers = [:]
    composer.settings = initialSettings
    rotorPosition = RotorPosition(initialSettings.rotor.first ?? .characters)
    (isSpeechOn, isScreenCurtainOn, isQuickNavigationOn) = (true, false, false)
    moment.focus = nil
    try render()
  }

  private func stop(matching query: ElementQuery) throws -> Stop {
    guard let stop = moment.stops.first(where: { query.matches($0.node) }) else {
      throw CommandError.noElement(query, known: moment.stops.map(\.node.referenceName))
    }
    return stop
  }
}

extension String {
  /// The locale identifier as a BCP 47 tag.
  var languageTag: String { String(map { $0 == "_" ? "-" : $0 }) }
}
