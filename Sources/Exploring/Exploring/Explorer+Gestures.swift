import SemanticTree
import VoiceOver

extension Explorer {
  /// Does a gesture.
  func perform(_ action: ExploreAction) throws -> Response {
    if let command = action.command { return try does(command) }
    switch action {
    case .readFromTop: return try read(.first)
    case .readFromHere: return try readFromHere()
    case .actions: return chooseAction()
    case .itemChooser: return chooseItem()
    case .repeatSpeech: return said(lastUtterances, orElse: "nothing was said yet")
    case .edit: return typeOn()
    case .startOver: return try startOver()
    case .help: return help()
    case .quit:
      var response = Response()
      response.isOver = true
      return response
    default: return Response()
    }
  }

  /// Performs a command of VoiceOver's.
  func does(_ command: VoiceOverCommand) throws -> Response {
    Response(try session.perform(command))
  }

  /// Words of this program, spoken in the language of VoiceOver's.
  func words(_ text: String) -> Utterance {
    Utterance(chunks: [Chunk(.announcement, text, language: "en")])
  }

  private func said(_ utterances: [Utterance], orElse remark: String) -> Response {
    var response = Response()
    for utterance in utterances { response.say(utterance) }
    if utterances.isEmpty { response.remark(remark) }
    return response
  }

  private func startOver() throws -> Response {
    try session.reset()
    var response = try does(.start)
    response.happenings.insert(Happening(.remark, "back to the start"), at: 0)
    return response
  }

  private func help() -> Response {
    mode = .help(page: 0)
    var response = Response()
    response.happenings = KeyWords.help.filter { !$0.isEmpty }.map { Happening(.help, $0) }
    response.remark("press a key to hear what it does; ? turns the page, Escape ends help")
    return response
  }

  // MARK: - Reading everything

  private func read(_ command: VoiceOverCommand) throws -> Response {
    pagesLeft = Self.mostPages
    let response = try does(command)
    isReading = readsOn
    return response
  }

  private func readFromHere() throws -> Response {
    guard let focused else { return try read(.first) }
    pagesLeft = Self.mostPages
    isReading = readsOn
    return said([session.composer.utterance(for: focused)], orElse: "")
  }

  /// The next element of a reading; after the last one that turns pages, the first of the next page.
  func readOn() throws -> Response {
    let step = try session.perform(isAtEnd ? .scroll(.trailing) : .next)
    var response = Response(step)
    if isAtEnd, case .scroll = step.command {
      pagesLeft -= 1
      if step.wasTaken { response.append(try does(.first)) } else { pagesLeft = 0 }
    }
    isReading = readsOn
    return response
  }

  private static let mostPages = 100

  private var isAtEnd: Bool { session.focus == session.stops.last?.id }

  private var readsOn: Bool {
    guard let focused else { return false }
    return !isAtEnd || (pagesLeft > 0 && focused.node.traits.contains(.causesPageTurn))
  }

  // MARK: - Lists

  private func chooseAction() -> Response {
    let names = (focused?.node.actions ?? []).compactMap { action in
      if case .custom(let name) = action { name } else { nil }
    }
    guard !names.isEmpty else { return said([], orElse: "no actions") }
    let activate = Chooser.Item(name: "Activate", command: .activate)
    return open("actions", [activate] + names.map { Chooser.Item(name: $0, command: .custom($0)) })
  }

  private func chooseItem() -> Response {
    let items = session.itemChooserEntries.map { Chooser.Item(name: $0.text, command: .focus(.id($0.id))) }
    return items.isEmpty ? said([], orElse: "nothing can be chosen") : open("item chooser", items)
  }

  private func open(_ title: String, _ items: [Chooser.Item]) -> Response {
    let chooser = Chooser(title: title, items: items)
    mode = .choosing(chooser)
    var response = Response()
    response.remark("\(title): arrows move, typing narrows, Enter chooses, Escape closes")
    response.say(words("\(title), \(chooser.words)"))
    return response
  }
}
