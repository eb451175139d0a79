import SemanticTree
import Terminal
import VoiceOver

/// VoiceOver under someone's fingers: takes keys, does what they stand for and tells what came of it.
///
/// It knows nothing of terminals and sound, so whatever drives it shows and speaks its responses.
@MainActor
public final class Explorer {
  /// What keys mean at present.
  public enum Mode: Equatable, Sendable {
    /// Gestures.
    case gestures
    /// Text for the field that is being edited.
    case typing
    case choosing(Chooser)
    /// Each key is explained and does nothing.
    case help(page: Int)
  }

  /// The screen with VoiceOver on it.
  public let session: VoiceOverSession
  /// What keys mean now.
  public internal(set) var mode = Mode.gestures
  /// What happened lately, oldest first.
  public private(set) var history: [Happening] = []
  /// What was said last, for the caption panel.
  public private(set) var captions: [String] = []

  var lastUtterances: [Utterance] = []
  /// Whether reading goes on by itself.
  var isReading = false
  /// How many pages may still be turned, so that a book without an end is left.
  var pagesLeft = 0
  /// Whether Escape ended typing although the field is still being edited.
  private var hasLeftField = false

  private static let historyLimit = 200
  nonisolated static let nothingTyped = "no field is edited: nothing was typed"

  /// Explores a screen; focus is nowhere until ``begin()``.
  public init(_ session: VoiceOverSession) { self.session = session }

  /// The element under VoiceOver's cursor.
  public var focused: Stop? { session.focus.flatMap { id in session.stops.first { $0.id == id } } }

  /// Comes to the screen.
  ///
  /// - Throws: what the screen's host throws.
  public func begin() throws -> Response {
    finish(try does(.start))
  }

  /// Does what a key stands for. Whatever is being said is to be cut off before.
  ///
  /// - Throws: what the screen's host throws; a command that makes no sense is a remark.
  public func press(_ key: Key) throws -> Response {
    isReading = false
    if [.control("c"), .control("d")].contains(key) { return quit }
    let done = Happening(.gesture, KeyWords.words(key, areGestures: mode == .gestures))
    var response = Response()
    do {
      response = try respond(to: key)
    } catch let error as CommandError {
      response.remark(error.description)
    }
    if response.happenings.isEmpty, !response.isOver, key != .unknown { response.remark("nothing is heard") }
    response.happenings.insert(done, at: 0)
    return finish(response)
  }

  /// Adds to what happened.
  public func note(_ happenings: [Happening]) {
    history += happenings.filter { $0.kind != .help }
    history.removeFirst(max(history.count - Self.historyLimit, 0))
  }

  /// Goes on with what was interrupted by the end of speech: the next element, where everything is read.
  public func speechEnded() throws -> Response {
    guard isReading else { return Response() }
    return finish(try readOn())
  }

  private func respond(to key: Key) throws -> Response {
    switch mode {
    case .gestures: try KeyMap.entry(for: key).map { try perform($0.action) } ?? unknown(key)
    case .typing: try type(key)
    case .choosing(let chooser): try choose(key, chooser)
    case .help(let page): explain(key, page)
    }
  }

  private func unknown(_ key: Key) -> Response {
    var response = Response()
    switch key {
    case .paste: response.remark(Self.nothingTyped)
    case .unknown: break
    default: response.remark("\(KeyWords.name(of: key)) does nothing; ? lists the keys")
    }
    return response
  }

  private var quit: Response {
    var response = Response()
    response.isOver = true
    return response
  }

  /// Keeps what a response says, and follows the field into and out of editing.
  private func finish(_ response: Response) -> Response {
    var response = response
    followEditing(&response)
    if !response.utterances.isEmpty { lastUtterances = response.utterances }
    let speech = response.happenings.filter { $0.kind == .speech }.map(\.text)
    if !speech.isEmpty { captions = speech }
    response.continues = isReading
    note(response.happenings)
    return response
  }

  // MARK: - Typing

  /// Whether characters are text now: for a field, or to narrow a list.
  public var takesText: Bool {
    switch mode {
    case .typing, .choosing: true
    case .gestures, .help: false
    }
  }

  private var isEditing: Bool { focused?.node.traits.contains(.isEditing) == true }

  private func followEditing(_ response: inout Response) {
    if !isEditing {
      hasLeftField = false
      if mode == .typing {
        mode = .gestures
        response.remark("no longer typing: keys are gestures again")
      }
    } else if mode == .gestures, !hasLeftField {
      mode = .typing
      response.remark("typing: letters go into the field; Escape makes keys gestures again")
    }
  }

  private func type(_ key: Key) throws -> Response {
    switch key {
    case .character(let character): return try does(.type(String(character)))
    case .paste(let text): return try does(.type(text))
    case .backspace: return try does(.deleteBackward)
    case .enter: return try does(.key("return"))
    case .escape:
      mode = .gestures
      hasLeftField = true
      var response = Response()
      response.remark("keys are gestures again; e types on")
      return response
    default:
      return try KeyMap.entry(for: key).map { try perform($0.action) } ?? unknown(key)
    }
  }

  func typeOn() -> Response {
    hasLeftField = false
    var response = Response()
    if !isEditing { response.remark("no field is being edited; Enter on a text field begins it") }
    return response
  }

  // MARK: - Choosing and help

  private func choose(_ key: Key, _ chooser: Chooser) throws -> Response {
    var chooser = chooser
    let outcome = chooser.press(key)
    mode = .choosing(chooser)
    var response = Response()
    switch outcome {
    case .nothing: break
    case .moved: response.say(words(chooser.words))
    case .closed:
      mode = .gestures
      response.remark("\(chooser.title) closed")
    case .chosen(let command):
      mode = .gestures
      return try does(command)
    }
    return response
  }

  private func explain(_ key: Key, _ page: Int) -> Response {
    var response = Response()
    if key == .escape {
      mode = .gestures
      response.remark("key help is over")
      return response
    }
    if KeyMap.entry(for: key)?.action == .help { mode = .help(page: page + 1) }
    let entry = KeyMap.entry(for: key)
    let effect = entry.map(KeyWords.explanation) ?? "does nothing"
    response.say(words("\(KeyWords.name(of: key)): \(effect)"))
    return response
  }
}
