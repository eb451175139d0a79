#if os(Linux)
  import Glibc

  /// A filter of system calls (seccomp, mode 2): no sockets, no other programs and processes, no signals to others, and
  /// no changes of files that Landlock does not cover.
  ///
  /// It is a program of the kernel's packet filter over struct seccomp_data: the call's number at 0, the
  /// architecture at 4, the arguments from 16 on, eight bytes each.
  struct SystemCallFilter {
    private var program: [UInt64] = []

    private enum Answer {
      static let allow: UInt32 = 0x7FFF_0000
      static let killProcess: UInt32 = 0x8000_0000
      static func refuse(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }
    }

    private enum Operation {
      static let load: UInt16 = 0x20
      static let jumpIfEqual: UInt16 = 0x15
      static let jumpIfAtLeast: UInt16 = 0x35
      static let jumpIfAnyBit: UInt16 = 0x45
      static let answer: UInt16 = 0x06
    }

    init() {
      add(Operation.load, 4)
      add(Operation.jumpIfEqual, Architecture.audit, then: 1)
      add(Operation.answer, Answer.killProcess)
      add(Operation.load, 0)
      if let bit = Architecture.otherConvention {
        add(Operation.jumpIfAtLeast, bit, else: 1)
        add(Operation.answer, Answer.refuse(ENOSYS))
      }
      for number in Architecture.programs + Architecture.attributes + Architecture.newer {
        refuse(number, EPERM)
      }
      for number in Architecture.unreadable { refuse(number, ENOSYS) }
      refuseNewProcesses()
      refuseTruncating()
      refuseOtherProcesses()
      add(Operation.answer, Answer.allow)
    }

    /// Puts the filter in force, for good and for every thread to come.
    func install() throws {
      // struct sock_fprog: the count of instructions, padding, their address.
      let outcome = program.withUnsafeBytes { instructions in
        let description = [UInt(program.count), UInt(bitPattern: instructions.baseAddress)]
        return description.withUnsafeBytes {
          SystemCall.prctl(SystemCall.setSeccomp, 2, SystemCall.address($0))
        }
      }
      guard outcome == 0 else { throw NotConfined(part: "the kernel filters no system calls") }
    }
  }

  extension SystemCallFilter {
    /// struct sock_filter: 16 bits of code, 8 and 8 of jumps, 32 of value.
    private mutating func add(_ code: UInt16, _ value: UInt32, then: UInt8 = 0, else other: UInt8 = 0) {
      program.append(UInt64(code) | UInt64(then) << 16 | UInt64(other) << 24 | UInt64(value) << 32)
    }

    private mutating func refuse(_ number: UInt32, _ code: Int32) {
      add(Operation.jumpIfEqual, number, else: 1)
      add(Operation.answer, Answer.refuse(code))
    }

    private static func argument(_ index: UInt32) -> UInt32 { 16 + 8 * index }

    /// Threads are welcome, processes are not.
    private mutating func refuseNewProcesses() {
      let thread: UInt32 = 0x1_0000
      add(Operation.jumpIfEqual, Architecture.clone, else: 4)
      add(Operation.load, SystemCallFilter.argument(0))
      add(Operation.jumpIfAnyBit, thread, then: 1)
      add(Operation.answer, Answer.refuse(EPERM))
      add(Operation.answer, Answer.allow)
    }

    /// The first versions of Landlock let a file be emptied.
    private mutating func refuseTruncating() {
      refuseTruncating(Architecture.openat, flags: 2)
      if let open = Architecture.open { refuseTruncating(open, flags: 1) }
    }

    private mutating func refuseTruncating(_ number: UInt32, flags: UInt32) {
      add(Operation.jumpIfEqual, number, else: 4)
      add(Operation.load, SystemCallFilter.argument(flags))
      add(Operation.jumpIfAnyBit, UInt32(O_TRUNC), else: 1)
      add(Operation.answer, Answer.refuse(EACCES))
      add(Operation.answer, Answer.allow)
    }

    /// Signals to itself and limits of its own only. No other process has its number, and 0 stands for itself
    /// when limits are asked for.
    private mutating func refuseOtherProcesses() {
      let own = UInt32(bitPattern: getpid())
      for number in Architecture.signalling { allow(number, onlyFor: own) }
      allow(Architecture.prlimit, onlyFor: 0)
    }

    private mutating func allow(_ number: UInt32, onlyFor process: UInt32) {
      add(Operation.jumpIfEqual, number, else: 4)
      add(Operation.load, SystemCallFilter.argument(0))
      add(Operation.jumpIfEqual, process, then: 1)
      add(Operation.answer, Answer.refuse(EPERM))
      add(Operation.answer, Answer.allow)
    }
  }
#endif
