import SemanticTree

/// Reads an `.imageset` or `.symbolset` folder.
struct ImageSetReader {
  let folder: ResourceFile
  let name: String
  private(set) var problems: [ResourceProblem] = []

  init(_ folder: ResourceFile, name: String) {
    self.folder = folder
    self.name = name
  }

  /// The picture, or nil where its file is broken.
  mutating func read() -> ImageAsset? {
    let file = folder.child("Contents.json")
    do {
      let contents = try JSONObject(file)
      if folder.kind == "symbolset" { return symbol(contents) }
      let intent = contents.object("properties")?.string("template-rendering-intent")
      let entries = contents.objects("images").ofBestIdiom
      return ImageAsset(
        name: name, isTemplate: intent == "template", variants: entries.compactMap { variant($0, file) })
    } catch {
      problems.append(file.problem(from: error))
      return nil
    }
  }

  private func symbol(_ contents: JSONObject) -> ImageAsset {
    let variants = contents.objects("symbols").compactMap { entry in
      entry.string("filename").map {
        ImageAsset.Variant(file: folder.child($0).name, size: nil)
      }
    }
    return ImageAsset(name: name, kind: .symbol, isTemplate: true, variants: variants)
  }

  private mutating func variant(_ entry: JSONObject, _ contents: ResourceFile) -> ImageAsset.Variant? {
    guard let fileName = entry.string("filename") else { return nil }
    let file = folder.child(fileName)
    let scale = entry.string("scale").flatMap { Double($0.prefix { $0 != "x" }) }
    let size = ImageSize.size(of: file, scale: scale ?? 1)
    if size == nil {
      problems.append(
        contents.problem(
          "the size of '\(fileName)' is not known: it is missing or no PNG, JPEG, PDF or SVG",
          line: contents.line(of: "\"\(fileName)\"")))
    }
    let (appearance, contrast) = entry.appearances
    return ImageAsset.Variant(
      appearance: appearance, contrast: contrast, scale: scale, file: file.name, size: size)
  }
}
