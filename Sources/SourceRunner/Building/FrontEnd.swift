import Foundation
import SourceMessages

/// The program that parses Swift, seen from outside.
struct FrontEnd {
  let installation: Installation

  /// - Throws: `SourceError.notRead` with every place where the files are no Swift.
  func plan(for request: SourceRequest) throws -> SourcePlan {
    let result = try ChildProcess.run(installation.frontEnd, [], input: try JSONEncoder().encode(request))
    guard result.status == 0, let answer = try? JSONDecoder().decode(SourceAnswer.self, from: result.output)
    else {
      throw SourceError.notStarted(
        "a11ysim-source ended with code \(result.status): \(result.errors.trimmingCharacters(in: .whitespacesAndNewlines))"
      )
    }
    switch answer {
    case .plan(let plan): return plan
    case .problems(let problems): throw SourceError.notRead(problems)
    }
  }
}
