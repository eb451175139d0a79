import Foundation

/// Gives the terminal back as it was, whatever ends or suspends the process: a signal, a crash or `exit`.
///
/// Handlers may do only what is safe at any moment: they read what lies at a fixed address, write bytes that were
/// made before, and set attributes. Only one terminal is held at a time.
enum TerminalRescue {
  /// What the handlers need to know.
  struct Hold {
    var isHeld = false
    var input: Int32 = -1
    var output: Int32 = -1
    var wakeEnd: Int32 = -1
    var original = termios()
    var raw = termios()
    var entry = Bytes()
    var exit = Bytes()
  }

  /// Text at a fixed address.
  struct Bytes {
    var start: UnsafeMutablePointer<UInt8>?
    var count = 0

    init() {}

    init(_ text: String) {
      let bytes = Array(text.utf8)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
      copy.initialize(from: bytes, count: bytes.count)
      (start, count) = (copy, bytes.count)
    }
  }

  private static let fatal = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGUSR1, SIGUSR2,
    SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO,
  ]
  private static let signalCount = 65
  nonisolated(unsafe) private static let hold: UnsafeMutablePointer<Hold> = {
    let hold = UnsafeMutablePointer<Hold>.allocate(capacity: 1)
    hold.initialize(to: Hold())
    atexit { TerminalRescue.restore() }
    return hold
  }()
  nonisolated(unsafe) private static let earlier: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    return actions
  }()

  /// Takes the terminal and watches over it until ``giveBack()``.
  static func take(_ new: Hold) {
    hold.pointee = new
    hold.pointee.isHeld = true
    for number in fatal where !SignalAction.isIgnored(number) {
      earlier[Int(number)] = SignalAction.install(endedBySignal, for: number)
    }
    earlier[Int(SIGTSTP)] = SignalAction.install(suspended, for: SIGTSTP)
    earlier[Int(SIGCONT)] = SignalAction.install(resumed, for: SIGCONT)
    earlier[Int(SIGWINCH)] = SignalAction.install(resized, for: SIGWINCH)
    enter()
  }

  /// Gives the terminal back and takes every handler away.
  static func giveBack() {
    guard hold.pointee.isHeld else { return }
    restore()
    for number in fatal + [SIGTSTP, SIGCONT, SIGWINCH] where !SignalAction.isIgnored(number) {
      sigaction(number, &earlier[Int(number)], nil)
    }
    hold.pointee.wakeEnd = -1
    for bytes in [hold.pointee.entry, hold.pointee.exit] { bytes.start?.deallocate() }
    hold.pointee.entry = Bytes()
    hold.pointee.exit = Bytes()
  }

  // MARK: - Safe in a handler

  private static func enter() {
    guard hold.pointee.isHeld else { return }
    setAttributes(&hold.pointee.raw)
    send(hold.pointee.entry)
  }

  /// The terminal as it was; nothing where it is so already.
  private static func restore() {
    guard hold.pointee.isHeld else { return }
    hold.pointee.isHeld = false
    leave()
  }

  private static func leave() {
    send(hold.pointee.exit)
    setAttributes(&hold.pointee.original)
  }

  private static func setAttributes(_ attributes: UnsafePointer<termios>) {
    while tcsetattr(hold.pointee.input, TCSANOW, attributes) == -1, errno == EINTR {}
  }

  private static func send(_ bytes: Bytes) {
    guard let start = bytes.start else { return }
    var sent = 0
    while sent < bytes.count {
      let count = write(hold.pointee.output, start + sent, bytes.count - sent)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      sent += count
    }
  }

  private static let endedBySignal: SignalAction.Handler = { number in
    restore()
    // What was there before decides how the process ends: usually at once, or with a crash report. Asking it to quit
    // is no crash.
    var action = sigaction()
    if number != SIGQUIT { action = earlier[Int(number)] }
    sigaction(number, &action, nil)
    raise(number)
  }

  private static let suspended: SignalAction.Handler = { number in
    let error = errno
    if hold.pointee.isHeld { leave() }
    sigaction(number, &earlier[Int(number)], nil)
    raise(number)
    SignalAction.unblock(number)
    // The process stands still here until it is resumed; where nobody could resume it, it goes straight on.
    SignalAction.install(suspended, for: number)
    comeBack()
    errno = error
  }

  private static let resumed: SignalAction.Handler = { _ in
    let error = errno
    comeBack()
    errno = error
  }

  private static func comeBack() {
    enter()
    WakePipe.write(.resumed, to: hold.pointee.wakeEnd)
  }

  private static let resized: SignalAction.Handler = { _ in
    let error = errno
    WakePipe.write(.resized, to: hold.pointee.wakeEnd)
    errno = error
  }
}
