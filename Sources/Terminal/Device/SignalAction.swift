import Foundation

/// What the process does on a signal.
enum SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Puts a handler in place and returns what was there.
  @discardableResult
  static func install(_ handler: @escaping Handler, for number: Int32) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    var old = sigaction()
    sigaction(number, &action, &old)
    return old
  }

  /// Whether the signal is ignored, as those of a hung-up terminal are under `nohup`.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the address 1, which compares by its bits only.
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Lets a signal through to this thread again. Safe in a handler.
  static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
