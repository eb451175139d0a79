/// The default change publishers of all observable objects, kept beside the objects.
///
/// An object is held weakly, so an entry never keeps one alive, and an entry whose object is gone is not mistaken
/// for that of a later object at the same address. Such entries are dropped in passes, each of which leaves room
/// for as many new entries as it found living: the table stays within twice the most that live at a time, at a
/// constant cost an entry.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = smallestLimit
  }

  static let smallestLimit = 64

  private let table = Locked(Table())

  /// How many entries there are, those of objects that are gone included.
  var count: Int { table.withLock { $0.entries.count } }

  /// The publisher of an object, made when it is first asked for.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = existingPublisher(of: object) { return known }
    let publisher = ObservableObjectPublisher()
    let (winner, dropped) = table.withLock { table -> (ObservableObjectPublisher, [Entry]) in
      if let entry = table.entries[ObjectIdentifier(object)], entry.object === object {
        return (entry.publisher, [])
      }
      let dropped = ChangePublishers.makeRoom(in: &table)
      table.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return (publisher, dropped)
    }
    // What subscribers held may run code when it is released, so that happens out of the lock.
    withExtendedLifetime(dropped) {}
    return winner
  }

  /// The publisher of an object, or nil where nobody has asked for it.
  func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }
  }

  /// Takes the entries of objects that are gone out of a full table.
  private static func makeRoom(in table: inout Table) -> [Entry] {
    guard table.entries.count >= table.limit else { return [] }
    let dropped = table.entries.values.filter { $0.object == nil }
    table.entries = table.entries.filter { $0.value.object != nil }
    table.limit = max(smallestLimit, 2 * table.entries.count)
    return dropped
  }
}
