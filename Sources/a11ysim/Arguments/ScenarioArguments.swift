import Foundation
import Gate
import LocatedJSON
import Scenarios
import SemanticUI
import SourceRunner
import VoiceOver

extension Arguments {
  /// The options of commands that render a scenario.
  static let scenarioOptions: [Option] = environmentOptions + sourceOptions + dumpOptions

  private static let environmentOptions: [Option] = [
    .value("--env", "KEY=VALUE", "set a part of the environment: typeSize=accessibility3", repeats: true),
    .value("--locale", "TAG", "the language of the screen and of VoiceOver, as --env locale=TAG"),
    .value("--font", "FAMILY", "measure text in an installed family instead of Inter"),
    .value(
      "--voiceover", "KEY=VALUE",
      "set one of VoiceOver's settings: hints=off; 'explain voiceover' lists them",
      repeats: true),
    .flag("--speak-symbols", "speak a symbol that stands beside words in a button or a combined element too"),
  ]

  /// Reads a scenario and makes it ready to be played.
  ///
  /// - Parameter name: how the file is named to the reader; the path unless given.
  /// - Throws: `ScenarioError` with everything that is wrong with the file or the environment.
  @MainActor
  func player(for path: String, named name: String? = nil, _ register: Register) throws -> ScenarioPlayer {
    if InputName(path).leadsToSource {
      let preview = try preview(at: path, in: Project(of: InputName(path).file))
      return try player(of: preview, register.settings)
    }
    if let dump = try importedScreen(at: path, named: name) {
      return try player(of: dump, at: path, named: name, register.settings)
    }
    return try player(of: try ScenarioReader.read(contentsOf: path, named: name), at: path, register.settings)
  }

  /// Makes a scenario ready to be played.
  ///
  /// - Parameters:
  ///   - path: where the scenario lies, which tells what its project knows of symbols.
  ///   - choices: settings of VoiceOver's above those of `--voiceover`.
  ///   - preview: what is on the screen, where it is compiled already.
  /// - Throws: `ScenarioError` with everything that is wrong with the environment.
  @MainActor
  func player(
    of scenario: Scenario, at path: String, _ settings: SpeechSettings = .device,
    choosing choices: [SpeechChoice] = [], showing preview: SourcePreview? = nil
  ) throws -> ScenarioPlayer {
    var overrides = all("--env")
    if let locale = value("--locale") { overrides.append("locale=\(locale)") }
    var options = RenderOptions()
    options.fontFamily = value("--font")
    options.speaksSymbolsBesideText = has("--speak-symbols")
    options.symbols = try ProjectSymbols(for: path).catalogue()
    let environment = try scenario.settings.overridden(by: overrides).environment
    let phrases = try words(in: environment.locale, of: scenario)
    let shown = try preview ?? sourcePreview(of: scenario, at: path)
    let host = try shown.map { try self.host(of: $0, options, ProjectSymbols(for: path).rows()) }
    return try ScenarioPlayer(
      scenario, overriding: overrides, settings: settings, choosing: try speechChoices() + choices,
      phrases: phrases, options: options, on: host)
  }

  /// Makes a preview ready to be looked at.
  @MainActor
  func player(of preview: SourcePreview, _ settings: SpeechSettings = .device) throws -> ScenarioPlayer {
    let scenario = try preview.scenario()
    return try player(
      of: scenario, at: preview.build.files[preview.description.file].path, settings, showing: preview)
  }

  /// The source that a scenario names as its screen.
  func sourcePreview(of scenario: Scenario, at path: String) throws -> SourcePreview? {
    guard let source = scenario.source else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file = URL(fileURLWithPath: source.path, relativeTo: folder).standardizedFileURL.path
    do {
      let all = try previews(at: source.preview.map { "\(file)#\($0)" } ?? file, in: Project(of: path))
      guard all.count == 1 else {
        throw SourceError.nothingToShow(
          "the source has \(all.count) previews; name one with 'preview': \(all.map(\.description.name).joined(separator: ", "))"
        )
      }
      return all[0]
    } catch {
      throw LocatedError(place: source.previewPlace ?? source.place, error: error)
    }
  }

  /// What `--voiceover` sets.
  @MainActor
  func speechChoices() throws -> [SpeechChoice] {
    try all("--voiceover").map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = SpeechOption.named(parts[0]) else {
        let nearest = NearestName.of(parts[0], in: SpeechOption.all.map(\.name))
        let advice = nearest.map { "did you mean '\($0)'?" } ?? "'explain voiceover' lists them"
        throw UsageError("VoiceOver has no setting '\(parts[0])'; \(advice)", for: command)
      }
      let known = option.values.joined(separator: ", ")
      guard parts.count == 2, option.values.contains(parts[1]) else {
        throw UsageError(
          "'\(text)' sets nothing: write \(option.name)=VALUE with one of \(known)", for: command)
      }
      return SpeechChoice(option: option, value: parts[1])
    }
  }

  func words(in language: String, of scenario: Scenario) throws -> PhraseBook {
    do {
      return try PhraseBook(language: language, fallingBackTo: try fallbackTable())
    } catch let error as UnknownLanguage where error.tag == scenario.environment.locale {
      throw LocatedError(place: scenario.localePlace, error: error)
    }
  }

  private func fallbackTable() throws -> PhraseTable? {
    guard let tag = value("--fallback-language") else { return nil }
    return try PhraseBook(language: tag).main
  }
}
