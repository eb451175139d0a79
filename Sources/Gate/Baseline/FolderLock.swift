import Foundation

/// Keeps other processes from changing files of a folder at the same time.
struct FolderLock {
  private let descriptor: Int32

  /// Makes the folder where it is not there, and waits until nobody else has the lock.
  ///
  /// - Throws: `BaselineRefusal` where there can be no such folder.
  init(_ folder: String) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = open(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else {
      throw BaselineRefusal(
        description: "'\(folder)' is no folder that can be written to: \(String(cString: strerror(errno)))")
    }
    while flock(descriptor, LOCK_EX) == -1, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
