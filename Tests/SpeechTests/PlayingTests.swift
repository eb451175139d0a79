import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite(.serialized) struct PlayingTests {
  /// Puts a shell script in the place of a player. A child process writes it: a file that this process holds open
  /// for writing would be inherited by the programs that other tests start, and a busy file cannot be run.
  private func program(_ name: String, _ script: String, in folder: Folder) throws {
    let writer = try ChildProgram.run(
      "/bin/sh",
      ["-c", #"printf '#!/bin/sh\n%s\n' "$2" > "$1" && chmod 755 "$1""#, "sh", folder(name), script])
    try #require(writer.status == 0)
  }

  private func surroundings(_ folder: Folder, devices: [String]) throws -> SoundDevice.Surroundings {
    let devicePath = folder("snd")
    try FileManager.default.createDirectory(atPath: devicePath, withIntermediateDirectories: true)
    for name in devices { try Data().write(to: URL(fileURLWithPath: "\(devicePath)/\(name)")) }
    return SoundDevice.Surroundings(
      deviceFolder: devicePath, variables: ["PATH": "\(folder.path):/bin:/usr/bin"])
  }

  private func device(_ script: String, in folder: Folder) throws -> SoundDevice {
    try program("aplay", script, in: folder)
    return try SoundDevice.find(in: surroundings(folder, devices: ["pcmC0D0p"]))
  }

  @Test(arguments: [[], ["controlC0", "timer"], ["pcmC0D0c"]])
  func withoutAPlaybackDeviceThereIsAReason(devices: [String]) throws {
    let folder = try Folder()
    try program("aplay", "", in: folder)
    let error = try #require(throws: SpeechError.self) {
      try SoundDevice.find(in: surroundings(folder, devices: devices))
    }
    #expect(error.description.hasPrefix("cannot play: there is no sound device"))
  }

  @Test func aMissingFolderIsNoDevice() throws {
    let nowhere = SoundDevice.Surroundings(deviceFolder: "/nonexistent", variables: [:])
    #expect(throws: SpeechError.self) { try SoundDevice.find(in: nowhere) }
  }

  @Test func aMissingProgramIsNamedWithItsPackage() throws {
    let folder = try Folder()
    var here = try surroundings(folder, devices: ["pcmC0D0p"])
    here.variables["PATH"] = folder.path
    let error = try #require(throws: SpeechError.self) { try SoundDevice.find(in: here) }
    #expect(error.description.hasSuffix("install alsa-utils, which has aplay"))
  }

  @Test func aSoundServerComesBeforeTheCard() throws {
    let folder = try Folder()
    try program("aplay", "", in: folder)
    try program("pacat", "", in: folder)
    var here = try surroundings(folder, devices: ["pcmC0D0p"])
    #expect(try SoundDevice.find(in: here).name == "ALSA")
    here.variables["PULSE_SERVER"] = "unix:/run/pulse"
    #expect(try SoundDevice.find(in: here).program == folder("pacat"))
  }

  @Test func thePlayerGetsTheSamplesAndTheRate() throws {
    let folder = try Folder()
    let device = try device(
      "echo \"$@\" > '\(folder("arguments"))'; cat > '\(folder("samples"))'", in: folder)
    let player = try Player(on: device, sampleRate: 22050)
    let samples = (0..<30_000).map { Int16(truncatingIfNeeded: $0 * 7) }
    try player.write(samples.span)
    try player.finish()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder("samples")))
    #expect(bytes == samples.withUnsafeBytes { Data($0) })
    let arguments = try String(contentsOfFile: folder("arguments"), encoding: .utf8)
    #expect(arguments == "-q -t raw -f S16_LE -r 22050 -c 1 -\n")
  }

  @Test func aPlayerThatFailsIsAnErrorAndNotASignal() throws {
    let folder = try Folder()
    let device = try device("exit 3", in: folder)
    let player = try Player(on: device, sampleRate: 22050)
    let error = try #require(throws: SpeechError.self) {
      while true { try player.write([Int16](repeating: 1, count: 4096).span) }
    }
    #expect(error.description.contains("status 3"))
    #expect(throws: SpeechError.self) { try Player(on: device, sampleRate: 22050).finish() }
  }

  @Test func aProgramThatCannotStartIsAnError() throws {
    var device = try device("", in: try Folder())
    device.program = "/nonexistent/aplay"
    #expect(throws: SpeechError.self) { try Player(on: device, sampleRate: 22050) }
  }

  @Test func aPlayerThatDoesNotReadCanBeStoppedFromAnotherThread() throws {
    let folder = try Folder()
    let device = try device("exec sleep 1000", in: folder)
    let player = try Player(on: device, sampleRate: 22050)
    let stop = player.stopper
    Thread.detachNewThread { stop() }
    #expect(throws: SpeechError.stopped) {
      while true { try player.write([Int16](repeating: 1, count: 4096).span) }
    }
    #expect(throws: SpeechError.stopped) { try player.finish() }
  }
}
