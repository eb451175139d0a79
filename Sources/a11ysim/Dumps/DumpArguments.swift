import Foundation
import Gate
import Importers
import LocatedJSON
import Pictures
import Scenarios
import SemanticTree
import Typesetting
import VoiceOver

extension Arguments {
  /// The options of commands that take what other tools wrote down of a screen.
  static let dumpOptions: [Option] = [
    .value("--density", "FACTOR", "for dumps of Android: pixels in a point, such as 2.625"),
    .value("--screenshot", "FILE.png", "for a dump: a picture of the same moment, to measure contrast in"),
  ]

  /// The screen in a file, if another tool wrote it down there; nil for scenarios and source.
  ///
  /// - Parameter name: how the file is named to the reader; the path unless given.
  /// - Throws: what is wrong with a dump, and with the options for it.
  func importedScreen(at path: String, named name: String? = nil) throws -> ImportedScreen? {
    var options = DumpOptions()
    options.density = try number("--density", in: 0.5...8)
    if let locale = dumpLocale { options.locale = locale }
    guard var dump = try DumpFile.read(path, named: name ?? path, options: options) else { return nil }
    if let file = value("--screenshot") {
      let bytes = try InputFile.bytes(of: file, named: file)
      dump.screen.pixels = try screenshot(bytes, file, of: dump.screen).pixels(of: dump.screen)
      dump.screen.picture = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
      dump.screen.notes.append("contrast is measured from the pixels of \(file)")
    }
    return dump
  }

  /// Reads the picture that `--screenshot` names.
  private func screenshot(_ bytes: [UInt8], _ path: String, of screen: Screen) throws -> Screenshot {
    do {
      return try Screenshot(Bitmap(png: bytes), of: screen)
    } catch {
      throw ScenarioError([
        Diagnostic(
          file: path, position: nil, expected: "a PNG picture of the dump's screen", found: "\(error)")
      ])
    }
  }

  /// The screen in a file that has to be a dump.
  ///
  /// - Throws: what is wrong with it, also that it is none.
  func recognizedScreen(at path: String) throws -> ImportedScreen {
    if let dump = try importedScreen(at: path) { return dump }
    let bytes = try InputFile.bytes(of: path, named: path, limit: DumpReader.fileSizeLimit)
    do {
      return try DumpReader.read(bytes, file: path)
    } catch {
      throw ScenarioError([error])
    }
  }

  /// Makes a screen that was written down ready to be spoken.
  ///
  /// - Throws: a `UsageError` for a setting of the environment, which a dump cannot follow.
  @MainActor
  func player(
    of dump: ImportedScreen, at path: String, named name: String? = nil, _ settings: SpeechSettings = .device
  ) throws -> ScenarioPlayer {
    let allowed = ["locale", "iOS"]
    if let setting = all("--env").first(where: { !allowed.contains(String($0.prefix { $0 != "=" })) }) {
      throw UsageError(
        "'--env \(setting)' cannot be: a dump is one screen in one environment; only \(allowed.joined(separator: " and ")) can be set",
        for: command)
    }
    let title = dump.title ?? URL(fileURLWithPath: path).lastPathComponent
    let scenario = try Scenario(dump: name ?? path, title: title, environment: dump.screen.environment)
    return try ScenarioPlayer(
      scenario, overriding: all("--env"), settings: settings, choosing: try speechChoices(),
      phrases: try words(in: dump.screen.environment.locale, of: scenario), on: DumpHost(dump))
  }

  private var dumpLocale: String? {
    value("--locale") ?? all("--env").last { $0.hasPrefix("locale=") }.map { String($0.dropFirst(7)) }
  }
}

extension Screen {
  /// Whether two screens are as large, so that they may be states of one.
  func hasSize(of other: Screen?) -> Bool {
    environment.width == other?.environment.width && environment.height == other?.environment.height
  }
}
