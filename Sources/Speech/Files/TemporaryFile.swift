import Foundation

/// A file of our own beside another, removed unless it is forgotten, also when a signal ends the process.
final class TemporaryFile {
  /// The system's reason for not creating a file.
  struct CreationError: Error {
    var reason: String
  }

  let path: String
  /// Open for reading and writing; whoever takes it closes it.
  let descriptor: Int32
  private let slot: Int?
  private var isOurs = true

  /// Creates `.NAME.PID-N.partial` in the folder of `target`, an absolute path.
  init(beside target: String) throws(CreationError) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    let name = target.dropFirst(folder.count)
    var attempt = 0
    repeat {
      let path = "\(folder).\(name.prefix(200)).\(getpid())-\(attempt).partial"
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        slot = SignalCleanup.add(path)
        return
      }
      attempt += 1
    } while errno == EEXIST && attempt < 1000
    throw CreationError(reason: String(cString: strerror(errno)))
  }

  /// Removes the file, if it has not been removed or forgotten.
  func remove() {
    guard isOurs else { return }
    unlink(path)
    forget()
  }

  /// Leaves the file, which has been renamed, alone.
  func forget() {
    guard isOurs else { return }
    isOurs = false
    if let slot { SignalCleanup.forget(slot) }
  }
}
