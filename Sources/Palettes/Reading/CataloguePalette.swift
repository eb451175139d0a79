import Catalogues
import Foundation
import LocatedJSON
import SemanticTree

/// Makes a palette of the colours of asset catalogues.
struct CataloguePalette {
  private let path: String
  private let catalogue: ResourceCatalogue

  init(_ path: String) {
    self.path = path
    catalogue = ResourceCatalogue(folders: [path])
  }

  private static let modes: [(name: String, appearance: Appearance, contrast: ContrastLevel)] = [
    ("light", .light, .standard), ("dark", .dark, .standard), ("light high contrast", .light, .increased),
    ("dark high contrast", .dark, .increased),
  ]

  /// - Throws: where the folder holds no colours at all.
  func palette() throws(PaletteError) -> Palette {
    guard !catalogue.colors.isEmpty else {
      let problems = catalogue.problems.map(\.description).joined(separator: "; ")
      throw PaletteError([
        Diagnostic(
          file: path, position: nil, expected: "a folder with '.colorset' folders",
          found: problems.isEmpty ? "none of them" : problems,
          suggestion: "name an '.xcassets' folder or a file of design tokens")
      ])
    }
    let names = catalogue.colors.keys.sorted()
    let modes = Self.modes.map { mode in
      PaletteMode(name: mode.name, colors: names.compactMap { color($0, mode.appearance, mode.contrast) })
    }
    return Palette(name: path, modes: modes, notes: notes(names))
  }

  private func color(_ name: String, _ appearance: Appearance, _ contrast: ContrastLevel) -> PaletteColor? {
    guard case .components(let color)? = catalogue.colors[name]?.value(for: appearance, contrast) else {
      return nil
    }
    return PaletteColor(name: name, color: color, file: path)
  }

  private func notes(_ names: [String]) -> [String] {
    let others = [".strings", ".stringsdict", ".xcstrings", ".imageset/", ".symbolset/"]
    let problems = catalogue.problems.filter { problem in !others.contains { problem.file.contains($0) } }
    var notes = problems.map(\.description)
    notes += names.compactMap { catalogue.ambiguities[$0] }
    for name in names {
      let variants = catalogue.colors[name]?.variants ?? []
      let systems = variants.compactMap { variant -> String? in
        if case .system(let system) = variant.value { system } else { nil }
      }
      if variants.isEmpty {
        notes.append("'\(name)' is not judged: no colour is chosen for it")
      } else if let system = systems.first {
        notes.append(
          "'\(name)' is not judged where it is the system's '\(system)', whose value is not in the file")
      }
    }
    return notes
  }
}
