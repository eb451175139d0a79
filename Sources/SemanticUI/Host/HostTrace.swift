import SemanticTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps where the user's code is, for the parent process to read should this one die.
///
/// Where no process was started with the file for it, nothing is noted.
enum HostTrace {
  /// The mapped file; signal handlers use it too.
  nonisolated(unsafe) private static var page: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var stack: Range<UInt> = 0..<0

  /// Maps the file and watches for `exit` and a full stack.
  static func start() {
    let descriptor = HostProtocol.whereabouts
    guard fcntl(descriptor, F_GETFD) >= 0 else { return }
    let mapped = mmap(
      nil, HostWhereabouts.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    close(descriptor)
    guard let mapped, mapped != MAP_FAILED else { return }
    page = mapped
    // `exit` runs this, whoever calls it.
    atexit { if let page = HostTrace.page { HostWhereabouts.note(.exit, in: page) } }
    watchStack()
  }

  static func opening() { note(.opening, view: nil, place: nil) }
  static func rendering() { note(.rendering, view: nil, place: nil) }

  static func idle() {
    if let page { HostWhereabouts.note(.idle, in: page) }
  }

  /// The action of an element.
  static func action(of element: @autoclosure () -> Node?) {
    guard page != nil else { return }
    let element = element()
    note(.action, view: element?.label, place: element?.source)
  }

  /// The body of a view, and what its properties need before it.
  static func enter(_ view: Any.Type) {
    guard page != nil, !TypeNames.isOwn(view) else { return }
    note(.body, view: TypeNames.name(of: view), place: SourceNames.declaration(of: view))
  }

  /// The end of a body. What follows belongs to that view more likely than to any other, so its name stays.
  static func leave() {
    if let page { HostWhereabouts.note(.rendering, in: page) }
  }

  private static func note(
    _ activity: HostWhereabouts.Activity, view: String?, place: SourceLocation?
  ) {
    guard let page else { return }
    HostWhereabouts.noteView(view, in: page)
    HostWhereabouts.notePlace(place, in: page)
    HostWhereabouts.note(activity, in: page)
  }
}

extension HostTrace {
  /// A full stack is a bare `SIGSEGV`; the address that could not be reached tells it from any other.
  private static func watchStack() {
    stack = presentStack()
    let size = 65_536
    var alternate = stack_t()
    alternate.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    alternate.ss_size = size
    sigaltstack(&alternate, nil)
    for signal in [SIGSEGV, SIGBUS] { watch(signal) }
  }

  private static func watch(_ signal: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void =
      {
        _, information, _ in HostTrace.noteFault(information)
      }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #else
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    // The handler is gone after its first run: the same fault then ends the process as it should.
    action.sa_flags = Int32(SA_SIGINFO | SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }

  private static func noteFault(_ information: UnsafeMutablePointer<siginfo_t>?) {
    guard let page, let information else { return }
    #if canImport(Glibc)
      let address = UInt(bitPattern: information.pointee._sifields._sigfault.si_addr)
    #else
      let address = UInt(bitPattern: information.pointee.si_addr)
    #endif
    if stack.contains(address) { HostWhereabouts.note(.stackOverflow, in: page) }
  }

  /// The addresses of the main thread's stack and of the guard below it, as seen from near its top.
  private static func presentStack() -> Range<UInt> {
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      getrlimit(RLIMIT_STACK, &limit)
    #endif
    let here = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
    let margin: UInt = 1 << 20
    let size = min(UInt(limit.rlim_cur), 1 << 30) + margin
    return here > size ? (here - size)..<(here + margin) : 0..<0
  }
}
