#if os(Linux)
  import Glibc

  /// System calls that the C library has no function for, or one with a variable number of arguments.
  enum SystemCall {
    private typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

    /// `syscall` passes its arguments in registers, as a function of seven arguments gets them, on both
    /// architectures that are known here.
    private static let function = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Function.self) }

    /// Makes a system call.
    ///
    /// - Returns: what the kernel answers; −1 with `errno` set where it refuses.
    static func call(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Int {
      guard let function else {
        errno = ENOSYS
        return -1
      }
      return function(number, a, b, c, d, 0, 0)
    }

    static func prctl(_ option: Int, _ a: Int = 0, _ b: Int = 0) -> Int {
      call(Architecture.prctl, option, a, b)
    }

    // Options of prctl, as numbered in the kernel's linux/prctl.h.
    static let setParentDeathSignal = 1
    static let setSeccomp = 22
    static let setNoNewPrivileges = 38

    /// Gives up every privilege of root, and that of gaining any by running a program.
    static func giveUpPrivileges() throws {
      guard prctl(setNoNewPrivileges, 1) == 0 else { throw NotConfined(part: "privileges can be gained") }
      // struct __user_cap_header_struct of version 3 for this process, and no capability in any of the three sets.
      let header: [UInt32] = [0x2008_0522, 0]
      let none = [UInt32](repeating: 0, count: 6)
      let outcome = header.withUnsafeBytes { header in
        none.withUnsafeBytes { call(Architecture.capset, address(header), address($0)) }
      }
      guard outcome == 0 else { throw NotConfined(part: "privileges cannot be given up") }
    }

    /// A buffer's address as an argument.
    static func address(_ buffer: UnsafeRawBufferPointer) -> Int { Int(bitPattern: buffer.baseAddress) }
  }
#endif
