import Exploring
import Foundation
import Speech
import Terminal

/// One call of `explore`, in the manner that its surroundings allow.
@MainActor
struct ExploreCall {
  let explorer: Explorer
  let title: String
  let messages: VoiceMessages
  let pipe: WakePipe
  let support: TerminalSupport

  /// Key names on standard input, lines on standard output. Nobody hears the speech of a script to its end, so that
  /// there is none.
  func runScript(_ console: Console) throws {
    let driver = ExploreDriver(explorer, voice: nil)
    console.print(title)
    try lines(driver, console).run(script: { readLine() }, file: "standard input")
  }

  /// Keys of the terminal, lines on standard output.
  func runLines(isSilent: Bool, _ options: SpeechOptions, _ console: Console) throws {
    let (driver, remarks) = driver(isSilent, options)
    defer { driver.end() }
    let screen = try TerminalScreen(.lines, usesStyles: false, pipe: pipe)
    defer { screen.close() }
    for line in [title, "? lists the keys, q quits"] + remarks.map(\.line) { console.print(line) }
    console.flush()
    try lines(driver, console).run(screen, KeyReader(pipe: pipe))
  }

  /// Keys of the terminal, a picture on it.
  func runPicture(isSilent: Bool, _ options: SpeechOptions) throws {
    let (driver, remarks) = driver(isSilent, options)
    defer { driver.end() }
    let screen = try TerminalScreen(.picture, usesStyles: support.usesStyles, pipe: pipe)
    defer { screen.close() }
    try PictureRun(
      driver, messages: messages, on: screen, title: title, usesUnicode: support.usesUnicode
    ).run(KeyReader(pipe: pipe), remarks: remarks)
  }

  private func lines(_ driver: ExploreDriver, _ console: Console) -> LineRun {
    LineRun(driver, messages: messages) { line in
      console.print(line)
      console.flush()
    }
  }

  /// A driver with a voice, or without one and the reason.
  private func driver(_ isSilent: Bool, _ options: SpeechOptions) -> (ExploreDriver, [Happening]) {
    if isSilent { return (ExploreDriver(explorer, voice: nil), []) }
    do {
      let device = try SoundDevice.find()
      let voice = SpokenVoice(options, on: device, messages)
      return (ExploreDriver(explorer, voice: voice), [])
    } catch {
      let remark = "no sound device: nothing is spoken; 'a11ysim doctor' tells what is missing"
      return (ExploreDriver(explorer, voice: nil), [Happening(.remark, remark)])
    }
  }
}
