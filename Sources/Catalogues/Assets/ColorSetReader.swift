import SemanticTree

/// Reads a `.colorset` folder.
struct ColorSetReader {
  let folder: ResourceFile
  let name: String
  private(set) var problems: [ResourceProblem] = []

  init(_ folder: ResourceFile, name: String) {
    self.folder = folder
    self.name = name
  }

  private var file: ResourceFile { folder.child("Contents.json") }

  /// The colour, or nil where its file is broken.
  mutating func read() -> ColorAsset? {
    do {
      let contents = try JSONObject(file)
      let entries = contents.objects("colors").filter(\.isOfThisGamut).ofBestIdiom
      return ColorAsset(name: name, variants: entries.compactMap { variant($0) })
    } catch {
      problems.append(file.problem(from: error))
      return nil
    }
  }

  private mutating func variant(_ entry: JSONObject) -> ColorAsset.Variant? {
    guard let color = entry.object("color"), let value = value(color) else { return nil }
    let (appearance, contrast) = entry.appearances
    return ColorAsset.Variant(appearance: appearance, contrast: contrast, value: value)
  }

  private mutating func value(_ color: JSONObject) -> ColorAsset.Value? {
    if let reference = color.string("reference") {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    do {
      let components = try ColorComponents(color)
      if !ColorSpaces.names.contains(components.space) {
        note("the colour space '\(components.space)' is not known; sRGB is taken", at: components.space)
      }
      return .components(components.color(named: name))
    } catch let fault as ColorComponents.Fault {
      let found = fault.isMissing ? "\(fault.text) lacks components" : "'\(fault.text)' is no component"
      note("\(found); expected 0xFF, 255 or 1.0", at: fault.text)
    } catch {
      problems.append(file.problem(from: error))
    }
    return nil
  }

  private mutating func note(_ message: String, at text: String) {
    problems.append(file.problem(message, line: file.line(of: text)))
  }
}

extension JSONObject {
  /// False for variants of wide screens, which stand beside one for sRGB.
  fileprivate var isOfThisGamut: Bool { string("display-gamut") != "display-P3" }

  /// The appearance and contrast that an entry of a set is for.
  var appearances: (Appearance?, ContrastLevel?) {
    var result: (Appearance?, ContrastLevel?) = (nil, nil)
    for entry in objects("appearances") {
      switch (entry.string("appearance"), entry.string("value")) {
      case ("luminosity", "dark"): result.0 = .dark
      case ("luminosity", "light"): result.0 = .light
      case ("contrast", "high"): result.1 = .increased
      default: break
      }
    }
    return result
  }
}

extension [JSONObject] {
  /// The entries for iPhones where there are any, else those for every device, else all.
  var ofBestIdiom: [JSONObject] {
    for idiom in ["iphone", "universal"] {
      let entries = filter { $0.string("idiom") == idiom }
      if entries.contains(where: \.isFilled) { return entries }
    }
    return self
  }
}

extension JSONObject {
  /// True where an entry of a set shows something.
  fileprivate var isFilled: Bool { members["color"] != nil || members["filename"] != nil }
}

extension ResourceFile {
  /// A caught error as a problem.
  func problem(from error: any Error) -> ResourceProblem {
    error as? ResourceProblem ?? problem("can not be read: \(error)")
  }
}
