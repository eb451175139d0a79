import Foundation
import Gate
import LocatedJSON
import Scenarios
import SemanticTree
import SemanticUI
import SourceMessages
import SourceRunner

extension Arguments {
  /// The options of commands that run source.
  static let sourceOptions: [Option] = [
    .value("--preview", "NAME", "show this preview of the source; for 'audit' and 'speak' all unless given"),
    .value(
      "--sandbox", "LEVEL",
      "how the source's code is confined: best there is (default), or required, which is an error without one"
    ),
    .value("--swift-version", "MODE", "the language mode of the source: 5 (default) or 6"),
  ]

  /// Compiles the source at a path.
  ///
  /// - Returns: its previews, or the one that the path or `--preview` names; at least one.
  /// - Throws: `SourceError`, or a `UsageError` for a preview that is not there.
  func previews(at path: String, in project: Project) throws -> [SourcePreview] {
    let (file, named) = (InputName(path).file, InputName(path).preview)
    var builder = SourceBuilder(try Installation())
    builder.languageMode = try languageMode()
    let files = try SourceFiles.files(at: file, naming: project.relative)
    let overlay = try value("--overlay").map { try SourceOverlay(folder: $0) }
    let build = try builder.build(overlay?.files(files) ?? files)
    let all = build.plan.previews.indices.map { SourcePreview(build: build, number: $0) }
    guard !all.isEmpty else {
      throw SourceError.nothingToShow(nothingToShow(build.plan, project.relative(file)))
    }
    guard let wanted = named ?? value("--preview") else { return all }
    let fitting = all.filter { $0.description.name == wanted || $0.isCalled(wanted) }
    if fitting.isEmpty {
      let known = all.map(\.description.name)
      let nearest = NearestName.of(wanted, in: known).map { "did you mean '\($0)'?" }
      throw UsageError(
        "\(project.relative(file)) has no preview '\(wanted)'; \(nearest ?? "it has \(Quotation.alternatives(known))")",
        for: command)
    }
    return fitting
  }

  private func nothingToShow(_ plan: SourcePlan, _ path: String) -> String {
    let needy = plan.needyViews.prefix(5).joined(separator: ", ")
    let views = needy.isEmpty ? "it declares no view" : "its views need arguments: \(needy)"
    return
      "\(path): error: there is no '#Preview' in it, and \(views); write a '#Preview' that shows what is to be looked at"
  }

  private func languageMode() throws -> String {
    guard let text = value("--swift-version") else { return "5" }
    guard ["5", "6"].contains(text) else {
      throw UsageError("'\(text)' is not a value of '--swift-version': write 5 or 6", for: command)
    }
    return text
  }

  /// The previews that a path leads to; none where it leads to a scenario.
  func spokenPreviews(at path: String) throws -> [SourcePreview] {
    guard InputName(path).leadsToSource else { return [] }
    return try previews(at: path, in: Project(of: InputName(path).file))
  }

  func sandboxRequirement() throws -> SandboxRequirement { try choice("--sandbox") ?? .best }

  /// The one preview that a path leads to.
  func preview(at path: String, in project: Project) throws -> SourcePreview {
    let all = try previews(at: path, in: project)
    guard all.count == 1 else {
      let plain = all.map(\.description.name)
      let names = Set(plain).count == plain.count ? plain : all.map(\.fullName)
      throw UsageError(
        "\(project.relative(path)) has \(all.count) previews: choose one with '--preview' (\(names.prefix(12).joined(separator: ", ")))",
        for: command)
    }
    return all[0]
  }

  /// Starts the process that shows a preview.
  @MainActor
  func host(of preview: SourcePreview, _ options: RenderOptions, _ symbols: [SymbolRow]) throws -> SourceHost
  {
    let installation = try Installation()
    var settings = HostSettings()
    settings.files = preview.build.fileNames
    settings.declarations = preview.build.declarations
    settings.resources = preview.build.projectFolder.map { [$0] } ?? []
    settings.speaksSymbolsBesideText = options.speaksSymbolsBesideText
    settings.fontFamily = options.fontFamily
    settings.symbols = symbols
    let level = try sandboxRequirement().level(of: installation)
    return try SourceHost(
      library: preview.build.library, installation: installation, preview: preview.number, settings: settings,
      leftOut: preview.build.leftOut, at: preview.place, sandbox: level)
  }
}
