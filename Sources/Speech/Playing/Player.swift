import Foundation

/// Plays samples as they are made, through a device's player program; it can be stopped from any thread.
///
/// Writing waits while the program is behind, so no more than a socket buffer of sound lies between the two.
public final class Player: LiveSink {
  /// How much sound may lie between this program and the player program.
  public enum Buffering: Sendable {
    /// As much as the system likes: nothing stutters on a busy machine.
    case deep
    /// A fraction of a second, so that sound starts with its first samples.
    case shallow
  }

  private let device: SoundDevice
  private let process: PlayerProcess
  private let socket: Int32
  private let stopping = StopSwitch()

  /// Starts the player program of a device.
  ///
  /// Throws ``SpeechError/playingFailed(program:reason:)`` when it cannot be started.
  public init(on device: SoundDevice, sampleRate: Int, buffering: Buffering = .deep) throws(SpeechError) {
    self.device = device
    let (ours, theirs) = try Self.connectedPair(for: device)
    socket = ours
    defer { close(theirs) }
    if buffering == .shallow { Self.limitBuffer(of: ours) }
    let arguments = buffering == .shallow ? device.liveArguments : device.arguments
    do {
      process = try PlayerProcess(
        device.program, arguments.map { $0.replacingOccurrences(of: "%rate", with: "\(sampleRate)") },
        input: theirs)
    } catch {
      close(ours)
      throw error
    }
  }

  // What lies in the socket is still played when this program is gone: 0.4 seconds at the most.
  private static func limitBuffer(of socket: Int32) {
    var bytes: Int32 = 16_384
    setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
  }

  // A socket can refuse to raise SIGPIPE when the program has gone; a pipe cannot.
  private static func connectedPair(for device: SoundDevice) throws(SpeechError) -> (Int32, Int32) {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw .playingFailed(program: device.program, reason: String(cString: strerror(errno)))
    }
    for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if !os(Linux)
      var on: Int32 = 1
      setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (pair[0], pair[1])
  }

  public func write(_ samples: Span<Int16>) throws(SpeechError) {
    let sent = samples.withUnsafeBufferPointer { send(UnsafeRawBufferPointer($0)) }
    if stopping.isOn { throw .stopped }
    if !sent { throw failure() }
  }

  /// Waits until everything has been heard.
  ///
  /// Throws ``SpeechError/stopped`` after ``stop()``, and ``SpeechError/playingFailed(program:reason:)`` when the
  /// program failed.
  public func finish() throws(SpeechError) {
    shutdown(socket, Int32(SHUT_WR))
    let status = process.wait()
    guard stopping.turnOn() else { throw .stopped }
    if status != 0 { throw failure() }
  }

  /// Stops the sound at once; the next ``write(_:)`` throws ``SpeechError/stopped``.
  public func stop() { stopper() }

  /// A function that stops the sound at once and may be called from any thread.
  public var stopper: @Sendable () -> Void {
    let (stopping, socket, process) = (stopping, socket, process)
    return {
      guard stopping.turnOn() else { return }
      process.kill()
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }

  deinit {
    // After this no stopper reaches a process or socket that is someone else's by then.
    _ = stopping.turnOn()
    close(socket)
    process.kill()
    _ = process.wait()
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.send(socket, rest.baseAddress, rest.count, flags)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  private func failure() -> SpeechError {
    .playingFailed(
      program: device.program,
      reason: "it ended with status \(process.wait()); is the device in use?")
  }
}

/// A switch that is turned on once, by any thread.
private final class StopSwitch: @unchecked Sendable {
  private let lock = NSLock()
  private var on = false

  var isOn: Bool { lock.withLock { on } }

  /// Turns it on; returns false if it was on.
  func turnOn() -> Bool {
    lock.withLock {
      defer { on = true }
      return !on
    }
  }
}
