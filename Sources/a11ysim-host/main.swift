// Loads a user's compiled source beside the one shared SemanticUI and lets it serve its previews.
//
// The program links nothing of a11ysim, so that the process holds a single copy of SemanticUI: the shared library
// that the user's code was linked against. Before a line of the user's code can run, the process gives up what that
// code has no need of.

#if canImport(Glibc)
  // Its standard streams are global variables.
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The function that the entry of a user's library exports.
typealias Entry = @convention(c) () -> Int32

func fail(_ message: String) -> Never {
  fputs("a11ysim-host: \(message)\n", stderr)
  exit(2)
}

let command: HostCommand
do { command = try HostCommand(CommandLine.arguments.dropFirst()) } catch { fail("\(error)") }
do { try Confinement(command).begin() } catch { fail("\(error)") }
// What was printed before a crash is worth knowing.
setvbuf(stdout, nil, _IOLBF, 0)
guard let path = command.library else { exit(0) }
guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
  fail(dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
}
guard let symbol = dlsym(library, "a11ysim_entry") else { fail("the library has no entry 'a11ysim_entry'") }
exit(unsafeBitCast(symbol, to: Entry.self)())
