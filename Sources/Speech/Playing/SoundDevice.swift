import Foundation

/// Something to play sound on: an output of this machine and the program that reaches it.
///
/// espeak-ng is not asked to play: without a device it reports success and prints to standard error. Here a
/// device is looked for first, and a player program gets the samples that a file would get.
public struct SoundDevice: Hashable, Sendable {
  /// What plays: `PulseAudio`, `PipeWire`, `ALSA` or `Core Audio`.
  public var name: String
  /// The player program's path.
  public var program: String
  /// Its arguments for raw samples on standard input; `%rate` stands for the samples a second.
  var arguments: [String]
  /// Arguments before those, for sound that starts within a few hundredths of a second.
  var promptness: [String] = []

  /// The arguments for sound that starts at once.
  var liveArguments: [String] { promptness + arguments }

  /// Where devices and programs are looked for.
  struct Surroundings {
    /// The folder of ALSA's device files; nil where there is no ALSA.
    var deviceFolder: String?
    /// Environment variables: `PATH`, `XDG_RUNTIME_DIR`, `PULSE_SERVER`, `PIPEWIRE_RUNTIME_DIR`.
    var variables: [String: String]
    /// Whether the system always has a sound output.
    var hasCoreAudio = false

    static var current: Surroundings {
      let variables = ProcessInfo.processInfo.environment
      #if os(Linux)
        return Surroundings(deviceFolder: "/dev/snd", variables: variables)
      #else
        return Surroundings(deviceFolder: nil, variables: variables, hasCoreAudio: true)
      #endif
    }
  }

  /// Finds the device to play on.
  ///
  /// Throws ``SpeechError/noSoundDevice(reason:)``, which says whether a device or a program is missing.
  public static func find() throws(SpeechError) -> SoundDevice { try find(in: .current) }

  static func find(in surroundings: Surroundings) throws(SpeechError) -> SoundDevice {
    let outputs = outputs(in: surroundings)
    for output in outputs {
      for player in output.players {
        if let program = surroundings.path(of: player.program) {
          return SoundDevice(
            name: output.name, program: program, arguments: player.arguments, promptness: output.promptness)
        }
      }
    }
    throw .noSoundDevice(reason: surroundings.whyNot(outputs))
  }

  private static func outputs(in surroundings: Surroundings) -> [Output] {
    var outputs: [Output] = []
    if surroundings.hasCoreAudio { outputs.append(.coreAudio) }
    if surroundings.hasPulseAudio { outputs.append(.pulseAudio) }
    if surroundings.hasPipeWire { outputs.append(.pipeWire) }
    if surroundings.hasPlaybackDevice { outputs.append(.alsa) }
    return outputs
  }
}

/// A kind of sound output and the programs that play on it, the best first.
private struct Output {
  var name: String
  var players: [(program: String, arguments: [String])]
  var package: String
  /// Arguments that make the buffers short; else PulseAudio collects two seconds and ALSA half of one.
  var promptness: [String]

  static let pulseAudio = Output(
    name: "PulseAudio",
    players: [("pacat", ["--playback", "--raw", "--format=s16le", "--rate=%rate", "--channels=1"])],
    package: "pulseaudio-utils", promptness: ["--latency-msec=40"])
  static let pipeWire = Output(
    name: "PipeWire",
    players: [("pw-cat", ["--playback", "--raw", "--format=s16", "--rate=%rate", "--channels=1", "-"])],
    package: "pipewire-bin", promptness: ["--latency=40ms"])
  static let alsa = Output(
    name: "ALSA",
    players: [("aplay", ["-q", "-t", "raw", "-f", "S16_LE", "-r", "%rate", "-c", "1", "-"])],
    package: "alsa-utils", promptness: ["--buffer-time=80000"])
  // afplay reads files only, so sox is asked for; not tried on a Mac.
  static let coreAudio = Output(
    name: "Core Audio",
    players: [
      ("play", ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "%rate", "-c", "1", "-"])
    ], package: "sox", promptness: ["--buffer", "1024"])
}

extension SoundDevice.Surroundings {
  fileprivate var hasPulseAudio: Bool {
    if let server = variables["PULSE_SERVER"], !server.isEmpty { return true }
    return variables["XDG_RUNTIME_DIR"].map { isSocket("\($0)/pulse/native") } ?? false
  }

  fileprivate var hasPipeWire: Bool {
    let folder = variables["PIPEWIRE_RUNTIME_DIR"] ?? variables["XDG_RUNTIME_DIR"]
    return folder.map { isSocket("\($0)/pipewire-0") } ?? false
  }

  // ALSA names a card's playback devices pcmC0D0p, its recording devices pcmC0D0c.
  fileprivate var hasPlaybackDevice: Bool {
    guard let deviceFolder, let names = try? FileManager.default.contentsOfDirectory(atPath: deviceFolder)
    else { return false }
    return names.contains { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
  }

  fileprivate func path(of program: String) -> String? {
    (variables["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  fileprivate func whyNot(_ outputs: [Output]) -> String {
    guard let output = outputs.first else {
      return "there is no sound device (no playback device in \(deviceFolder ?? "the system") and no "
        + "PulseAudio or PipeWire socket in XDG_RUNTIME_DIR); write a file instead"
    }
    let programs = output.players.map(\.program).joined(separator: " or ")
    return
      "\(output.name) is there but no program to play on it; install \(output.package), which has \(programs)"
  }

  private func isSocket(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }
}
