import SourceMessages

/// Answers where in the user's files the calls stand that findings are about.
public struct Locating {
  private let request: SourceLocating

  public init(_ request: SourceLocating) { self.request = request }

  /// Reads the files that have findings, and only those.
  ///
  /// - Returns: the name of a call for each finding; nil where none stands at its place.
  public func run() -> SourceAnswer {
    var places = [SourcePlace?](repeating: nil, count: request.findings.count)
    let byFile = Dictionary(grouping: request.findings.indices) { request.findings[$0].file }
    for (file, indices) in byFile {
      guard let source = source(of: file) else { continue }
      for index in indices { places[index] = place(of: request.findings[index], in: source) }
    }
    return .places(places)
  }

  /// The file with the edits that its copy has.
  private func source(of file: Int) -> SourceText? {
    let preparation = Preparation(SourcePreparation(files: request.files, folder: ""))
    return preparation.source(of: file, leavingOut: request.removals)
  }

  private func place(of finding: SourceFinding, in source: SourceText) -> SourcePlace? {
    guard let offset = source.offset(ofCopyLine: finding.line, column: finding.column),
      let call = source.call(at: offset)
    else { return nil }
    return source.place(of: FaultSearch(rule: finding.rule).fault(at: call))
  }
}
