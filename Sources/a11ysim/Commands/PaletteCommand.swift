import Foundation
import LocatedJSON
import PaletteAuditing
import Palettes
import Scenarios

/// Judges the colours of a design before anything is drawn with them.
enum PaletteCommand: Command {
  static let name = "palette"
  static let summary = "contrast of every text on every surface of a design's colours"
  static let synopsis = "FILE|FOLDER [OPTIONS]"
  static let discussion = """
    Reads design tokens (W3C 2025.10 and older, Tokens Studio), a resolver of them, or colours of an asset
    catalogue ('.colorset', '.xcassets', or a folder that holds such), and prints for each mode the contrast
    ratio of every text on every surface. Below stand the pairs under 4.5, with the nearest step of the same
    family that would be enough, or else the nearest colour.

    Names tell what is a text (text, ink, foreground, label, on…) and what a surface (background, surface,
    fill, canvas, paper); colours whose names tell nothing are both. Patterns with '*' and '?' choose them
    instead.

    Exit code 1 where a pair fails that belongs together: by its names ('onBrand' and 'brand'), or because
    patterns name it. Exit code 2 for files that cannot be read and for patterns that no colour has.
    """
  static let options: [Option] = [
    .value("--text", "GLOB", "colours of texts, such as 'text.*'", repeats: true),
    .value("--surface", "GLOB", "colours of surfaces, such as 'bg.*'", repeats: true),
    .flag("--json", "print everything as JSON"),
  ]
  static let examples = [
    "palette tokens.json", "palette themes.resolver.json --text 'text.*' --surface 'bg.*'",
    "palette App/Assets.xcassets --json",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments.operand("a file of tokens or a folder of colours")
    let choice = PaletteMatrix.Choice(texts: arguments.all("--text"), surfaces: arguments.all("--surface"))
    let matrix = PaletteMatrix(try palette(at: path), choice: choice)
    if let pattern = matrix.unmatched.first { throw noColor(of: pattern, in: path) }
    if arguments.has("--json") {
      console.printRaw(try JSONText.encode(PaletteJSON(matrix)))
    } else {
      console.printRaw(PaletteText(matrix).text)
    }
    return matrix.bindingFailures.isEmpty ? .clean : .findings
  }

  private static func palette(at path: String) throws -> Palette {
    do {
      return try PaletteReader(root: root(for: path)).read(path)
    } catch {
      throw ScenarioError(error.diagnostics)
    }
  }

  /// The present folder where the file lies in it, so that tokens may refer to folders beside theirs; else
  /// the file's own folder.
  private static func root(for path: String) -> String? {
    let present = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
      .path
    let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    return file.hasPrefix(present == "/" ? present : present + "/") ? present : nil
  }

  private static func noColor(of pattern: String, in path: String) -> ScenarioError {
    ScenarioError([
      Diagnostic(
        file: path, position: nil, expected: "a colour whose name is like \(Quotation.quoted(pattern))",
        found: "none", suggestion: "'a11ysim palette' without patterns shows the names")
    ])
  }
}
