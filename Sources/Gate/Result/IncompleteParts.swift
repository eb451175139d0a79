/// Why parts of a run cannot be put together.
public struct IncompleteParts: Error, CustomStringConvertible {
  public let description: String

  static func check(_ results: [GateResult]) throws(IncompleteParts) {
    var inputs = Set<String>()
    for path in results.flatMap(\.inputs).map(\.path) where !inputs.insert(path).inserted {
      throw IncompleteParts(description: "'\(path)' is in two of the reports: each part may be given once")
    }
    let shards = results.compactMap(\.shard).compactMap(Shard.init)
    guard let count = shards.first?.count else { return }
    guard shards.count == results.count, shards.allSatisfy({ $0.count == count }) else {
      throw IncompleteParts(description: "the reports are not all of them parts of one run")
    }
    let missing = Set(1...count).subtracting(shards.map(\.index)).sorted()
    guard missing.isEmpty else {
      let words = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw IncompleteParts(
        description: "the part \(words) is missing, so that nothing is known of its inputs")
    }
  }
}
