import Foundation
import Speech

// A process of its own for tests: espeak-ng's sound depends on what the process said before, and limits and
// signals hit a whole process. Usage: speech-probe COMMAND FILE [NUMBER]

let arguments = CommandLine.arguments.dropFirst()
guard let command = arguments.first.flatMap(Probe.init), let file = arguments.dropFirst().first else {
  print("usage: speech-probe say|limit|wait|measure FILE [NUMBER]")
  exit(64)
}
do {
  try command.run(file: file, number: arguments.dropFirst(2).first.flatMap { Int($0) })
} catch {
  print(error)
  exit(2)
}
