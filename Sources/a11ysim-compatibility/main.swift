// Runs the source runner over repositories that were unpacked somewhere, and counts what it can compile as it is, what
// only without some calls, and what not at all, by the names that are missing.
import Foundation
import SourceRunner

let words = Array(CommandLine.arguments.dropFirst())
guard !words.isEmpty else {
  print("usage: a11ysim-compatibility FOLDER… [--list] [--companions]")
  exit(64)
}
do {
  try CompatibilitySurvey(words).run()
} catch {
  FileHandle.standardError.write(Data("a11ysim-compatibility: \(error)\n".utf8))
  exit(2)
}
