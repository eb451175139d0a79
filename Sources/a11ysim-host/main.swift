// Loads a user's compiled source beside the one shared SemanticUI and lets it serve its view.
//
// The program links nothing of a11ysim, so that the process holds a single copy of SemanticUI: the shared library
// that the user's code was linked against.
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The function that the entry of a user's library exports.
typealias Entry = @convention(c) () -> Int32

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("a11ysim-host: \(message)\n".utf8))
  exit(2)
}

guard CommandLine.arguments.count == 2 else { fail("usage: a11ysim-host LIBRARY") }
guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_LOCAL) else {
  fail(dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
}
guard let symbol = dlsym(library, "a11ysim_entry") else { fail("the library has no entry 'a11ysim_entry'") }
exit(unsafeBitCast(symbol, to: Entry.self)())
