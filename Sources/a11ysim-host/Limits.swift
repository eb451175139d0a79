#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Limits on what the process may use.
struct Limits {
  let command: HostCommand

  init(_ command: HostCommand) { self.command = command }

  func set() {
    if let most = command.memory { limit(Resource.addressSpace, to: most) }
    // A second after SIGXCPU, which tells what happened, comes SIGKILL.
    if let most = command.seconds { limit(Resource.processorTime, to: most, hard: most + 1) }
    if let most = command.files { limit(Resource.openFiles, to: most) }
    // Writing to a file fails then, rather than ending the process.
    signal(SIGXFSZ, SIG_IGN)
    limit(Resource.fileSize, to: 0)
    limit(Resource.coreSize, to: 0)
    raiseStack()
  }

  /// View trees nest deep and unoptimised code takes much stack. The kernel keeps at least 128 MB free below it.
  private func raiseStack() {
    var now = rlimit()
    guard getrlimit(Resource.stack, &now) == 0, now.rlim_cur < Limits.stack else { return }
    now.rlim_cur = min(Limits.stack, now.rlim_max)
    setrlimit(Resource.stack, &now)
  }

  private static let stack: rlim_t = 64 << 20

  private func limit(_ resource: Resource.Number, to most: UInt64, hard: UInt64? = nil) {
    var now = rlimit()
    guard getrlimit(resource, &now) == 0 else { return }
    let bound = min(rlim_t(hard ?? most), now.rlim_max)
    now = rlimit(rlim_cur: min(rlim_t(most), bound), rlim_max: bound)
    setrlimit(resource, &now)
  }
}

/// The resources that are limited, as `setrlimit` wants them.
private enum Resource {
  #if canImport(Glibc)
    typealias Number = __rlimit_resource_t
    static let addressSpace = Number(RLIMIT_AS.rawValue)
    static let processorTime = Number(RLIMIT_CPU.rawValue)
    static let openFiles = Number(RLIMIT_NOFILE.rawValue)
    static let fileSize = Number(RLIMIT_FSIZE.rawValue)
    static let coreSize = Number(RLIMIT_CORE.rawValue)
    static let stack = Number(RLIMIT_STACK.rawValue)
  #else
    typealias Number = Int32
    static let addressSpace = RLIMIT_AS
    static let processorTime = RLIMIT_CPU
    static let openFiles = RLIMIT_NOFILE
    static let fileSize = RLIMIT_FSIZE
    static let coreSize = RLIMIT_CORE
    static let stack = RLIMIT_STACK
  #endif
}
