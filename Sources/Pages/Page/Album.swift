import Pictures
import SemanticTree
import Typesetting

/// The pictures of a page: each is drawn once, however often it is shown.
final class Album {
  /// A picture that the page holds.
  struct Entry: Hashable {
    var id: String
    /// In points.
    var width, height: Double

    var isWide: Bool { width > height }
  }

  private struct Key: Hashable {
    var environment: ScreenEnvironment
    var drawing: [DrawingItem]
    var picture: String?
  }

  let typesetter: Typesetter
  let book: PictureBook
  private var entries: [Key: Entry] = [:]
  private var pictures: [Picture] = []
  private var titleCount = 0

  init() throws {
    typesetter = try Typesetter()
    book = PictureBook(typesetter)
  }

  /// Draws a screen, unless the same is drawn already.
  func add(_ screen: Screen) -> Entry {
    let key = Key(environment: screen.environment, drawing: screen.drawing, picture: screen.picture)
    if let known = entries[key] { return known }
    let picture = book.draw(screen, id: "pic-\(pictures.count + 1)")
    let entry = Entry(id: picture.id, width: picture.width, height: picture.height)
    pictures.append(picture)
    entries[key] = entry
    return entry
  }

  /// What could not be drawn as it would look, over all pictures, each once.
  var standIns: [String] {
    var seen: Set<String> = []
    return pictures.flatMap(\.standIns).map(\.words).filter { seen.insert($0).inserted }
  }

  /// Every picture, to be put into the page's definitions once all are drawn.
  var definitions: Markup {
    Markup(verbatim: book.definitions)
      + Markup(pictures.map { Markup(verbatim: "<g id=\"\($0.id)\">\($0.content)</g>\n") })
  }

  // MARK: Showing

  /// A picture that the words beside it describe.
  func thumbnail(_ entry: Entry) -> Markup {
    framed(
      entry,
      "<svg viewBox=\"0 0 \(Markup.length(entry.width)) \(Markup.length(entry.height))\" aria-hidden=\"true\">\(use(entry))</svg>"
    )
  }

  /// A picture with words for who does not see it.
  func picture(_ entry: Entry, _ title: String, overlay: Markup = "") -> Markup {
    framed(entry, drawing(entry, title, Rect(x: 0, y: 0, width: entry.width, height: entry.height), overlay))
  }

  /// A part of a picture.
  func crop(_ entry: Entry, to part: Rect, _ title: String, overlay: Markup) -> Markup {
    drawing(entry, title, part, overlay)
  }

  private func drawing(_ entry: Entry, _ title: String, _ part: Rect, _ overlay: Markup) -> Markup {
    titleCount += 1
    let box = [part.x, part.y, part.width, part.height].map { Markup.length($0).html }.joined(separator: " ")
    return """
      <svg viewBox="\(box)" role="img" aria-labelledby="t-\(titleCount)"><title id="t-\(titleCount)">\(title)</title>\
      \(use(entry))\(overlay)</svg>
      """
  }

  private func use(_ entry: Entry) -> Markup { "<use href=\"#\(entry.id)\"/>" }

  private func framed(_ entry: Entry, _ drawing: Markup) -> Markup {
    entry.isWide
      ? "<span class=\"phone wide\">\(drawing)</span>" : "<span class=\"phone\">\(drawing)</span>"
  }
}

extension Markup {
  /// A length in points with at most one place.
  static func length(_ value: Double) -> Markup {
    let tenths = Int((min(max(value.isNaN ? 0 : value, -1e6), 1e6) * 10).rounded())
    return Markup(
      verbatim: tenths % 10 == 0
        ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)")
  }
}

extension StandIn {
  /// What it is and how it is drawn instead.
  fileprivate var words: String {
    switch kind {
    case .material: "\(name) material, as a veil over an estimated blur"
    case .symbol: "the symbol \(name), as a square with round corners"
    case .image: "the image \(name), as stripes"
    case .effect: "\(name), left out"
    }
  }
}
