import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite struct ProcessTests {
  /// Surroundings that must not matter.
  private static let surroundings = [
    ["TZ": "Asia/Kathmandu", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
    ["TZ": "America/St_Johns", "LANG": "C", "LC_ALL": "C"],
  ]

  private func sayTwice(_ format: SoundFormat) throws -> (folders: [Folder], outputs: [String]) {
    let folders = [try Folder(), try Folder()]
    let outputs = try zip(folders, Self.surroundings).map { folder, surroundings in
      let environment = surroundings.merging(["HOME": folder.path]) { $1 }
      let probe = try ProbeProcess(
        ["say", "x.\(format.rawValue)"], environment: environment, in: folder.path)
      #expect(probe.status == 0 && probe.errors.isEmpty, "\(probe.output)\(probe.errors)")
      return probe.output
    }
    return (folders, outputs)
  }

  @Test(arguments: SoundFormat.allCases)
  func theSameUtterancesGiveTheSameBytes(format: SoundFormat) throws {
    let (folders, outputs) = try sayTwice(format)
    let files = try folders.map { try Data(contentsOf: URL(fileURLWithPath: $0("x.\(format.rawValue)"))) }
    #expect(files[0].count > 100_000 && files[0] == files[1])
    #expect(outputs[0] == outputs[1] && outputs[0].contains("soundingSampleCount"))
  }

  @Test func theFileHasTheSamplesThatTheResultsCount() throws {
    let folder = try Folder()
    let probe = try ProbeProcess(["say", folder("x.wav")])
    let results = try JSONDecoder().decode([SpokenResult].self, from: Data(probe.output.utf8))
    let file = try #require(SoundFile(path: folder("x.wav")))
    #expect(file.frames == results.map(\.sampleCount).reduce(0, +))
    #expect(file.sampleRate == results.first?.sampleRate)
  }

  @Test(arguments: SoundFormat.allCases, [0, 10, 5000, 40_000])
  func aFullDiskLeavesNothing(format: SoundFormat, bytes: Int) throws {
    let folder = try Folder()
    let path = folder("x.\(format.rawValue)")
    let probe = try ProbeProcess(["limit", path, "\(bytes)"])
    #expect(probe.status == 2)
    #expect(probe.output == "cannot write '\(path)': File too large\n")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalLeavesNothing(signal: Int32) throws {
    let folder = try Folder()
    let program = try ChildProgram(ProbeProcess.executable.path, ["wait", folder("x.wav")])
    for _ in 0..<30_000 where program.outputSoFar != "ready\n" { usleep(1_000) }
    try #require(program.outputSoFar == "ready\n")
    #expect(folder.names.count == 1 && folder.names.first != "x.wav")
    kill(program.processIdentifier, signal)
    #expect(program.wait().status == -signal)
    #expect(folder.names.isEmpty)
  }

  @Test func missingVoiceDataIsAClearErrorWithoutNoise() throws {
    let folder = try Folder()
    let probe = try ProbeProcess(["say", folder("x.wav")], environment: ["ESPEAK_DATA_PATH": folder.path])
    #expect(probe.status == 2 && probe.errors.isEmpty)
    #expect(probe.output.hasPrefix("espeak-ng cannot start: ") && probe.output.contains(folder.path))
    #expect(folder.names.isEmpty)
  }
}
