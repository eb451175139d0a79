import Foundation
import Gate
import SourceMessages

/// Tries edits on copies of the files, and keeps those that mend what they are for and bring nothing new.
@MainActor
struct FixTrial {
  let arguments: Arguments
  let files: EditableFiles
  let targets: FixTargets
  let before: AuditTally

  /// A fix that is not proposed.
  struct Dropped {
    var fix: SourceFix
    var reason: String
  }

  /// What is left of the fixes that were looked at.
  struct Choice {
    var kept: [SourceFix] = []
    var dropped: [Dropped] = []
    /// What the audit of the copies with the kept fixes found.
    var after: AuditTally
  }

  /// All at once where they get along; else halves of them, down to each alone.
  func choose(from fixes: [SourceFix], _ console: Console) throws -> Choice {
    var choice = Choice(after: before)
    try take(fixes, into: &choice, console)
    return choice
  }

  private func take(_ fixes: [SourceFix], into choice: inout Choice, _ console: Console) throws {
    if fixes.isEmpty { return }
    let wanted = choice.kept + fixes
    let tally = try tally(with: wanted, console)
    guard let objection = tally.objection(from: before, mended: targets.mended(by: wanted)) else {
      choice.kept = wanted
      choice.after = tally
      return
    }
    if fixes.count == 1 {
      choice.dropped.append(Dropped(fix: fixes[0], reason: objection.words))
    } else {
      for part in parts(of: fixes, objection) { try take(part, into: &choice, console) }
    }
  }

  /// Those that are to blame apart from the others where that is known; else halves.
  private func parts(of fixes: [SourceFix], _ objection: AuditTally.Objection) -> [[SourceFix]] {
    let blamed = fixes.filter { targets.concern(objection.unmended, $0) }
    if !blamed.isEmpty, blamed.count < fixes.count {
      return [fixes.filter { !targets.concern(objection.unmended, $0) }, blamed]
    }
    let half = fixes.count / 2
    return [Array(fixes[..<half]), Array(fixes[half...])]
  }

  private func tally(with fixes: [SourceFix], _ console: Console) throws -> AuditTally {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ysim-edits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try SourceOverlay(files.contents(with: fixes), in: folder)
    let call = try AuditCall(arguments.adding("--overlay", folder.path))
    guard let result = try call.result(console) else { return before }
    return AuditTally(result)
  }
}
