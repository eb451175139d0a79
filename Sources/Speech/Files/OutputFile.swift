import Foundation

/// A file that is written under a temporary name beside its own and renamed when complete.
final class OutputFile {
  /// The path as the user gave it, for messages.
  let path: String
  // Absolute, like the temporary file's path: the working directory may change meanwhile.
  private let target: String
  private let temporary: TemporaryFile
  private var stream: UnsafeMutablePointer<FILE>?

  /// How long the file is, and where the next write goes.
  private(set) var length = 0, position = 0
  /// The system's reason for the first failure.
  private(set) var failure: String?

  /// Creates the temporary file.
  ///
  /// Throws ``SpeechError/cannotWrite(path:reason:)``, also when the path names a folder or a device: renaming
  /// would replace it.
  init(path: String) throws(SpeechError) {
    self.path = path
    target = try Self.target(of: path)
    // A signal would end the process before the write could fail and be reported.
    if let handler = signal(SIGXFSZ, SIG_IGN) { signal(SIGXFSZ, handler) }
    do {
      temporary = try TemporaryFile(beside: target)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    stream = fdopen(temporary.descriptor, "w+")
    if stream == nil {
      fail()
      close(temporary.descriptor)
    }
  }

  deinit { discard() }

  // Follows a link, so that its target is replaced and not the link.
  private static func target(of path: String) throws(SpeechError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if lstat(path, &status) == 0 {
        throw .cannotWrite(path: path, reason: "it is a link to a file that is not there")
      }
      return absolute(path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotWrite(path: path, reason: "it exists and is not an ordinary file; choose another name")
    }
    guard access(path, W_OK) == 0 else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    guard let real = realpath(path, nil) else { return absolute(path) }
    defer { free(real) }
    return String(cString: real)
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// Writes bytes and returns how many were taken; fewer than given is a ``failure``.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let stream, failure == nil else { return 0 }
    let written = fwrite(bytes.baseAddress, 1, bytes.count, stream)
    if written < bytes.count { fail() }
    position += written
    length = max(length, position)
    return written
  }

  /// Reads bytes back and returns how many there were.
  func read(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    guard let stream, failure == nil else { return 0 }
    // Standard C wants a seek between writing and reading.
    fseeko(stream, off_t(position), SEEK_SET)
    let count = fread(bytes.baseAddress, 1, bytes.count, stream)
    position += count
    fseeko(stream, off_t(position), SEEK_SET)
    return count
  }

  /// Moves to an offset from the start, the current place or the end, and returns the new place.
  func seek(_ offset: Int, from whence: Int32) -> Int {
    let base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position : length
    guard let stream, failure == nil, base + offset >= 0 else { return -1 }
    if base + offset != position, fseeko(stream, off_t(base + offset), SEEK_SET) != 0 {
      fail()
      return -1
    }
    position = base + offset
    return position
  }

  /// Writes what is buffered and gives the file its name; on failure removes it and throws.
  func commit() throws(SpeechError) {
    closeStream()
    keepPermissions()
    if failure == nil, rename(temporary.path, target) != 0 { fail() }
    if let failure {
      temporary.remove()
      throw .cannotWrite(path: path, reason: failure)
    }
    temporary.forget()
  }

  /// A file that is replaced keeps who may read and write it.
  private func keepPermissions() {
    var status = stat()
    if stat(target, &status) == 0 { chmod(temporary.path, status.st_mode & 0o7777) }
  }

  /// Removes the temporary file; does nothing once the file has its name.
  func discard() {
    closeStream()
    temporary.remove()
  }

  private func closeStream() {
    guard let stream else { return }
    self.stream = nil
    if fclose(stream) != 0 { fail() }
  }

  private func fail() {
    if failure == nil { failure = String(cString: strerror(errno)) }
  }
}
