import Foundation
import LocatedJSON

/// Reads the colours of a design: design tokens, a resolver of design tokens, or colours of asset catalogues.
public struct PaletteReader: Sendable {
  /// The folder out of which no reference may lead; nil stands for the folder of the file that is read.
  public var root: String?

  /// - Parameter root: the folder out of which no reference may lead; the folder of the file unless given.
  public init(root: String? = nil) {
    self.root = root
  }

  /// Reads a file of tokens, or a folder of colours.
  ///
  /// - Parameter path: a JSON file, a `.colorset` or `.xcassets` folder, or a folder that holds such.
  /// - Throws: all that is wrong with the tokens that are colours.
  public func read(_ path: String) throws(PaletteError) -> Palette {
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return try CataloguePalette(path).palette()
    }
    do {
      let files = TokenFiles(root: root ?? URL(fileURLWithPath: path).deletingLastPathComponent().path)
      var palette = TokenPalette(files: files, main: try files.open(path))
      return try palette.palette()
    } catch let error as PaletteError {
      throw error
    } catch let error as Diagnostic {
      throw PaletteError([error])
    } catch {
      throw PaletteError([Diagnostic(file: path, position: nil, expected: "a palette", found: "\(error)")])
    }
  }
}
