import Foundation
import SourceMessages
import SourceRunner

/// How much of other people's source can be run: the self-contained view files and component folders of repositories
/// that were unpacked somewhere.
struct CompatibilitySurvey {
  /// A file, or a folder whose files belong together.
  struct Candidate {
    var repository: String
    var name: String
    var files: [SourceFile]
  }

  private enum Outcome {
    case unmodified
    case rescued([SourceRemoval])
    case failed(String)
  }

  private let builder: SourceBuilder
  private let repositories: [URL]
  private let listsAll: Bool

  init(_ words: [String]) throws {
    var builder = SourceBuilder(try Installation())
    builder.findsCompanions = words.contains("--companions")
    self.builder = builder
    listsAll = words.contains("--list")
    repositories = words.filter { !$0.hasPrefix("--") }.map { URL(fileURLWithPath: $0) }
  }

  func run() {
    var outcomes: [(candidate: Candidate, outcome: Outcome)] = []
    for repository in repositories {
      for candidate in CandidateSearch(repository).candidates {
        let outcome = self.outcome(of: candidate)
        outcomes.append((candidate, outcome))
        if listsAll { print(line(candidate, outcome)) }
      }
    }
    summarize(outcomes)
  }

  private func outcome(of candidate: Candidate) -> Outcome {
    do {
      let removals = try builder.build(candidate.files).plan.removals
      return removals.isEmpty ? .unmodified : .rescued(removals)
    } catch {
      return .failed("\(error)")
    }
  }

  private func line(_ candidate: Candidate, _ outcome: Outcome) -> String {
    switch outcome {
    case .unmodified: "unmodified \(candidate.name)"
    case .rescued(let removals):
      "rescued \(candidate.name): "
        + removals.map { "\($0.unit.rawValue) \($0.name) @\($0.line)" }.joined(separator: ", ")
    case .failed(let reason): "failed \(candidate.name): \(reason)"
    }
  }

  private func summarize(_ outcomes: [(candidate: Candidate, outcome: Outcome)]) {
    for repository in repositories.map(\.lastPathComponent) {
      report(repository, outcomes.filter { $0.candidate.repository == repository }.map(\.outcome))
    }
    report("all", outcomes.map(\.outcome))
    var missing: [String: Int] = [:]
    for (_, outcome) in outcomes {
      for name in Set(Self.names(missingIn: outcome)) { missing[name, default: 0] += 1 }
    }
    for (name, count) in missing.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(60) {
      print("\(count)\t\(name)")
    }
  }

  private func report(_ name: String, _ outcomes: [Outcome]) {
    guard !outcomes.isEmpty else { return }
    var counts = (unmodified: 0, rescued: 0, failed: 0)
    for outcome in outcomes {
      switch outcome {
      case .unmodified: counts.unmodified += 1
      case .rescued: counts.rescued += 1
      case .failed: counts.failed += 1
      }
    }
    func share(_ count: Int) -> String { "\(count) (\(100 * count / outcomes.count) %)" }
    print(
      "\(name): \(outcomes.count) inputs; unmodified \(share(counts.unmodified)), rescued \(share(counts.rescued)), "
        + "failed \(share(counts.failed))")
  }

  private static func names(missingIn outcome: Outcome) -> [String] {
    switch outcome {
    case .unmodified: []
    case .rescued(let removals): removals.map(\.name)
    case .failed(let reason):
      // Names stand below the titles of their kinds.
      reason.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("    and ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }
}
