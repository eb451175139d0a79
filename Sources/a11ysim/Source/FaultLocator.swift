import Auditor
import SemanticTree
import SourceMessages
import SourceRunner

/// Leads findings from the calls that made elements, as running code tells them, to the calls that have to be changed.
struct FaultLocator {
  let build: SourceBuild
  let frontEnd: FrontEnd

  /// The findings with places in the user's files. The front end is asked only where there are any.
  ///
  /// - Throws: `SourceError` where the front end fails.
  func located(_ findings: [Finding]) throws -> [Finding] {
    let asked = findings.flatMap { finding in finding.places.compactMap { request(for: $0, of: finding) } }
      .uniqued()
    if asked.isEmpty { return findings }
    let places = try frontEnd.places(
      for: SourceLocating(files: build.files, removals: build.plan.removals, findings: asked))
    let known = Dictionary(uniqueKeysWithValues: zip(asked, places))
    return findings.map { finding in
      var finding = finding
      for index in finding.places.indices {
        guard let request = request(for: finding.places[index], of: finding) else { continue }
        let place = (known[request] ?? nil) ?? SourcePlace(line: request.line, column: request.column)
        finding.places[index].source = SourceLocation(
          file: build.files[request.file].name, line: place.line, column: place.column)
      }
      return finding
    }
  }

  /// Nil for a place that is in none of the files.
  private func request(for place: Finding.Place, of finding: Finding) -> SourceFinding? {
    for source in finding.calls + (place.source.map { [$0] } ?? []) where source.column > 0 {
      guard let file = build.files.firstIndex(where: { $0.name == source.file }) else { continue }
      return SourceFinding(
        rule: finding.rule, kind: finding.kind, file: file, line: source.line, column: source.column)
    }
    return nil
  }
}

extension Sequence where Element: Hashable {
  /// Each once, at its first place.
  fileprivate func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
