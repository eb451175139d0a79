import Foundation
import SemanticTree

/// A child process and the line to it. All it says and prints is taken from it as it comes, and bounded.
final class HostConnection {
  private let process: SpawnedProcess
  private let channel: Descriptor
  private let prints: Descriptor
  private let file: WhereaboutsFile
  private let limits: HostLimits
  private var outgoing: ArraySlice<UInt8> = []
  private var incoming: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private(set) var output = OutputExcerpt()
  /// True when nobody can print any more.
  private var printsEnded = false

  /// Why nothing more comes from the process.
  struct Lost: Error {
    /// What the process was ended for, if it did not end itself.
    var judgement: HostDeath.Cause?
  }

  /// - Throws: `SourceError.notStarted`
  init(_ launcher: HostLauncher) throws {
    let (near, far) = try Descriptor.sockets()
    let (reading, writing) = try Descriptor.pipe()
    file = try WhereaboutsFile()
    limits = launcher.limits
    channel = near
    prints = reading
    near.neverWaits()
    reading.neverWaits()
    let (program, arguments) = launcher.command
    process = try SpawnedProcess(
      program, arguments, environment: launcher.environment,
      files: [
        (writing.number, STDOUT_FILENO), (writing.number, STDERR_FILENO), (far.number, HostProtocol.channel),
        (file.descriptor, HostProtocol.whereabouts),
      ])
  }

  /// Sends a message as far as it goes at once, and the rest while an answer is waited for.
  func post(_ message: some Encodable) throws(Lost) {
    guard let frame = try? HostFrame.bytes(of: message) else { throw Lost(judgement: .nonsense) }
    outgoing += frame
    try sendMore()
  }

  /// Waits for the greeting, one line.
  func greeting() throws(Lost) -> HostGreeting {
    let line = try wait(limits.loadingTime) { connection throws(Lost) in connection.takeLine() }
    guard let greeting = try? JSONDecoder().decode(HostGreeting.self, from: Data(line)) else {
      throw Lost(judgement: .nonsense)
    }
    return greeting
  }

  /// Waits for the next message.
  func next() throws(Lost) -> HostResponse {
    let bytes = try wait(limits.answerTime) { connection throws(Lost) in try connection.takeFrame() }
    guard let message = try? HostCoding.decode(HostResponse.self, from: bytes) else {
      throw Lost(judgement: .nonsense)
    }
    return message
  }

  private func wait(
    _ seconds: Double, for part: (HostConnection) throws(Lost) -> [UInt8]?
  ) throws(Lost) -> [UInt8] {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let bytes = try part(self) { return bytes }
      let left = end - ContinuousClock.now
      guard left > .zero else { throw Lost(judgement: .tooSlow(seconds: seconds)) }
      try exchange(within: left)
    }
  }

  /// Ends the process and tells how it ended.
  ///
  /// A process that closed its line is ending, most likely by itself; it gets a moment to do so.
  func end(_ loss: Lost, files: [String: String]) -> HostDeath {
    if loss.judgement == nil { waitForEnd() }
    let wasAlive = process.ending == nil
    let status = process.end()
    try? takePrints()
    return DeathReport(
      judgement: loss.judgement ?? (wasAlive ? .nonsense : nil), status: status,
      whereabouts: file.whereabouts,
      output: output.text, limits: limits, files: files
    ).death
  }

  private func waitForEnd() {
    let end = ContinuousClock.now + .seconds(1)
    while process.ending == nil, ContinuousClock.now < end {
      try? takePrints()
      usleep(1_000)
    }
  }
}

extension HostConnection {
  private func takeLine() -> [UInt8]? {
    guard let end = incoming.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { incoming.removeFirst(end + 1) }
    return Array(incoming[..<end])
  }

  private func takeFrame() throws(Lost) -> [UInt8]? {
    guard let length = HostFrame.length(in: incoming) else { return nil }
    if length > limits.answer { throw Lost(judgement: .answerTooLong(limit: limits.answer)) }
    let end = HostFrame.headSize + length
    guard incoming.count >= end else { return nil }
    defer { incoming.removeFirst(end) }
    return Array(incoming[HostFrame.headSize..<end])
  }

  /// Waits until something can be moved, and moves it.
  private func exchange(within time: Duration) throws(Lost) {
    let wanted = Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT))
    var files = [
      pollfd(fd: channel.number, events: wanted, revents: 0),
      pollfd(fd: printsEnded ? -1 : prints.number, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = min(time / .milliseconds(1), 1_000) + 1
    guard poll(&files, nfds_t(files.count), Int32(milliseconds)) > 0 else { return }
    if files[1].revents != 0 { try takePrints() }
    if files[0].revents & Int16(POLLOUT) != 0 { try sendMore() }
    if files[0].revents & ~Int16(POLLOUT) != 0 { try receive() }
  }

  private func sendMore() throws(Lost) {
    while !outgoing.isEmpty {
      switch channel.send(outgoing) {
      case .bytes(let count): outgoing = outgoing.dropFirst(count)
      case .later: return
      case .ended: throw Lost()
      }
    }
    outgoing = []
  }

  private func receive() throws(Lost) {
    switch channel.read(into: &chunk) {
    case .bytes(let count): incoming += chunk[..<count]
    case .later: return
    case .ended: throw Lost()
    }
    if incoming.count > limits.answer + HostFrame.headSize {
      throw Lost(judgement: .answerTooLong(limit: limits.answer))
    }
  }

  /// Takes what was printed so far.
  private func takePrints() throws(Lost) {
    while !printsEnded {
      switch prints.read(into: &chunk) {
      case .bytes(let count): output.append(chunk[..<count])
      case .later: return
      case .ended: printsEnded = true
      }
      if output.count > limits.output { throw Lost(judgement: .flood(limit: limits.output)) }
    }
  }
}
