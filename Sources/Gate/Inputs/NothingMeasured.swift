import SemanticTree

/// A screen of which so much was left out that there is nothing to judge.
public struct NothingMeasured: Error, Sendable, CustomStringConvertible {
  let leftOut: [NotModelled]

  public var description: String {
    let named = leftOut.prefix(3).map { part in
      part.source.map { "\($0): \(part.name): " } ?? "\(part.name): "
    }
    let parts = zip(named, leftOut).map { $0 + $1.consequence }
    let rest = leftOut.count > 3 ? ["and \(leftOut.count - 3) parts more"] : []
    return
      (["nothing of this screen could be judged, for what it shows does not compile here"] + parts + rest)
      .joined(separator: "\n  ")
  }
}
