import Foundation

/// Why it is not known what was changed.
public struct UnknownChanges: Error, CustomStringConvertible {
  public let description: String
}

/// Asks git what was changed since a commit: committed, staged, in the working tree, and files that git does not know
/// yet. Whatever git does not answer is an error, never "nothing".
public struct GitChanges: Sendable {
  private let project: Project
  private let program: String

  /// - Parameter program: the name or the path of git.
  public init(in project: Project, program: String = "git") {
    self.project = project
    self.program = program
  }

  /// The lines changed since the commit at which the present branch left another, or since that commit itself.
  ///
  /// - Throws: `UnknownChanges` where git is missing, knows no such commit or no common one.
  public func lines(since reference: String) throws -> ChangedLines {
    guard !reference.hasPrefix("-") else { throw unknown("'\(reference)' is no name of a commit") }
    let base = try git("merge-base", reference, "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !base.isEmpty else { throw unknown("'\(reference)' and the present commit have nothing in common") }
    let diff = try git(
      "-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames",
      "--src-prefix=a/", "--dst-prefix=b/", "--relative", base, "--")
    guard var files = UnifiedDiff.changes(in: diff) else { throw unknown("git's answer was not understood") }
    let new = try git("ls-files", "--others", "--exclude-standard", "-z")
    for path in new.split(separator: "\0") { files[String(path)] = .whole }
    return ChangedLines(files)
  }

  private func git(_ arguments: String...) throws -> String {
    let answer: ChildProcess.Answer
    do {
      answer = try ChildProcess.run(program, ["-C", project.root] + arguments)
    } catch {
      throw unknown("git could not be started: \(error)")
    }
    guard answer.ending == .exited(0) else {
      let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? "git"
      let words = answer.errors.split(separator: "\n").first.map(String.init) ?? "no such commit"
      throw unknown("git \(command): \(words)")
    }
    return answer.output
  }

  private func unknown(_ reason: String) -> UnknownChanges {
    UnknownChanges(
      description: "it cannot be told what was changed: \(reason); a shallow clone needs its history "
        + "(git fetch --unshallow)")
  }
}
