import Foundation

/// The language that a project is written in, from its project file or package manifest.
enum DevelopmentLanguage {
  /// The language of the first project or package in a folder, in the folders in it, or around it; nil without one.
  static func find(in folder: ResourceFile) -> String? {
    let near = [folder] + folder.children.filter { $0.kind.isEmpty && $0.isFolder }
    let parent = ResourceFile(path: folder.url.deletingLastPathComponent().path, name: "..")
    return (near + [parent]).lazy.compactMap(language).first
  }

  private static func language(of folder: ResourceFile) -> String? {
    for child in folder.children {
      if child.kind == "xcodeproj" {
        let project = child.child("project.pbxproj")
        if let language = word(after: "developmentRegion = ", in: project) { return language }
      } else if child.lastName == "Package.swift" {
        if let language = word(after: "defaultLocalization: ", in: child) { return language }
      }
    }
    return nil
  }

  private static func word(after start: String, in file: ResourceFile) -> String? {
    guard let data = try? file.contents() else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let range = text.range(of: start) else { return nil }
    let word = text[range.upperBound...].drop { $0 == "\"" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    return word.isEmpty ? nil : String(word)
  }
}
