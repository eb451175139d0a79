extension HostEncoder {
  /// The members of an array.
  struct Members: UnkeyedEncodingContainer {
    let writer: HostWriter
    let level: Int
    private(set) var count = 0

    init(writer: HostWriter, level: Int) {
      self.writer = writer
      self.level = level
    }

    var codingPath: [any CodingKey] { [] }

    /// Begins a member; what was opened for the one before is complete.
    private mutating func member() -> HostEncoder {
      writer.close(to: level)
      count += 1
      return HostEncoder(writer: writer)
    }

    mutating func encodeNil() { member().encodeNil() }
    mutating func encode(_ value: Bool) { member().encode(value) }
    mutating func encode(_ value: String) { member().encode(value) }
    mutating func encode(_ value: Double) { member().encode(value) }
    mutating func encode(_ value: Float) { member().encode(value) }
    mutating func encode(_ value: Int) { member().encode(value) }
    mutating func encode(_ value: Int8) { member().encode(value) }
    mutating func encode(_ value: Int16) { member().encode(value) }
    mutating func encode(_ value: Int32) { member().encode(value) }
    mutating func encode(_ value: Int64) { member().encode(value) }
    mutating func encode(_ value: UInt) { member().encode(value) }
    mutating func encode(_ value: UInt8) { member().encode(value) }
    mutating func encode(_ value: UInt16) { member().encode(value) }
    mutating func encode(_ value: UInt32) { member().encode(value) }
    mutating func encode(_ value: UInt64) { member().encode(value) }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try member().encode(value) }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      member().container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { member().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { member() }
  }
}
