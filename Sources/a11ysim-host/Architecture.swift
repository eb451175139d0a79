#if os(Linux)
  /// The numbers of system calls, which differ between processors (asm/unistd.h of the kernel).
  enum Architecture {
    #if arch(x86_64)
      /// AUDIT_ARCH_X86_64
      static let audit: UInt32 = 0xC000_003E
      static let prctl = 157
      static let capset = 126
      static let clone: UInt32 = 56
      /// The position of the flags among the arguments of `open`, and its number.
      static let open: UInt32? = 2
      static let openat: UInt32 = 257
      static let signalling: [UInt32] = [62, 200, 234, 129, 297]
      static let prlimit: UInt32 = 302
      /// socket; execve, execveat, fork, vfork; ptrace, process_vm_readv, process_vm_writev
      static let programs: [UInt32] = [41, 59, 322, 57, 58, 101, 310, 311]
      /// chmod, fchmod, fchmodat, chown, fchown, lchown, fchownat, utime, utimes, futimesat, utimensat, truncate,
      /// creat, setxattr, lsetxattr, fsetxattr, removexattr, lremovexattr, fremovexattr
      static let attributes: [UInt32] = [
        90, 91, 268, 92, 93, 94, 260, 132, 235, 261, 280, 76, 85, 188, 189, 190, 197, 198, 199,
      ]
      /// Calls of the x32 convention have this bit.
      static let otherConvention: UInt32? = 0x4000_0000
    #else
      /// AUDIT_ARCH_AARCH64
      static let audit: UInt32 = 0xC000_00B7
      static let prctl = 167
      static let capset = 91
      static let clone: UInt32 = 220
      static let open: UInt32? = nil
      static let openat: UInt32 = 56
      static let signalling: [UInt32] = [129, 130, 131, 138, 240]
      static let prlimit: UInt32 = 261
      /// socket; execve, execveat; ptrace, process_vm_readv, process_vm_writev
      static let programs: [UInt32] = [198, 221, 281, 117, 270, 271]
      /// fchmod, fchmodat, fchown, fchownat, utimensat, truncate, setxattr, lsetxattr, fsetxattr, removexattr,
      /// lremovexattr, fremovexattr
      static let attributes: [UInt32] = [52, 53, 55, 54, 88, 45, 5, 6, 7, 14, 15, 16]
      static let otherConvention: UInt32? = nil
    #endif

    /// pidfd_send_signal, io_uring_setup, io_uring_enter, io_uring_register, pidfd_open, pidfd_getfd, fchmodat2: new
    /// calls have one number everywhere.
    static let newer: [UInt32] = [424, 425, 426, 427, 434, 438, 452]
    /// clone3 and openat2 hide their flags in memory, where a filter cannot look.
    static let unreadable: [UInt32] = [435, 437]
  }
#endif
