import Reporters
import SemanticTree

/// The start in its appearances side by side, and at the sizes of text; further states at these sizes where something
/// else is found there.
struct LooksPart {
  private let scenario: SurveyedScenario
  private let album: Album

  init(_ scenario: SurveyedScenario, _ album: Album) {
    self.scenario = scenario
    self.album = album
  }

  var markup: Markup {
    if let screen = scenario.states.first?.screen, let coverage = screen.coverage {
      return written(screen, in: coverage.format)
    }
    let matrices = scenario.states.compactMap(matrix)
    return PagePiece.part(
      "looks", "How it looks",
      lead: "Drawn from the list that was audited, with Inter in place of San Francisco.",
      "<div class=\"gallery\">\n\(ContrastLevel.allCases.compactMap(pair))</div>\n\(matrices)")
  }

  /// A screen that was written down elsewhere is there in one appearance only.
  private func written(_ screen: Screen, in format: String) -> Markup {
    guard screen.picture != nil else {
      return PagePiece.part(
        "looks", "How it looks",
        lead:
          "\(format) tells no colours, so there are only the frames, below. A picture of the same moment is shown "
          + "here: '--screenshot FILE.png'.", "")
    }
    return PagePiece.part(
      "looks", "How it looks", lead: "The picture that was taken when the screen was written down.",
      """
      <div class="gallery"><div><div class="pair"><figure>\(album.picture(album.add(screen), "The screen"))</figure></div>\
      </div></div>
      """)
  }

  // MARK: Appearances

  private func pair(_ contrast: ContrastLevel) -> Markup? {
    guard let start = scenario.states.first else { return nil }
    let figures = Gallery.colors(from: scenario.environment).filter { $0.contrast == contrast }.compactMap {
      environment -> Markup? in
      guard let screen = scenario.screen(of: start.name, in: environment) else { return nil }
      let title = "The screen, \(environment.appearance.rawValue), \(contrast.rawValue) contrast"
      return """
        <figure>\(album.picture(album.add(screen), title))\
        <figcaption>\(PlainText.capitalized(environment.appearance.rawValue))</figcaption></figure>
        """
    }
    let name = contrast == .increased ? "Increased contrast" : "Standard contrast"
    return "<div><h3>\(name)</h3><div class=\"pair\">\(figures)</div></div>\n"
  }

  // MARK: Sizes of text

  private func matrix(of state: SurveyedState) -> Markup? {
    let rows = Appearance.allCases.compactMap { row(of: state, $0) }
    guard !rows.isEmpty else { return nil }
    let name = state.name == scenario.states.first?.name ? "Text sizes" : "Text sizes, \(state.name)"
    return "<div class=\"sizes\"><h3>\(name)</h3>\n\(rows)</div>\n"
  }

  private func row(of state: SurveyedState, _ appearance: Appearance) -> Markup? {
    let environments = Gallery.sizes(from: scenario.environment).filter { $0.appearance == appearance }
    let screens = environments.compactMap { scenario.screen(of: state.name, in: $0) }
    // What findings are worst in is shown with them; a row is shown where it is whole.
    guard screens.count == environments.count else { return nil }
    return """
      <h4>\(PlainText.capitalized(appearance.rawValue))</h4>
      <div class="matrix">
      \(screens.map { cell($0, state) })</div>

      """
  }

  private func cell(_ screen: Screen, _ state: SurveyedState) -> Markup {
    let entry = album.add(screen)
    let (size, tone) = (screen.environment.typeSize.shortName, screen.environment.appearance.rawValue)
    let title = "The screen, \(state.name), \(tone), text size \(screen.environment.typeSize.rawValue)"
    let reach = ReachMarkings(screen)
    let large = album.picture(entry, title, overlay: reach.cutMarkup(album.book))
    return """
      <details class="size"><summary>\(album.thumbnail(entry))<span class="name">\(size)\
      <span class="visually-hidden">, \(tone), show large</span></span></summary>\
      <figure class="large">\(large)<figcaption>\(size), \(tone)\(reach.words)</figcaption></figure></details>

      """
  }
}

extension TypeSize {
  /// As Apple's design resources write it: `xS`, `L`, `AX3`.
  fileprivate var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
