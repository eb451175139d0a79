import LocatedJSON
import SemanticTree
import VoiceOver

/// A scenario's file with expectations that hold now.
public struct ScenarioUpdate: Sendable {
  /// The file; as it was where nothing could be rewritten.
  public var bytes: [UInt8]
  /// How many expectations were rewritten.
  public var rewritten: Int
  /// What was not met and could not be rewritten, with the reason: a line of diagnostics each.
  public var left: [String]
  /// What rests on something that is not certain where something was rewritten, and why: one line each.
  public var doubts: [String] = []
  /// Where something was expected to be said and nothing is heard now: a line each.
  public var silenced: [String] = []
}

/// Rewrites expectations that are not met to what is so now.
@MainActor
public enum ScenarioUpdater {
  /// Plays a scenario and rewrites in its file each expectation that was not met.
  ///
  /// The result is played too: what is still not met then is told with what was left.
  ///
  /// - Parameters:
  ///   - bytes: the scenario's file.
  ///   - file: its name for diagnostics.
  ///   - player: makes a scenario ready to be played.
  /// - Throws: a `ScenarioError` for a file that cannot be used, an `InterruptedPlayback` for a step that cannot be
  ///   done, and what rendering throws.
  public static func update(
    _ bytes: [UInt8], file: String, player: (Scenario) throws -> ScenarioPlayer
  ) throws -> ScenarioUpdate {
    let text = try ScenarioText(bytes, file: file)
    var checks: [ExpectationCheck] = []
    let playback = try player(text.scenario).play { checks.append($0) }
    guard !playback.isAsExpected else { return ScenarioUpdate(bytes: bytes, rewritten: 0, left: []) }
    var rewriting = ExpectationRewriting(text, file: file)
    let lists = [text.scenario.expectations] + text.scenario.steps.map(\.expectations)
    var moments = Set<Int>()
    for (index, (expectations, check)) in zip(lists, checks).enumerated() {
      let before = rewriting.count
      rewriting.rewrite(expectations, check)
      if rewriting.count > before { moments.insert(index) }
    }
    let updated = rewriting.bytes
    let after = try player(try ScenarioReader.read(updated, file: file)).play()
    let unmet = after.failures.count - rewriting.left.count
    if unmet > 0 {
      rewriting.left.append("\(file): \(unmet) more expectations are not met after they were rewritten")
    }
    return ScenarioUpdate(
      bytes: updated, rewritten: rewriting.count, left: rewriting.left,
      doubts: RecordingDoubts.lines(after, of: moments.contains), silenced: rewriting.silenced)
  }
}

/// One pass over a file's expectations.
struct ExpectationRewriting {
  let text: ScenarioText
  let file: String
  var edits = TextEdits()
  var count = 0
  var left: [String] = []
  var silenced: [String] = []

  init(_ text: ScenarioText, file: String) {
    self.text = text
    self.file = file
  }

  var bytes: [UInt8] { edits.applied(to: text.bytes) }

  /// Rewrites what is not met of expectations about one moment.
  mutating func rewrite(_ expectations: [ScenarioExpectation], _ check: ExpectationCheck) {
    let unmet = expectations.filter { !check.result($0).isMet }
    let met = expectations.filter { check.result($0).isMet }
    var lines = SpokenChoice(check, taken: met.compactMap(\.kind.spokenText))
    for expectation in unmet {
      guard let json = text.value(at: expectation.source) else { continue }
      let outcome = replacement(for: expectation.kind, json, check, &lines)
      switch outcome {
      case .edited:
        count += 1
        if let loss = expectation.kind.loss(check) { silenced.append("\(expectation.source): \(loss)") }
      case .impossible(let reason):
        left.append("\(expectation.source): \(expectation.kind.words): not rewritten, because \(reason)")
      }
    }
  }

  enum Outcome {
    case edited
    case impossible(String)
  }

  private mutating func replacement(
    for kind: ScenarioExpectation.Kind, _ json: JSONValue, _ check: ExpectationCheck,
    _ lines: inout SpokenChoice
  ) -> Outcome {
    switch kind {
    case .says, .announces, .notAnnounced, .silence: rewrite(json, by: lines.entries(for: kind))
    case .transcript: replace("transcript", of: json, by: HeardExpectations(check: check).transcript)
    case .cursor(let target): rewriteCursor(target, json, check)
    case .element(let target, let expected): rewriteElement(target, expected, json, check)
    case .state(let condition): rewriteState(condition, json, check)
    case .voiceControl, .switchControl, .device: rewriteNames(kind, json, check)
    }
  }

  // MARK: - In the file

  mutating func replace(_ key: String, of json: JSONValue, by draft: JSONDraft) -> Outcome {
    guard let value = json.object?[key] else { return .impossible("'\(key)' is not in the file") }
    text.edit.replace(value, by: draft, &edits)
    return .edited
  }

  /// Puts one expectation in another's place, of which everything but the words stays as somebody wrote it.
  private mutating func exchange(_ json: JSONValue, by draft: JSONDraft) -> Bool {
    guard case .object(let members) = draft, members.count == 1, let new = members.first,
      let olds = json.object?.members, olds.count == 1, let old = olds.first
    else { return false }
    if old.key == new.key {
      text.edit.replace(old.value, by: new.value, &edits)
    } else {
      let value = text.edit.text(new.value, at: old.value)
      edits.replace(
        old.keyPosition.offset..<old.value.end.offset, by: "\(JSONDraft.quoted(new.key)): \(value)")
    }
    return true
  }

  /// Puts one or several expectations in place of one.
  private mutating func rewrite(_ json: JSONValue, by choice: SpokenChoice.Result) -> Outcome {
    switch choice {
    case .none(let reason): return .impossible(reason)
    case .entries(let drafts):
      if drafts.count == 1, exchange(json, by: drafts[0]) { return .edited }
      let layout = text.edit.layout
      let indent = layout.indent(at: json.position.offset)
      let separator = layout.isCompact || text.edit.isShared(json) ? ", " : "," + layout.newline + indent
      let isBlock = !layout.isOnOneLine(json)
      let entries = drafts.map { isBlock ? $0.block(layout, indent: indent) : $0.line }
      edits.replace(json.range, by: entries.joined(separator: separator))
      return .edited
    }
  }
}

extension ObjectEdit {
  /// Whether something else stands before a value on its line.
  func isShared(_ value: JSONValue) -> Bool {
    layout.indent(at: value.position.offset).utf8.count + 1 != value.position.column
  }
}

extension ScenarioExpectation.Kind {
  /// That something was said and is not any more; nil where something is still heard.
  fileprivate func loss(_ check: ExpectationCheck) -> String? {
    if let spokenText, !check.isInitial, (check.approachHeard + check.heard).isEmpty {
      return "\(Quotation.quoted(spokenText)) was heard, and nothing is heard now"
    }
    guard case .transcript(let lines) = self, lines.count > check.transcript.count else { return nil }
    return "the screen was read in \(lines.count) utterances, and \(check.transcript.count) are left"
  }

  /// The line that must be heard.
  var spokenText: String? {
    switch self {
    case .says(let text), .announces(let text): text
    default: nil
    }
  }
}
