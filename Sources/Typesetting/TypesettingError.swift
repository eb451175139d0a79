/// Why text cannot be measured at all.
public enum TypesettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A pinned font is not installed; `package` is what brings it.
  case missingFont(family: String, package: String, folders: [String])
  /// No installed font has the family that was asked for.
  case unknownFamily(String)
  /// fontconfig or Pango refused to work.
  case unusableFonts(reason: String)

  public var description: String {
    switch self {
    case .missingFont(let family, let package, let folders):
      "the font '\(family)' was not found in \(folders.joined(separator: ", ")); install the package "
        + "'\(package)' with .ci/setup, or name the folder of your fonts in \(FontFolders.variable)"
    case .unknownFamily(let family):
      "no installed font has the family '\(family)'; leave the family out to measure with Inter"
    case .unusableFonts(let reason):
      "the font system could not be started: \(reason); run .ci/setup"
    }
  }
}
