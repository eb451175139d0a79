import Foundation
import Scenarios

/// Why a baseline is not written.
public struct BaselineRefusal: Error, CustomStringConvertible {
  public let description: String
}

/// Writes the baselines of a run: for each input the one that its configuration names.
public struct BaselineWriter {
  private let run: GateRun

  public init(_ run: GateRun) { self.run = run }

  /// - Throws: `BaselineRefusal` where there is a baseline already.
  public func checkNothingIsThere(for inputs: [String]) throws {
    for path in try paths(of: inputs).keys.sorted() where FileManager.default.fileExists(atPath: path) {
      throw BaselineRefusal(
        description: "'\(run.options.project.relative(path))' is there already and is not overwritten; "
          + "'baseline prune' and 'baseline accept' change it, or remove it first")
    }
  }

  /// Writes what was found.
  ///
  /// - Returns: the paths of the files written, relative to the project.
  public func create(from result: GateResult) throws -> [String] {
    try change(result) { _, findings, _ in Baseline(of: findings) }
  }

  /// Takes out what was found no more.
  public func prune(by result: GateResult) throws -> [String] {
    try change(result) { known, findings, inputs in
      known.pruned(to: findings, lookedAt: Set(inputs).union(run.goneInputs(of: known)))
    }
  }

  /// Takes in the new places of one finding.
  ///
  /// - Throws: `BaselineRefusal` where nothing new has that identity.
  public func accept(id: String, reason: String, of result: GateResult) throws -> [String] {
    let written = try change(result) { known, findings, _ in
      known.accepting(id: id, of: findings, reason: reason) ?? known
    }
    if written.isEmpty { throw BaselineRefusal(description: "nothing new has the id '\(id)'") }
    return written
  }

  private func change(
    _ result: GateResult, _ edit: (Baseline, [GatedFinding], [String]) -> Baseline
  ) throws -> [String] {
    let inputsByPath = try paths(of: result.inputs.map(\.path))
    return try inputsByPath.sorted { $0.key < $1.key }.compactMap { path, inputs in
      let lock = try FolderLock(path.parentFolder)
      defer { lock.release() }
      let exists = FileManager.default.fileExists(atPath: path)
      let known = exists ? try BaselineFile.read(path, named: run.options.project.relative(path)) : Baseline()
      let changed = edit(known, result.findings.filter { inputs.contains($0.input) }, inputs)
      guard changed != known || !exists else { return nil }
      try write(changed, to: path)
      return run.options.project.relative(path)
    }
  }

  private func write(_ baseline: Baseline, to path: String) throws {
    do {
      try Data(BaselineFile.text(baseline).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BaselineRefusal(description: "'\(run.options.project.relative(path))' could not be written")
    }
  }

  private func paths(of inputs: [String]) throws(ScenarioError) -> [String: [String]] {
    var paths: [String: [String]] = [:]
    for input in inputs {
      let configuration = try run.configuration(for: run.options.project.absolute(input))
      paths[run.baselinePath(configuration), default: []].append(input)
    }
    return paths
  }
}
