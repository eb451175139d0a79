import LocatedJSON
import SemanticTree
import VoiceOver

/// What a step asks of VoiceOver on the present screen.
struct StepPlan {
  /// Commands that bring the cursor to the element the step names, and a text field into editing.
  var approach: [VoiceOverCommand] = []
  var commands: [VoiceOverCommand]

  /// - Throws: a `ScenarioError` where the step names no element or several.
  @MainActor
  init(_ step: Step, in session: VoiceOverSession, _ finder: TargetFinder) throws(ScenarioError) {
    commands = []
    switch step.kind {
    case .gesture(let gesture, let times):
      let once = StepPlan.commands(of: gesture, session)
      commands = (0..<times).flatMap { _ in once }
    case .focus(let target): commands = [.focus(.id(try finder.element(target, at: step.source).id))]
    case .activate(let target): try aim(at: target, .activate)
    case .longPress(let target): try aim(at: target, .longPress)
    case .increment(let target): try aim(at: target, .increment)
    case .decrement(let target): try aim(at: target, .decrement)
    case .action(let name, let target): try aim(at: target, .custom(name))
    case .type(let text, let target): try aim(at: target, .type(text))
    case .press(let key, let target): try aim(at: target, .key(key))
    case .say(let command): try say(command, in: session, at: step.source)
    case .device(let step): commands = step.commands(in: session.environment.layoutDirection)
    }

    func aim(at target: Target?, _ command: VoiceOverCommand) throws(ScenarioError) {
      commands = [command]
      let stop: Stop?
      if let target { stop = try finder.element(target, at: step.source) } else { stop = session.focusedStop }
      guard let stop else { return }
      if stop.id != session.focus { approach.append(.focus(.id(stop.id))) }
      // A field takes typing once it was double tapped.
      let traits = stop.node.traits
      if case .type = command, traits.contains(.textEntry), !traits.contains(.isEditing) {
        approach.append(.activate)
      }
    }
  }

  @MainActor
  private static func commands(of gesture: StepGesture, _ session: VoiceOverSession) -> [VoiceOverCommand] {
    switch gesture {
    case .next: [.next]
    case .previous: [.previous]
    case .first: [.first]
    case .last: [.last]
    case .activate: [.activate]
    case .increment: [.increment]
    case .decrement: [.decrement]
    case .longPress: [.longPress]
    case .escape: [.escape]
    case .magicTap: [.magicTap]
    case .delete: [.deleteCommand]
    case .read: [.readItem]
    case .readAll: [.readAll]
    case .readFromHere: [.readFromHere]
    case .flickUp: [.flickUp]
    case .flickDown: [.flickDown]
    case .itemSummary: [.itemSummary]
    case .hint: [.readHint]
    }
  }
}

extension VoiceOverSession {
  var focusedStop: Stop? { stops.first { $0.id == focus } }
}

extension Step {
  /// What the user does, in words.
  var words: String {
    switch kind {
    case .gesture(let gesture, let times): gesture.rawValue + (times > 1 ? ", \(times) times" : "")
    case .focus(let target): "focus \(target.shortWords)"
    case .activate(let target): "activate \(target.shortWords)"
    case .longPress(let target): "long-press \(target.shortWords)"
    case .increment(let target): "increment \(target.shortWords)"
    case .decrement(let target): "decrement \(target.shortWords)"
    case .action(let name, let target): "do \(Quotation.quoted(name))\(place("on", target))"
    case .type(let text, let target): "type \(Quotation.quoted(text))\(place("into", target))"
    case .press(let key, let target): "press \(key)\(place("on", target))"
    case .say(let command): "say \(Quotation.quoted(command.sentence))"
    case .device(let step): step.words
    }
  }

  private func place(_ preposition: String, _ target: Target?) -> String {
    target.map { " \(preposition) \($0.shortWords)" } ?? ""
  }
}
