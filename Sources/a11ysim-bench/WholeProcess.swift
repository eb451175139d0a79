import Foundation

/// One run of a program, from its start to its end.
struct WholeProcess {
  var seconds: Double
  /// The most memory it held, in megabytes.
  var megabytes: Double

  enum Failure: Error, CustomStringConvertible {
    case notStarted(String)
    case exited(String, Int32)

    var description: String {
      switch self {
      case .notStarted(let program): "'\(program)' cannot be started; run .ci/setup --tests"
      case .exited(let program, let status): "'\(program)' ended with status \(status)"
      }
    }
  }

  /// Runs a program found on PATH, with its output thrown away.
  static func run(_ words: [String]) throws -> WholeProcess {
    var actions: posix_spawn_file_actions_t = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 else {
      throw Failure.notStarted(words[0])
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let elapsed = ContinuousClock.now - start
    guard status == 0 else { throw Failure.exited(words[0], status >> 8) }
    #if os(macOS)
      let megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
      let megabytes = Double(usage.ru_maxrss) / 1_024
    #endif
    return WholeProcess(seconds: elapsed.inSeconds, megabytes: megabytes)
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
