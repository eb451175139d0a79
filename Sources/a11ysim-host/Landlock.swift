#if os(Linux)
  import Glibc

  /// Landlock, by which a process forbids itself parts of the file system (kernel 5.13 and later; its
  /// documentation is `userspace-api/landlock` in the kernel's manual).
  enum Landlock {
    // The same numbers on every architecture.
    private static let createRuleset = 444
    private static let addRule = 445
    private static let restrictSelf = 446

    /// The rights over files of struct landlock_ruleset_attr.
    private enum Right {
      static let execute: UInt64 = 1 << 0
      static let writeFile: UInt64 = 1 << 1
      static let readFile: UInt64 = 1 << 2
      static let readFolder: UInt64 = 1 << 3

      /// All rights that a version of Landlock knows: 13 in the first, then one more for moving between folders,
      /// for truncating, and from the fifth on for controlling devices.
      static func all(in version: Int) -> UInt64 {
        let count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13
        return (1 << UInt64(count)) - 1
      }
    }

    /// Forbids everything but reading, and but writing to `/dev/null`.
    static func forbidWriting() throws {
      let version = SystemCall.call(createRuleset, 0, 0, 1)
      guard version > 0 else { throw NotConfined(part: "the kernel has no Landlock") }
      let rights = [Right.all(in: version)]
      let ruleset = rights.withUnsafeBytes {
        SystemCall.call(createRuleset, SystemCall.address($0), $0.count, 0)
      }
      guard ruleset >= 0 else { throw NotConfined(part: "Landlock refuses the rules") }
      defer { close(Int32(ruleset)) }
      try allow(Right.readFile | Right.readFolder | Right.execute, below: "/", ruleset)
      try allow(Right.readFile | Right.writeFile, below: "/dev/null", ruleset)
      guard SystemCall.call(restrictSelf, ruleset, 0) == 0 else {
        throw NotConfined(part: "Landlock refuses to begin")
      }
    }

    private static func allow(_ rights: UInt64, below path: String, _ ruleset: Int) throws {
      let place = open(path, O_RDONLY | O_CLOEXEC)
      guard place >= 0 else { throw NotConfined(part: "'\(path)' cannot be opened") }
      defer { close(place) }
      // struct landlock_path_beneath_attr is packed: eight bytes of rights, four of the descriptor.
      var rule = withUnsafeBytes(of: rights) { Array($0) }
      withUnsafeBytes(of: place) { rule += $0 }
      let pathBeneath = 1
      let outcome = rule.withUnsafeBytes {
        SystemCall.call(addRule, ruleset, pathBeneath, SystemCall.address($0), 0)
      }
      guard outcome == 0 else { throw NotConfined(part: "Landlock refuses a rule for '\(path)'") }
    }
  }
#endif
