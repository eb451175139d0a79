import Reporters
import SemanticTree

/// The states as a strip, and a section for each with what VoiceOver says there.
struct StatesPart {
  private let scenario: SurveyedScenario
  private let sounds: [StateSound]
  private let notes: DeviceNotes
  /// In bytes.
  private let soundLimit: Int
  private let album: Album

  init(
    _ scenario: SurveyedScenario, sounds: [StateSound], notes: DeviceNotes, soundLimit: Int,
    _ album: Album
  ) {
    self.scenario = scenario
    self.sounds = sounds
    self.notes = notes
    self.soundLimit = soundLimit
    self.album = album
  }

  var markup: Markup {
    PagePiece.part(
      "states", "What can be reached",
      lead:
        "Each state that the screen’s controls lead to, how one gets there, and what VoiceOver says in it from the "
        + "first element to the last.",
      """
      <ol class="strip">
      \(scenario.states.map(stripItem))</ol>
      \(scenario.states.indices.map(section))
      """)
  }

  private func stripItem(_ state: SurveyedState) -> Markup {
    let origin = state.origin.map { "from \($0): " } ?? ""
    let how: Markup =
      state.action.map { "<p class=\"how\">\(Mark.step.shape())<span>\(origin)\($0)</span></p>" }
      ?? "<p class=\"how\">where the screen begins</p>"
    return """
      <li><a href="#\(scenario.id(ofState: state.name))">\(album.thumbnail(album.add(state.screen)))\
      <span class="name">\(state.name)</span></a>\(how)</li>

      """
  }

  // MARK: One state

  private func section(_ index: Int) -> Markup {
    let state = scenario.states[index]
    let id = scenario.id(ofState: state.name)
    let sound = sounds.indices.contains(index) ? sounds[index] : .leftOut
    let title =
      "The screen, \(state.name), its \(Words.count(state.lines.count, "stop")) numbered in the order of speaking"
    let markings = StopMarkings(state)
    let order: Markup? =
      markings.departureCount == 0
      ? nil
      : "<figcaption>Dotted lines: where the order of speaking leaves the order of the eye.</figcaption>"
    return """
      <section class="state" id="\(id)" data-state="\(state.name)" data-name="\(state.name)" aria-labelledby="\(id)-h">
      <div class="head"><h3 id="\(id)-h">\(state.name)</h3>\(PagePiece.permalink(id, state.name))</div>\(came(state))
      <div class="state-body">
      <figure class="numbered">\(album.picture(album.add(state.screen), title, overlay: markings.markup(album.book)))\(order)\(reach(state))</figure>
      <div>
      \(player(state, sound))
      \(Transcribed(state, sound.recording, notes, scenario.path).markup)
      \(steps(state))\(doubts(state))
      </div>
      </div>
      </section>

      """
  }

  private func came(_ state: SurveyedState) -> Markup? {
    guard let action = state.action else { return nil }
    let origin = state.origin.map { origin -> Markup in
      ", from <a href=\"#\(scenario.id(ofState: origin))\">\(origin)</a>"
    }
    return "<p class=\"how\">\(PlainText.capitalized(action))\(origin)</p>"
  }

  private func player(_ state: SurveyedState, _ sound: StateSound) -> Markup? {
    if case .failed(let reason) = sound { return "<p class=\"soft\">No sound: \(reason).</p>" }
    guard let recording = sound.recording, !state.lines.isEmpty else { return nil }
    guard recording.mp3.count <= soundLimit else {
      return """
        <p class="soft">The sound takes \(recording.mp3.count / 1000) kB and was left out; \
        <code>a11ysim report</code> with a larger <code>--sound-limit</code> has it.</p>
        """
    }
    return """
      <div class="player"><audio controls preload="metadata" data-duration="\(Markup.seconds(recording.duration))" \
      aria-label="What VoiceOver says, \(state.name)" \
      src="data:audio/mpeg;base64,\(recording.mp3.base64EncodedString())"></audio></div>
      """
  }

  private func reach(_ state: SurveyedState) -> Markup {
    let reach = ReachMarkings(state.screen)
    let title =
      "The screen, \(state.name), with the areas that take touches and the ends of texts that are cut"
    return """
      <details class="more"><summary>Touch areas and cut texts</summary>\
      \(album.picture(album.add(state.screen), title, overlay: reach.markup(album.book)))\
      <p class="soft">Dashes: what takes touches. Dots: 44 by 44 points, where it is smaller.</p>\
      \(reach.words)</details>
      """
  }

  private func steps(_ state: SurveyedState) -> Markup? {
    guard let action = state.action else { return nil }
    let spoken = state.heard.map { words -> Markup in
      "<li class=\"good\">\(Mark.spoken.shape())<span><b>Spoken:</b> \(words)</span></li>\n"
    }
    let silent = state.silentChanges.map { words -> Markup in
      "<li class=\"serious\">\(Mark.silent.shape())<span><b>Changed in silence:</b> \(words)</span></li>\n"
    }
    let nothing: [Markup] =
      spoken.isEmpty && silent.isEmpty
      ? [
        "<li class=\"quiet\">\(Mark.unmeasured.shape())<span>Nothing is said, and nothing that can be read changes.</span></li>\n"
      ]
      : []
    return """
      <div class="steps"><h4>On the way here</h4><ol><li><p class="did">\(action)</p><ul>
      \(spoken)\(silent)\(nothing)</ul></li></ol></div>
      """
  }

  private func doubts(_ state: SurveyedState) -> Markup? {
    guard !state.doubts.isEmpty else { return nil }
    let items = state.doubts.map { doubt -> Markup in "<li>\(PlainText.capitalized(doubt)).</li>" }
    return "<div class=\"steps\"><h4>Not certain here</h4><ul>\(items)</ul></div>"
  }
}

extension SurveyedScenario {
  /// The place of a state's section on the page.
  func id(ofState name: String) -> String {
    "s-\((states.firstIndex { $0.name == name } ?? 0) + 1)"
  }
}

extension Markup {
  /// Milliseconds as seconds.
  static func seconds(_ milliseconds: Int) -> Markup {
    let digits = String(milliseconds % 1000 + 1000).dropFirst()
    return Markup(verbatim: "\(milliseconds / 1000).\(digits)")
  }
}
