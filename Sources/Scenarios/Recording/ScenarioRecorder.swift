import LocatedJSON
import SemanticTree
import VoiceOver

/// A scenario with expectations made of what was heard, for somebody to look over.
public struct ScenarioRecording: Sendable {
  /// The file with the expectations in it; everything else is as it was.
  public var bytes: [UInt8]
  /// What rests on something that is not certain, and why: one line each.
  public var doubts: [String]
  /// How many steps were played.
  public var stepCount: Int
  /// The expectations that nobody records and that were kept, but do not hold now; their places are those of the new
  /// file.
  public var unmet: [ExpectationResult]
}

/// Plays a scenario and writes down what is heard as its expectations.
@MainActor
public enum ScenarioRecorder {
  /// Plays a scenario's steps, or others in their place, and writes for each what came of it.
  ///
  /// Expectations that were recorded before (`says`, `silent`, `announces`, `notAnnounced`, `cursor` and the
  /// `transcript`) are made anew; an author's `element`, `state`, `rotor` and the like stay.
  ///
  /// - Parameters:
  ///   - bytes: the scenario's file.
  ///   - file: its name for diagnostics.
  ///   - steps: take the place of the file's own; nil to play those.
  ///   - player: makes a scenario ready to be played.
  /// - Throws: a `ScenarioError` for a file that cannot be used, an `InterruptedPlayback` for a step that cannot be
  ///   done, and what rendering throws.
  public static func record(
    _ bytes: [UInt8], file: String, steps: [StepText]? = nil, player: (Scenario) throws -> ScenarioPlayer
  ) throws -> ScenarioRecording {
    var text = try ScenarioText(bytes, file: file)
    if let steps { text = try ScenarioText(text.with(steps), file: file) }
    var checks: [ExpectationCheck] = []
    let playback = try player(text.scenario.placing(steps)).play { checks.append($0) }
    let recorded = text.recorded(checks)
    // Played anew, because what an author expects stays as it is, whether it holds or not.
    let kept = try player(try ScenarioReader.read(recorded, file: file)).play()
    return ScenarioRecording(
      bytes: recorded, doubts: RecordingDoubts.lines(playback), stepCount: text.scenario.steps.count,
      unmet: kept.failures)
  }
}

extension Scenario {
  /// The same with steps that errors find where the user wrote them.
  fileprivate func placing(_ texts: [StepText]?) -> Scenario {
    var copy = self
    for (index, text) in (texts ?? []).enumerated() where copy.steps.indices.contains(index) {
      copy.steps[index].source = text.source
    }
    return copy
  }
}

extension ScenarioText {
  /// The file with other steps.
  fileprivate func with(_ steps: [StepText]) -> [UInt8] {
    var edits = TextEdits()
    let list = JSONDraft.list(steps.map { .raw($0.json) })
    if let old = json.object?["steps"] {
      edit.replace(old, by: list, &edits)
    } else {
      edit.insert("steps", list, into: json, &edits)
    }
    return edits.applied(to: bytes)
  }

  /// The file with what was heard before any step and after each.
  fileprivate func recorded(_ checks: [ExpectationCheck]) -> [UInt8] {
    var edits = TextEdits()
    guard let start = checks.first else { return bytes }
    recordTranscript(HeardExpectations(check: start).transcript, &edits)
    guard let list = json.object?["steps"], let steps = list.array, !steps.isEmpty else {
      return edits.applied(to: bytes)
    }
    let heard = checks.dropFirst().map { HeardExpectations(check: $0).ofStep }
    if edit.layout.isOnOneLine(list) {
      let drafts = zip(steps, heard).map { draft(of: $0, expecting: $1) }
      edit.replace(list, by: .list(drafts), &edits)
    } else {
      for (step, expectations) in zip(steps, heard) { record(expectations, for: step, &edits) }
    }
    return edits.applied(to: bytes)
  }

  private func recordTranscript(_ transcript: JSONDraft, _ edits: inout TextEdits) {
    let new = JSONDraft.object([("transcript", transcript)])
    guard let old = json.object?["expect"], let entries = old.array else {
      return edit.insert("expect", .list([new]), into: json, before: "steps", &edits)
    }
    if let known = entries.compactMap({ $0.object?["transcript"] }).first {
      return edit.replace(known, by: transcript, &edits)
    }
    guard let last = entries.last, !edit.layout.isOnOneLine(old) else {
      return edit.replace(old, by: .list(entries.map(edit.raw) + [new]), &edits)
    }
    let indent = edit.layout.indent(at: last.position.offset)
    let addition = "," + edit.layout.newline + indent + new.text(edit.layout, indent: indent)
    edits.replace(last.end.offset..<last.end.offset, by: addition)
  }

  private func record(_ expectations: [JSONDraft], for step: JSONValue, _ edits: inout TextEdits) {
    if let old = step.object?["expect"], !edit.layout.isOnOneLine(step) {
      edit.replace(old, by: .list(authors(of: old) + expectations), &edits)
    } else if step.object != nil, step.object?["expect"] == nil {
      edit.insert("expect", .list(expectations), into: step, &edits)
    } else {
      edit.replace(step, by: draft(of: step, expecting: expectations), &edits)
    }
  }

  private func draft(of step: JSONValue, expecting expectations: [JSONDraft]) -> JSONDraft {
    guard let members = step.object?.members else {
      return .object([("do", edit.raw(step)), ("expect", .list(expectations))])
    }
    let kept = members.filter { $0.key != "expect" }.map { (key: $0.key, value: edit.raw($0.value)) }
    let authors = step.object?["expect"].map(authors) ?? []
    return .object(kept + [("expect", .list(authors + expectations))])
  }

  /// The expectations that nobody records.
  private func authors(of list: JSONValue) -> [JSONDraft] {
    (list.array ?? []).filter { entry in
      entry.object?.members.allSatisfy { !HeardExpectations.keys.contains($0.key) } ?? true
    }.map(edit.raw)
  }
}
