import Catalogues
import SemanticTree

/// Colours that lie in the project's asset catalogues.
extension EnvironmentValues {
  /// The colour of a name. One that is not at hand is drawn grey and marked, so that nothing is concluded from it.
  func catalogueColor(_ name: String) -> RGBA {
    guard let resources = Runtime.current?.options.resources, !resources.isEmpty else {
      return .unknown(name)
    }
    if let doubt = resources.ambiguities[name] { Runtime.current?.log.note(doubt) }
    guard let asset = resources.colors[name] else {
      Runtime.current?.log.note("no colour '\(name)' in the asset catalogues: its components are not known")
      return .unknown(name)
    }
    return color(of: asset) ?? .unknown(name)
  }

  /// The app's own accent, or nil where it has chosen none.
  var catalogueAccent: RGBA? {
    Runtime.current?.options.resources.accentColor.flatMap(color)
  }

  private func color(of asset: ColorAsset) -> RGBA? {
    switch asset.value(for: screen.appearance, screen.contrast) {
    case nil:
      Runtime.current?.log.note("the colour '\(asset.name)' has no components for this appearance")
      return nil
    case .system(let reference)?:
      if let token = SystemColorToken(rawValue: reference), token.hasName {
        return SystemPalette.color(token, in: screen, elevated: isElevated)
      }
      Runtime.current?.log.note("the colour '\(asset.name)' refers to '\(reference)', which is not known")
      return nil
    case .components(var color)?:
      // An asset that is called like a colour of the system's must not be taken for it.
      if SystemColorToken(rawValue: asset.name) != nil { color.token = "\(asset.name) (asset)" }
      return color
    }
  }
}

extension RGBA {
  /// Stands for a colour of a catalogue that is not at hand.
  static func unknown(_ name: String) -> RGBA {
    RGBA(red: 0.5, green: 0.5, blue: 0.5, token: "unknown asset \(name)")
  }
}
