import Reporters
import SemanticTree

/// What VoiceOver says in a state, as one ordered list.
struct Transcribed {
  private let state: SurveyedState
  private let recording: Recording?
  private let notes: DeviceNotes
  private let path: String

  init(_ state: SurveyedState, _ recording: Recording?, _ notes: DeviceNotes, _ path: String) {
    self.state = state
    self.recording = recording
    self.notes = notes
    self.path = path
  }

  var markup: Markup {
    if state.lines.isEmpty { return "<p class=\"soft\">VoiceOver reaches nothing on this screen.</p>" }
    return """
      <ol class="lines" aria-label="What VoiceOver says, \(state.name)">
      \(state.lines.indices.map(line))</ol>
      """
  }

  private func line(_ index: Int) -> Markup {
    let line = state.lines[index]
    let times = span(index).map { span -> Markup in
      " data-start=\"\(Markup.seconds(span.start))\" data-end=\"\(Markup.seconds(span.end))\""
    }
    return """
      <li class="line" data-stop="\(index + 1)" data-node="\(line.node.path)"\(times)>\
      <span class="n" aria-hidden="true">\(index + 1)</span><div><p class="says">\(line.said)</p>\
      \(note(line))\(heard(line))</div></li>

      """
  }

  private func span(_ index: Int) -> Recording.Span? {
    guard let recording, recording.spans.indices.contains(index) else { return nil }
    return recording.spans[index]
  }

  private func note(_ line: SurveyedLine) -> Markup? {
    let names = line.voiceControlNames.map { "“\($0)”" }
    let parts = [
      line.kind.isEmpty ? nil : line.kind, names.isEmpty ? nil : "Voice Control: \(Words.list(names))",
    ].compactMap { $0 }.map { part -> Markup in "<span>\(part)</span>" }
    return parts.isEmpty ? nil : "<p class=\"note\">\(parts)</p>"
  }

  private func heard(_ line: SurveyedLine) -> Markup? {
    guard let heard = notes.heard(at: line.node, in: state.name, of: path), !heard.isEmpty else { return nil }
    let device = notes.device(of: path) ?? "the device"
    let told: Markup =
      switch DeviceComparison(heard, line.said) {
      case .same: "<span class=\"good\">\(Mark.same.shape()) <b>Same on \(device)</b></span>"
      case .different:
        "<span class=\"serious\">\(Mark.differs.shape()) <b>Differs on \(device):</b></span> “\(heard)”"
      }
    return "<p class=\"heard\" data-heard=\"\(heard)\">\(told)</p>"
  }
}
