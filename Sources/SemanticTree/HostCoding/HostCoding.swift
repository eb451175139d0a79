/// Messages between processes as bytes: what `Codable` describes, in a form that takes a small part of the time
/// of JSON. Hundreds of screens pass between two processes in one audit.
///
/// A value is a tag byte and its content. Containers know their length, so that fields can be skipped:
///
/// - numbers are eight bytes, texts a length and UTF-8;
/// - an array is a length and its values;
/// - a structure is a length and its fields, each the text of its key and its value.
///
/// Both ends are on one machine, so numbers are in its own byte order.
package enum HostCoding {
  enum Tag: UInt8 {
    case null, `false`, `true`, integer, double, string, array, structure
  }

  /// What a message cannot be read for.
  struct Malformed: Error {}

  /// Values in each other beyond this depth are malformed: they would fill the reader's stack.
  static let depthLimit = 512

  /// The bytes of a message.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = HostWriter()
    try writer.write(value)
    return writer.bytes
  }

  /// The value of a message; bytes that are no message are an error and never more.
  package static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try bytes.withUnsafeBytes { bytes in
      let reader = HostReader(bytes: bytes)
      return try HostDecoder(reader: reader, start: 0, end: bytes.count, depth: 0).value(type)
    }
  }
}
