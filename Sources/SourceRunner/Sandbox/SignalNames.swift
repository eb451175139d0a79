import Foundation

/// The names of signals, which POSIX lists; their numbers differ between systems.
enum SignalNames {
  static func name(of number: Int32) -> String {
    switch number {
    case SIGABRT: "SIGABRT"
    case SIGALRM: "SIGALRM"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGHUP: "SIGHUP"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGQUIT: "SIGQUIT"
    case SIGSEGV: "SIGSEGV"
    case SIGSYS: "SIGSYS"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    case SIGUSR1: "SIGUSR1"
    case SIGUSR2: "SIGUSR2"
    case SIGXCPU: "SIGXCPU"
    default: "unknown"
    }
  }
}
