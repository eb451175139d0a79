/// Makes names differ: the second of equal ones is `name (2)`.
struct UniqueNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    while !used.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name) (\(counts[name, default: 1]))"
    }
    return candidate
  }
}
