import Auditor
import Gate
import Pictures
import SemanticTree

/// The part of the picture where a finding is worst, with the spot marked.
struct FindingCrop {
  private let gated: GatedFinding
  private let scenario: SurveyedScenario
  private let album: Album

  init(_ gated: GatedFinding, _ scenario: SurveyedScenario, _ album: Album) {
    self.gated = gated
    self.scenario = scenario
    self.album = album
  }

  /// Nil where the screen was not rendered, and for a finding of the whole screen.
  var markup: Markup? {
    let finding = gated.finding
    guard let screen = scenario.screen(of: finding.worstState, in: finding.worstEnvironment),
      let place = gated.worstPlace, let frame = place.place.node.flatMap({ screen.root.node($0)?.frame })
    else { return nil }
    guard Self.isSeen(frame, on: screen.environment) else {
      return
        "<p class=\"crop soft\">\(place.place.title) lies beyond what the picture shows: \(finding.worst).</p>"
    }
    let entry = album.add(screen)
    let title = "\(place.place.title), marked in a picture of \(finding.worst)"
    let overlay = mark(frame, on: Size(width: entry.width, height: entry.height))
    return """
      <figure class="crop">\(album.crop(entry, to: Self.part(around: frame, of: entry), title, overlay: overlay))\
      <figcaption>\(finding.worst)</figcaption></figure>
      """
  }

  /// Whether at least half of an element lies on the screen.
  private static func isSeen(_ frame: Rect, on environment: ScreenEnvironment) -> Bool {
    let screen = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
    guard frame.width > 0, frame.height > 0, let seen = frame.intersection(screen) else { return false }
    return seen.width * seen.height >= frame.width * frame.height / 2
  }

  private func mark(_ spot: Rect, on size: Size) -> Markup {
    Markup(verbatim: album.book.mark(Markings(spots: [spot]), on: size).spots)
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
