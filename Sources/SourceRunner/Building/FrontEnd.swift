import Foundation
import SourceMessages

/// The program that parses Swift, seen from outside.
public struct FrontEnd: Sendable {
  let installation: Installation

  public init(_ installation: Installation) { self.installation = installation }

  /// Where the calls stand that findings are about.
  ///
  /// - Returns: a place for each finding; nil where nothing better is known.
  /// - Throws: `SourceError.notStarted` where the program fails.
  public func places(for request: SourceLocating) throws -> [SourcePlace?] {
    guard case .places(let places) = try answer(to: .locate(request)),
      places.count == request.findings.count
    else { throw Self.nonsense }
    return places
  }

  /// Edits that mend findings.
  ///
  /// - Throws: `SourceError.notStarted` where the program fails.
  public func fixes(for request: SourceMending) throws -> [SourceFix] {
    guard case .fixes(let fixes) = try answer(to: .mend(request)) else { throw Self.nonsense }
    return fixes
  }

  /// - Throws: `SourceError.notRead` with every place where the files are no Swift.
  func plan(for request: SourceRequest) throws -> SourcePlan {
    switch try answer(to: request) {
    case .plan(let plan): return plan
    case .problems(let problems): throw SourceError.notRead(problems)
    case .places, .fixes: throw Self.nonsense
    }
  }

  private func answer(to request: SourceRequest) throws -> SourceAnswer {
    let result = try ChildProcess.run(installation.frontEnd, [], input: try JSONEncoder().encode(request))
    if [-SIGSEGV, -SIGBUS].contains(result.status) { throw Self.tooDeep }
    guard result.status == 0, let answer = try? JSONDecoder().decode(SourceAnswer.self, from: result.output)
    else {
      throw SourceError.notStarted(
        "a11ysim-source ended with code \(result.status): \(result.errors.trimmingCharacters(in: .whitespacesAndNewlines))"
      )
    }
    return answer
  }

  /// Its stack is all that the parser runs out of.
  private static let tooDeep = SourceError.notCompiled(
    "the source cannot be parsed: something in it is nested too deeply, such as '#if' or brackets")

  private static let nonsense = SourceError.notStarted(
    "a11ysim-source answers something else than it is asked; install all programs from one build")
}
