import SourceMessages
import SwiftSyntax

/// Leaves out of the copies what the compiler does not know, as little as possible.
public struct Rescue {
  private let request: SourceRescue

  public init(_ request: SourceRescue) { self.request = request }

  /// Writes the copies anew.
  ///
  /// - Returns: a plan with more removals; with the same ones where nothing more can be left out.
  public func run() throws -> SourceAnswer {
    let preparation = Preparation(request.preparation)
    let names = CopyNames(request.preparation.files.map(\.name)).names
    guard case .success(let rewriting) = preparation.rewritten(leavingOut: request.removals) else {
      return try preparation.run()
    }
    var found: [SourceRemoval] = []
    for (file, source) in rewriting.sources.enumerated() {
      let previews = rewriting.shown.filter { $0.description.file == file }
      let search = RemovalSearch(source, file: file, previews: previews)
      found += request.errors.filter { $0.copy == names[file] }.compactMap(search.removal)
    }
    // Files that were added since may use what was left out before.
    let scopes = ScopeSearch(rewriting.sources)
    return try preparation.run(leavingOut: (request.removals + selected(found)).map(scopes.scoped))
  }

  /// Names that are not known explain most other errors, and what is small may be enough.
  private func selected(_ candidates: [SourceRemoval]) -> [SourceRemoval] {
    let fresh = candidates.filter { candidate in
      !request.removals.contains {
        $0.file == candidate.file && $0.covers(candidate) && $0.unit == candidate.unit
      }
    }
    let missing = fresh.filter { MissingName(in: $0.reason) != nil }
    let pool = missing.isEmpty ? fresh : missing
    var result: [SourceRemoval] = []
    for candidate in pool {
      let isCoarse = pool.contains {
        candidate.file == $0.file && candidate.covers($0) && !$0.covers(candidate)
      }
      let isKnown = result.contains { $0.file == candidate.file && $0.covers(candidate) }
      if !isCoarse, !isKnown { result.append(candidate) }
    }
    return result
  }
}

extension SourceRemoval {
  func covers(_ other: SourceRemoval) -> Bool { start <= other.start && end >= other.end }
}

extension SourceText {
  func leaveOut(_ removal: SourceRemoval) {
    if removal.unit != .preview { blank(removal.start, removal.end, leaving: removal.replacement) }
  }
}

/// The name that a compiler's message says is not known.
struct MissingName {
  let text: String

  init?(in message: String) {
    let patterns = [
      /no such module '(.+?)'/, /cannot find (?:type )?'(.+?)' in scope/, /has no (?:static )?member '(.+?)'/,
      /unknown attribute '(.+?)'/, /no macro named '(.+?)'/, /extra arguments? .*?'(.+?)'/,
    ]
    for pattern in patterns {
      if let match = message.firstMatch(of: pattern) {
        text = String(match.1)
        return
      }
    }
    return nil
  }
}
