import Auditor
import Pictures
import SemanticTree

/// The part of the picture where a finding is worst, with the spot marked.
struct FindingCrop {
  private let finding: Finding
  private let scenario: SurveyedScenario
  private let album: Album

  init(_ finding: Finding, _ scenario: SurveyedScenario, _ album: Album) {
    self.finding = finding
    self.scenario = scenario
    self.album = album
  }

  /// Nil where the screen was not rendered.
  var markup: Markup? {
    guard let screen = scenario.screen(of: finding.worstState, in: finding.worstEnvironment) else {
      return nil
    }
    let entry = album.add(screen)
    let spot = spot(on: screen)
    let part =
      spot.map { Self.part(around: $0, of: entry) }
      ?? Rect(x: 0, y: 0, width: entry.width, height: min(entry.height, entry.width * 0.6))
    let title = "\(finding.places.first?.subject ?? "The screen"), marked in a picture of \(finding.worst)"
    return """
      <figure class="crop">\(album.crop(entry, to: part, title, overlay: mark(spot, on: Size(width: entry.width, height: entry.height))))\
      <figcaption>\(finding.worst)</figcaption></figure>
      """
  }

  /// The element's frame, kept to what is on the screen.
  private func spot(on screen: Screen) -> Rect? {
    let nodes = finding.places.compactMap(\.node)
    return nodes.lazy.compactMap { screen.root.node($0)?.frame }.first { frame in
      frame.width > 0 && frame.height > 0 && frame.minX < screen.environment.width && frame.maxX > 0
        && frame.minY < screen.environment.height && frame.maxY > 0
    }
  }

  private func mark(_ spot: Rect?, on size: Size) -> Markup {
    guard let spot else { return "" }
    return Markup(verbatim: album.book.mark(Markings(spots: [spot]), on: size).spots)
  }

  /// The spot with what is around it, so wide that one sees where it is.
  private static func part(around spot: Rect, of entry: Album.Entry) -> Rect {
    let width = min(max(spot.width + 90, 200), entry.width)
    let height = min(max(width * 0.58, spot.height + 50), entry.height)
    let x = min(max(spot.midX - width / 2, 0), entry.width - width)
    let y = min(max(spot.midY - height / 2, 0), entry.height - height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
