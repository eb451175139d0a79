import Foundation

/// The bytes of a message that is being read. Every look at them is within bounds or throws.
struct HostReader {
  let bytes: UnsafeRawBufferPointer

  func tag(at place: Int) throws -> HostCoding.Tag {
    guard bytes.indices.contains(place), let tag = HostCoding.Tag(rawValue: bytes[place]) else {
      throw HostCoding.Malformed()
    }
    return tag
  }

  /// The place after the value at a place.
  func end(ofValueAt place: Int) throws -> Int {
    switch try tag(at: place) {
    case .null, .false, .true: place + 1
    case .integer, .double: place + 1 + MemoryLayout<Int64>.size
    case .string, .array, .structure: try content(at: place + 1).upperBound
    }
  }

  /// What a length at a place is the length of.
  func content(at place: Int) throws -> Range<Int> {
    let start = place + MemoryLayout<UInt32>.size
    let length = Int(try number(at: place, as: UInt32.self))
    guard length <= bytes.count - start else { throw HostCoding.Malformed() }
    return start..<start + length
  }

  func number<Number: BitwiseCopyable>(at place: Int, as type: Number.Type) throws -> Number {
    guard place >= 0, place + MemoryLayout<Number>.size <= bytes.count else { throw HostCoding.Malformed() }
    return bytes.loadUnaligned(fromByteOffset: place, as: type)
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether the bytes of a range are those of a text.
  func holds(_ text: String, in range: Range<Int>) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      guard wanted.count == range.count, let wanted = wanted.baseAddress, let found = bytes.baseAddress else {
        return wanted.count == range.count
      }
      return memcmp(wanted, found + range.lowerBound, range.count) == 0
    }
  }
}
