import SemanticTree

extension VoiceOverSession {
  /// The most pages that are turned while reading, so that a book without an end is left.
  static let mostPages = 100

  /// Reads from the top, or from here, to the end. Where the last element turns pages, the next page follows.
  func readThrough(_ command: VoiceOverCommand) throws -> Step {
    let before = moment.focus
    var steps = try walk(from: command == .readAll ? 0 : moment.focusIndex ?? 0, command)
    var pages = 1
    while pages < Self.mostPages, let page = try nextPage() {
      steps.append(page)
      steps += try walk(from: 0, command)
      pages += 1
    }
    return merged(steps, command, focusBefore: before)
  }

  /// Elements that a view takes away while it is read are passed over.
  private func walk(from start: Int, _ command: VoiceOverCommand) throws -> [Step] {
    var steps: [Step] = []
    for id in moment.stops.map(\.id).dropFirst(start) where moment.contains(id) {
      steps.append(try move(to: id, command))
    }
    return steps
  }

  /// Turns the page; nil where the last element does not cause it or there is no further page.
  private func nextPage() throws -> Step? {
    guard moment.stops.last?.node.traits.contains(.causesPageTurn) == true, moment.focus != nil else {
      return nil
    }
    let step = try act(.scroll(.trailing))
    return step.wasTaken ? step : nil
  }

  private func merged(_ steps: [Step], _ command: VoiceOverCommand, focusBefore: NodeID?) -> Step {
    guard var whole = steps.last else {
      return report(command, from: moment, reason: .nothingToFocus, sounds: [])
    }
    whole.command = command
    whole.focusBefore = focusBefore
    whole.spoken = steps.flatMap(\.spoken)
    whole.silentChanges = steps.flatMap(\.silentChanges)
    whole.soundEffects = steps.flatMap(\.soundEffects)
    return whole
  }
}
