import Foundation
import SourceRunner
import Speech
import Typesetting
import VoiceOver

/// Looks at what the program needs from the machine.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "check voices, fonts, sound and versions, and say how to fix what is missing"
  static let synopsis = "[OPTIONS]"
  static let discussion = """
    Lists what a11ysim found on this machine. A line that begins with 'missing' is followed by the command that
    mends it; 'none' is no fault. Exit code 2 when something is missing.
    """
  static let options: [Option] = [.flag("--version-only", "print the version and nothing else")]
  static let examples = ["doctor"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.noOperand()
    if arguments.has("--version-only") {
      console.print("a11ysim \(Version.current)")
      return .clean
    }
    let checks = [version(), fonts(), voices(), soundDevice(), soundFiles(), words(), source(), sandbox()]
    for check in checks {
      console.print("\(console.emphasized(check.topic + ":")) \(check.text)")
    }
    return checks.contains { !$0.isFine } ? .cannotJudge : .clean
  }

  private struct Check {
    let topic: String
    let text: String
    var isFine = true

    static func missing(_ topic: String, _ reason: String, fix: String) -> Check {
      Check(topic: topic, text: "missing: \(reason)\n  fix: \(fix)", isFine: false)
    }
  }

  private static func version() -> Check {
    Check(topic: "a11ysim", text: "\(Version.current), models iOS 17, 18 and 26")
  }

  private static func fonts() -> Check {
    do {
      let names = try Typesetter().fontNames
      return Check(topic: "fonts", text: names.joined(separator: ", "))
    } catch {
      return .missing("fonts", "\(error)", fix: Install.command(for: "fonts-inter fonts-noto-core"))
    }
  }

  private static func voices() -> Check {
    do {
      let files = try PhraseTable.all.map { "\($0.language) \(try Voices.file(for: $0.language))" }
      let count = try Voices.list().count
      return Check(
        topic: "voices",
        text: "espeak-ng \(SpeechLibraries.espeakVersion), \(count) voices in "
          + "\(SpeechLibraries.espeakDataPath) (\(files.joined(separator: ", ")))")
    } catch {
      return .missing("voices", "\(error)", fix: Install.command(for: "espeak-ng-data libespeak-ng1"))
    }
  }

  private static func soundDevice() -> Check {
    do {
      let device = try SoundDevice.find()
      return Check(topic: "sound device", text: "\(device.name), played by \(device.program)")
    } catch {
      return Check(topic: "sound device", text: "none: \(error); speech goes into a file instead")
    }
  }

  private static func soundFiles() -> Check {
    Check(topic: "sound files", text: "\(SpeechLibraries.sndfileVersion): wav, flac, ogg (Vorbis), mp3")
  }

  private static func source() -> Check {
    do {
      let installation = try Installation()
      return Check(
        topic: "SwiftUI source",
        text: "compiled by \(installation.compiler.path), run by \(installation.host.lastPathComponent)")
    } catch {
      return Check(topic: "SwiftUI source", text: "none: \(error); scenarios work all the same")
    }
  }

  /// What keeps the code of a user's views from everything else.
  private static func sandbox() -> Check {
    guard let installation = try? Installation() else {
      return Check(topic: "sandbox", text: "none is needed without source")
    }
    let level = SandboxProbe.best(for: installation)
    let advice = level == .bubblewrap ? "" : "; bubblewrap is the best: \(Install.command(for: "bubblewrap"))"
    return Check(topic: "sandbox", text: "\(level)\(advice)")
  }

  private static func words() -> Check {
    let tables = PhraseTable.all.map { "\($0.name) (\($0.language))" }
    return Check(topic: "VoiceOver's words", text: tables.joined(separator: ", "))
  }
}

/// How packages are installed on this kind of machine.
enum Install {
  static func command(for packages: String) -> String {
    #if os(macOS)
      "brew install espeak-ng libsndfile pango cairo fontconfig; or run .ci/setup"
    #else
      "sudo apt-get install \(packages); or run .ci/setup"
    #endif
  }
}
