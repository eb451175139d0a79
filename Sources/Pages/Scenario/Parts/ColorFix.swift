import Auditor
import SemanticTree

/// Colours that would be enough, each shown as a text on its background before and after.
struct ColorFix {
  private let advice: [ColorAdvice]
  private let album: Album

  init(_ advice: [ColorAdvice], _ album: Album) {
    self.advice = advice
    self.album = album
  }

  /// Nil where there is no advice.
  func markup(_ heading: Markup) -> Markup? {
    guard !advice.isEmpty else { return nil }
    return "<div>\(heading)\(advice.map(appearance))</div>"
  }

  private func appearance(_ advice: ColorAdvice) -> Markup {
    guard let first = advice.changes.first else { return "" }
    let place = advice.appearances.joined(separator: " and ")
    let now = figure("Now, in \(place)", first.front, first.behind, first)
    let changes = advice.changes.map { change in
      let what = change.isInFront ? "Another colour in front" : "Another colour behind"
      let name = change.isOfDesign ? "The design’s own \(change.replacement.tokenOrHex)" : what
      return change.isInFront
        ? figure(name, change.replacement, change.behind, change)
        : figure(name, change.front, change.replacement, change)
    }
    return "<div class=\"fix\">\(now)\(changes)</div>"
  }

  private func figure(_ name: String, _ front: RGBA, _ behind: RGBA, _ change: ColorChange) -> Markup {
    let ratio = Contrast.ratio(front, behind)
    let isEnough = ratio >= change.threshold
    let verdict: Markup =
      isEnough ? "\(Mark.pass.shape("good")) enough" : "\(Mark.fail.shape("serious")) not enough"
    let swatch = album.swatch(front, on: behind, "Text in \(front.hex) on \(behind.hex)")
    return """
      <figure>\(swatch)<figcaption><b>\(name)</b><br>\(front.hex) on \(behind.hex)<br>\
      \(Contrast.text(ratio)) : 1, \(verdict)</figcaption></figure>
      """
  }
}

extension RGBA {
  fileprivate var tokenOrHex: String { token ?? hex }
}
