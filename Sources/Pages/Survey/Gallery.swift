import SemanticTree

/// The environments in which a state is shown side by side.
enum Gallery {
  /// The sizes of text of the matrix: the smallest, the default, the largest without accessibility sizes, and three of
  /// these.
  static let typeSizes: [TypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]

  /// Light and dark, standard and increased contrast.
  static func colors(from base: ScreenEnvironment) -> [ScreenEnvironment] {
    ContrastLevel.allCases.flatMap { contrast in
      Appearance.allCases.map { base.showing($0, contrast) }
    }
  }

  /// The sizes of text, each in light and dark.
  static func sizes(from base: ScreenEnvironment) -> [ScreenEnvironment] {
    typeSizes.flatMap { size in
      Appearance.allCases.map { appearance in
        var environment = base.showing(appearance, base.contrast)
        environment.typeSize = size
        return environment
      }
    }
  }

  static func environments(from base: ScreenEnvironment) -> [ScreenEnvironment] {
    colors(from: base) + sizes(from: base)
  }
}

extension ScreenEnvironment {
  fileprivate func showing(_ appearance: Appearance, _ contrast: ContrastLevel) -> ScreenEnvironment {
    var copy = self
    copy.appearance = appearance
    copy.contrast = contrast
    return copy
  }
}
