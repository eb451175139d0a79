import Foundation
import Scenarios
import SemanticTree
import SourceMessages
import SourceRunner

/// A preview of a user's source, compiled and ready to be shown.
struct SourcePreview {
  let build: SourceBuild
  let number: Int

  var description: PreviewDescription { build.plan.previews[number] }
  /// The input's name in reports: the file, and the preview where the file has several.
  var name: String {
    let file = build.files[description.file].name
    return isOnly ? file : "\(file)#\(description.name)"
  }

  /// The file's name with the preview's, which tells previews of one name in two files apart.
  var fullName: String { "\(fileName)#\(description.name)" }

  /// Whether somebody means the preview by its file and its name, with or without the file's folder.
  func isCalled(_ name: String) -> Bool {
    name == fullName || name == "\(build.files[description.file].name)#\(description.name)"
  }

  private var fileName: String {
    build.files[description.file].name.split(separator: "/").last.map(String.init) ?? ""
  }

  /// What a reader calls the screen.
  var title: String {
    let stem = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    return description.kind == .view || description.name == stem
      ? description.name : "\(stem): \(description.name)"
  }

  var place: SourceLocation {
    SourceLocation(
      file: build.files[description.file].name, line: description.line, column: description.column)
  }

  private var isOnly: Bool { build.plan.previews.count { $0.file == description.file } == 1 }

  /// The preview as a scenario without steps.
  ///
  /// - Throws: nothing that a preview's traits can cause.
  func scenario() throws -> Scenario {
    let file = build.files[description.file]
    return try Scenario(
      preview: SourceReference(path: file.path, place: place, preview: description.name), title: title,
      settings: PreviewTraits(description.traits).settings)
  }
}

/// What a preview says about its canvas, as settings of the environment.
struct PreviewTraits {
  /// As `key=value`.
  let settings: [String]

  init(_ traits: [String]) {
    settings = traits.flatMap(Self.settings)
  }

  private static func settings(of trait: String) -> [String] {
    if trait.contains("landscape") { return ["orientation=landscape"] }
    if let match = trait.firstMatch(of: /fixed(?:Layout)?\(width: (\d+(?:\.\d+)?), height: (\d+(?:\.\d+)?)\)/)
    {
      return ["width=\(match.1)", "height=\(match.2)"]
    }
    if let match = trait.firstMatch(of: /"(iPhone [^"]+)"/), let device = device(named: String(match.1)) {
      return ["device=\(device.name)"]
    }
    return []
  }

  /// `iPhone SE (3rd generation)` is called `iPhone SE 3` here.
  private static func device(named name: String) -> Device? {
    let plain = name.replacing(/\ \((\d)\w+ generation\)/) { " \($0.1)" }
    return Device.named(plain)
  }
}
