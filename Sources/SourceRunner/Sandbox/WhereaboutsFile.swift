import Foundation
import SemanticTree

/// The file in which a child keeps where it is. It has no name, so nobody else can open it and nothing is left over.
final class WhereaboutsFile {
  let descriptor: Int32

  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/a11ysim-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SourceError.notStarted("no file can be made in '\(folder)'") }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard ftruncate(descriptor, off_t(HostWhereabouts.byteCount)) == 0 else {
      close(descriptor)
      throw SourceError.notStarted("nothing can be written in '\(folder)'")
    }
  }

  deinit { close(descriptor) }

  /// What the child wrote last. It is read rather than mapped: a child that cuts the file off does no harm then.
  var whereabouts: HostWhereabouts {
    var bytes = [UInt8](repeating: 0, count: HostWhereabouts.byteCount)
    _ = pread(descriptor, &bytes, bytes.count, 0)
    return bytes.withUnsafeBytes { $0.baseAddress.map(HostWhereabouts.init(reading:)) } ?? HostWhereabouts()
  }
}
