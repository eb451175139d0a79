extension HostDecoder {
  /// The members of an array.
  struct Members: UnkeyedDecodingContainer {
    private let reader: HostReader
    private let depth: Int
    /// Where the next member begins, and where the last one ends.
    private var place: Int
    private let end: Int
    private(set) var currentIndex = 0

    init(reader: HostReader, range: Range<Int>, depth: Int) {
      self.reader = reader
      self.depth = depth
      place = range.lowerBound
      end = range.upperBound
    }

    var codingPath: [any CodingKey] { [] }
    /// Not known before all are read: the bytes may lie about it.
    var count: Int? { nil }
    var isAtEnd: Bool { place >= end }

    private var member: HostDecoder {
      get throws {
        guard !isAtEnd else { throw HostCoding.Malformed() }
        let next = try reader.end(ofValueAt: place)
        guard next <= end else { throw HostCoding.Malformed() }
        return HostDecoder(reader: reader, start: place, end: next, depth: depth + 1)
      }
    }

    private mutating func next<Value>(_ read: (HostDecoder) throws -> Value) throws -> Value {
      let member = try member
      let value = try read(member)
      advance(past: member)
      return value
    }

    mutating func decodeNil() throws -> Bool {
      let member = try member
      guard member.decodeNil() else { return false }
      advance(past: member)
      return true
    }

    private mutating func advance(past member: HostDecoder) {
      place = member.end
      currentIndex += 1
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decode(type) } }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next { try $0.value(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
  }
}
