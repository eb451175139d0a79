import Foundation
import Speech

/// Where the sound of a call goes, decided before anything is rendered.
@MainActor
struct SoundPlan {
  private enum Target {
    case none, file(String), deviceOr(String)
  }

  private let target: Target
  private let delivery: SpeechDelivery

  /// - Throws: `UsageError` for options that contradict each other, `SpeechError` for an unknown kind of file.
  init(_ arguments: Arguments, scenario: String, for command: any Command.Type) throws {
    let captions = arguments.value("--captions")
    delivery = SpeechDelivery(options: try arguments.speech(), captions: captions)
    let output = arguments.value("--output")
    let files = ["--output", "--captions"].filter(arguments.has)
    if arguments.has("--no-sound"), let option = files.first {
      throw UsageError("'\(option)' needs the speech that '--no-sound' leaves out", for: command)
    }
    if let captions, !captions.lowercased().hasSuffix(".vtt") {
      throw UsageError("captions are WebVTT: '\(captions)' must end in .vtt", for: command)
    }
    try SoundPlan.checkApart(["the scenario": scenario, "--output": output, "--captions": captions], command)
    if let output {
      _ = try SoundFormat(path: output)
      target = .file(output)
    } else if arguments.has("--no-sound") || (arguments.has("--json") && captions == nil) {
      target = .none
    } else {
      let name = URL(fileURLWithPath: scenario).deletingPathExtension().lastPathComponent
      target = .deviceOr("Reports/\(name).wav")
    }
  }

  /// Refuses one file for two purposes.
  private static func checkApart(
    _ files: KeyValuePairs<String, String?>, _ command: any Command.Type
  ) throws {
    var seen: [String: String] = [:]
    for (purpose, path) in files {
      guard let path else { continue }
      let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
      if let other = seen[file] {
        throw UsageError("'\(path)' cannot be both \(other) and \(purpose)", for: command)
      }
      seen[file] = purpose
    }
  }

  private static func makeFolder(_ folder: String, for path: String) throws {
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue { return }
    guard mkdir(folder, 0o777) == 0 else {
      let reason = String(cString: strerror(errno))
      throw SpeechError.cannotWrite(
        path: path, reason: "the folder cannot be made: \(reason); name a file with '--output'")
    }
  }

  func carryOut(_ script: SpeechScript, _ console: Console) throws {
    switch target {
    case .none: break
    case .file(let path):
      try delivery.deliver(script, to: .file(path), console)
      console.printError("the speech is in \(path)")
    case .deviceOr(let path):
      do {
        try delivery.deliver(script, to: .device(try SoundDevice.find()), console)
      } catch SpeechError.noSoundDevice {
        try SoundPlan.makeFolder("Reports", for: path)
        try delivery.deliver(script, to: .file(path), console)
        console.printError("no sound device: the speech is in \(path)")
      }
    }
    if let captions = delivery.captions { console.printError("the captions are in \(captions)") }
  }
}
