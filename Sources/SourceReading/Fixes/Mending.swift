import Foundation
import SourceMessages

/// Answers with edits of the user's files that mend findings.
public struct Mending {
  private let request: SourceMending

  public init(_ request: SourceMending) { self.request = request }

  /// Of fixes that overlap the first one is proposed.
  public func run() -> SourceAnswer {
    var fixes: [SourceFix] = []
    let sources = Dictionary(
      uniqueKeysWithValues: Set(request.findings.map(\.file)).compactMap { file in
        Self.read(request.files, file).map { (file, $0) }
      })
    for (index, finding) in request.findings.enumerated() {
      guard let source = sources[finding.file], let fix = fix(for: finding, index, in: source) else {
        continue
      }
      Self.add(fix, to: &fixes)
    }
    return .fixes(fixes)
  }

  /// Findings that the same edits mend share a fix.
  private static func add(_ fix: SourceFix, to fixes: inout [SourceFix]) {
    let own = fixes.indices.filter { fixes[$0].file == fix.file }
    if let known = own.first(where: { fixes[$0].edits == fix.edits }) {
      fixes[known].findings += fix.findings
    } else if !own.contains(where: { fixes[$0].overlaps(fix) }) {
      fixes.append(fix)
    }
  }

  private static func read(_ files: [SourceFile], _ file: Int) -> SourceText? {
    guard files.indices.contains(file),
      let data = FileManager.default.contents(atPath: files[file].contentPath)
    else { return nil }
    let source = SourceText(Array(data), name: files[file].name)
    return source.tree.hasError ? nil : source
  }

  private func fix(for finding: SourceFinding, _ index: Int, in source: SourceText) -> SourceFix? {
    guard let offset = source.offset(ofCopyLine: finding.line, column: finding.column),
      let call = source.call(at: offset),
      let proposal = Fixes.proposal(for: Fault(finding: finding, call: call, source: source))
    else { return nil }
    return SourceFix(
      findings: [index], summary: proposal.summary, file: finding.file, line: finding.line,
      edits: proposal.edits)
  }
}

extension SourceFix {
  fileprivate func overlaps(_ other: SourceFix) -> Bool {
    edits.contains { edit in other.edits.contains(where: edit.overlaps) }
  }
}
