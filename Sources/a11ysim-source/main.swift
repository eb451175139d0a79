// Reads a user's Swift files with the toolchain's own SwiftSyntax: one request on standard input, one answer on
// standard output. A program of its own, so that `a11ysim` starts on a machine without a toolchain.
import Foundation
import SourceMessages
import SourceReading

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("a11ysim-source: \(message)\n".utf8))
  exit(2)
}

do {
  let request = try JSONDecoder().decode(
    SourceRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
  let answer =
    switch request {
    case .prepare(let preparation): try Preparation(preparation).run()
    case .rescue(let rescue): try Rescue(rescue).run()
    case .locate(let locating): Locating(locating).run()
    case .mend(let mending): Mending(mending).run()
    }
  FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
} catch {
  fail("\(error)")
}
