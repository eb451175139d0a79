/// Writes what values say of themselves.
struct HostEncoder: Encoder {
  let writer: HostWriter

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writer.begin(.structure)
    return KeyedEncodingContainer(Fields<Key>(writer: writer, level: writer.level))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.begin(.array)
    return Members(writer: writer, level: writer.level)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension HostEncoder: SingleValueEncodingContainer {
  func encodeNil() { writer.write(.null) }
  func encode(_ value: Bool) { writer.write(value) }
  func encode(_ value: String) { writer.write(value) }
  func encode(_ value: Double) { writer.write(value) }
  func encode(_ value: Float) { writer.write(Double(value)) }
  func encode(_ value: Int) { writer.write(Int64(value)) }
  func encode(_ value: Int8) { writer.write(Int64(value)) }
  func encode(_ value: Int16) { writer.write(Int64(value)) }
  func encode(_ value: Int32) { writer.write(Int64(value)) }
  func encode(_ value: Int64) { writer.write(value) }
  func encode(_ value: UInt) { writer.write(Int64(bitPattern: UInt64(value))) }
  func encode(_ value: UInt8) { writer.write(Int64(value)) }
  func encode(_ value: UInt16) { writer.write(Int64(value)) }
  func encode(_ value: UInt32) { writer.write(Int64(value)) }
  func encode(_ value: UInt64) { writer.write(Int64(bitPattern: value)) }
  func encode<Value: Encodable>(_ value: Value) throws { try writer.write(value) }
}

extension HostEncoder {
  /// The fields of a structure.
  struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: HostWriter
    let level: Int

    var codingPath: [any CodingKey] { [] }

    /// Begins a field; what was opened for the one before is complete.
    private func field(_ key: some CodingKey) -> HostEncoder {
      writer.close(to: level)
      writer.write(key: key.stringValue)
      return HostEncoder(writer: writer)
    }

    func encodeNil(forKey key: Key) { field(key).encodeNil() }
    func encode(_ value: Bool, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: String, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Double, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Float, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Int, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Int8, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Int16, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Int32, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: Int64, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: UInt, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: UInt8, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: UInt16, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: UInt32, forKey key: Key) { field(key).encode(value) }
    func encode(_ value: UInt64, forKey key: Key) { field(key).encode(value) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try field(key).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      field(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      field(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { field(HostSuperKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { field(key) }
  }
}

/// The key under which a class keeps what its superclass says.
struct HostSuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) {}
  init?(intValue: Int) { nil }
}
