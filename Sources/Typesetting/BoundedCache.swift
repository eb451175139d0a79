/// A memory of answers that forgets everything once it holds too much.
///
/// Answers never depend on what is remembered, so which entries are dropped does not matter.
struct BoundedCache<Key: Hashable, Value> {
  private var entries: [Key: Value] = [:]
  private var weight = 0
  private let limit: Int

  /// - Parameter limit: the most weight held.
  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? { entries[key] }

  /// Remembers an answer; one heavier than the whole memory is not kept.
  mutating func store(_ value: Value, for key: Key, weight added: Int) {
    guard added <= limit else { return }
    if weight + added > limit {
      entries.removeAll(keepingCapacity: true)
      weight = 0
    }
    entries[key] = value
    weight += added
  }
}
