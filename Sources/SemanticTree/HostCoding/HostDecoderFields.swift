extension HostDecoder {
  /// The fields of a structure. They are mostly asked for in the order in which they were written.
  final class Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let reader: HostReader
    private let range: Range<Int>
    private let depth: Int
    /// Where the field begins that is looked at first.
    private var cursor: Int

    init(reader: HostReader, range: Range<Int>, depth: Int) {
      self.reader = reader
      self.range = range
      self.depth = depth
      cursor = range.lowerBound
    }

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
      var keys: [Key] = []
      var place = range.lowerBound
      while place < range.upperBound, let field = try? field(at: place) {
        if let key = Key(stringValue: reader.text(in: field.key)) { keys.append(key) }
        place = field.end
      }
      return keys
    }

    private struct Field {
      var key: Range<Int>
      var end: Int
    }

    private func field(at place: Int) throws -> Field {
      let key = try reader.content(at: place)
      let end = try reader.end(ofValueAt: key.upperBound)
      guard end <= range.upperBound else { throw HostCoding.Malformed() }
      return Field(key: key, end: end)
    }

    /// The value of a field; nil where there is none.
    private func find(_ key: some CodingKey) throws -> HostDecoder? {
      let name = key.stringValue
      let first = cursor
      var place = first
      repeat {
        if place >= range.upperBound { place = range.lowerBound }
        if place == range.upperBound { return nil }
        let field = try field(at: place)
        place = field.end
        if reader.holds(name, in: field.key) {
          cursor = field.end
          return HostDecoder(reader: reader, start: field.key.upperBound, end: field.end, depth: depth + 1)
        }
      } while place != first && !(place == range.upperBound && first == range.lowerBound)
      return nil
    }

    private func value(_ key: some CodingKey) throws -> HostDecoder {
      guard let found = try find(key) else { throw HostCoding.Malformed() }
      return found
    }

    /// A value that may be missing or be nothing.
    private func present(_ key: Key) throws -> HostDecoder? {
      guard let found = try find(key), !found.decodeNil() else { return nil }
      return found
    }

    func contains(_ key: Key) -> Bool { (try? find(key)) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try value(key).value(type)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
      try present(key)?.decode(type)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try present(key)?.decode(type)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try present(key)?.decode(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
      try present(key)?.value(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try value(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try value(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try value(HostSuperKey()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
  }
}
