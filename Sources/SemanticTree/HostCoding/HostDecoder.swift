/// Reads one value; a value that consists of others makes more of these.
struct HostDecoder: Decoder {
  let reader: HostReader
  /// Where the value begins, and where it must have ended.
  let start: Int
  let end: Int
  /// How many values it lies in.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields<Key>(reader: reader, range: try content(.structure), depth: depth))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Members(reader: reader, range: try content(.array), depth: depth)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func content(_ tag: HostCoding.Tag) throws -> Range<Int> {
    guard try reader.tag(at: start) == tag, depth < HostCoding.depthLimit else {
      throw HostCoding.Malformed()
    }
    let content = try reader.content(at: start + 1)
    guard content.upperBound <= end else { throw HostCoding.Malformed() }
    return content
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

extension HostDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { (try? reader.tag(at: start)) == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch try reader.tag(at: start) {
    case .true: true
    case .false: false
    default: throw HostCoding.Malformed()
    }
  }

  func decode(_ type: String.Type) throws -> String {
    guard try reader.tag(at: start) == .string else { throw HostCoding.Malformed() }
    return reader.text(in: try reader.content(at: start + 1))
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard try reader.tag(at: start) == .double else { throw HostCoding.Malformed() }
    return try reader.number(at: start + 1, as: Double.self)
  }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard try reader.tag(at: start) == .integer,
      let value = Value(exactly: try reader.number(at: start + 1, as: Int64.self))
    else { throw HostCoding.Malformed() }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { UInt(bitPattern: try integer(Int.self)) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { UInt64(bitPattern: try integer(Int64.self)) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type) }
}
