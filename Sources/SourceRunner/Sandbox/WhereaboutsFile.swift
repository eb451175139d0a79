import Foundation
import SemanticTree

/// The file in which a child keeps where it is. It has no name, so nobody else can open it and nothing is left over.
final class WhereaboutsFile {
  private let file: Descriptor

  var descriptor: Int32 { file.number }

  init() throws {
    file = try Descriptor.namelessFile()
    guard ftruncate(file.number, off_t(HostWhereabouts.byteCount)) == 0 else {
      throw SourceError.notStarted("no temporary file can be written: \(String(cString: strerror(errno)))")
    }
  }

  /// What the child wrote last. It is read rather than mapped: a child that cuts the file off does no harm then.
  var whereabouts: HostWhereabouts {
    var bytes = [UInt8](repeating: 0, count: HostWhereabouts.byteCount)
    _ = pread(descriptor, &bytes, bytes.count, 0)
    return bytes.withUnsafeBytes { $0.baseAddress.map(HostWhereabouts.init(reading:)) } ?? HostWhereabouts()
  }
}
