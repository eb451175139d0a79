import Auditor
import Gate

/// A small shape that stands beside a word, so that colour is never the only sign. The paths lie in a square of 16.
enum Mark: String, CaseIterable {
  case critical, serious, moderate, minor, review
  case pass, fail, new, known, unchanged, suppressed, unmeasured, fixed
  case spoken, silent, same, differs, removed, step, play, stop

  /// The shape beside a word; `style` is a class of the style sheet that colours it.
  func shape(_ style: String = "") -> Markup {
    let classes = style.isEmpty ? "mark" : "mark \(style)"
    return
      "<svg class=\"\(classes)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#m-\(rawValue)\"/></svg>"
  }

  /// All shapes, once on a page.
  static var definitions: Markup {
    Markup(
      allCases.map { mark in
        "<symbol id=\"m-\(mark.rawValue)\" viewBox=\"0 0 16 16\"><path fill-rule=\"evenodd\" d=\"\(mark.path)\"/></symbol>"
      })
  }

  init(_ impact: Impact) {
    self =
      switch impact {
      case .critical: .critical
      case .serious: .serious
      case .moderate: .moderate
      case .minor: .minor
      }
  }

  init(_ status: GatedFinding.Status) {
    self =
      switch status {
      case .new: .new
      case .known: .known
      case .suppressed: .suppressed
      case .unchanged: .unchanged
      }
  }

  private var path: String {
    switch self {
    case .critical: "M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z"
    case .serious: "M8 1.2 15.6 14.6H.4z"
    case .moderate: "M8 .6 15.4 8 8 15.4.6 8z"
    case .minor: "M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4m0 2a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2"
    case .review:
      "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8m0 1.8a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 "
        + "8 2.6M7.2 10.4h1.7v1.7H7.2zM8 3.9c1.7 0 2.8 1 2.8 2.4 0 1-.6 1.6-1.3 2.1-.5.4-.7.6-.7 "
        + "1.2H7.3c0-1.2.4-1.7 1.1-2.2.6-.4.8-.6.8-1.1 0-.5-.4-.9-1.2-.9s-1.2.4-1.3 "
        + "1.200H5.100C5.2 4.9 6.3 3.9 8 3.9"
    case .pass: "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8m3.3 4L7 9.6 4.8 7.500l-1.1 1.2 3.4 3.2 5.4-6z"
    case .fail:
      "M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5zm.7 3.600L4.4 5.7 6.7 8l-2.3 2.3 1.3 1.300L8 "
        + "9.300l2.3 2.3 1.3-1.300L9.3 8l2.3-2.3-1.3-1.300L8 6.700z"
    case .new: "M6.7 1.500h2.600v5.200h5.200v2.600H9.300v5.200H6.700V9.300H1.500V6.700h5.200z"
    case .known: "M3 1h10v14l-5-3.600L3 15zm2 2v8.100l3-2.2 3 2.200V3z"
    case .unchanged: "M2 4.500h12v2.200H2zm0 4.800h12v2.200H2z"
    case .suppressed:
      "M8 .8a7.2 7.2 0 1 1 0 14.400A7.2 7.2 0 0 1 8 .8m0 1.900a5.3 5.3 0 0 0-4.2 "
        + "8.500l7.4-7.400A5.3 5.3 0 0 0 8 2.700m4.2 2.1-7.4 7.400a5.3 5.3 0 0 0 7.4-7.4"
    case .unmeasured: "M1 7h3v2H1zm5.5 0h3v2h-3zM12 7h3v2h-3z"
    case .removed: "M1.5 6.7h13v2.6h-13z"
    case .fixed: "m6.2 13.6-5-5 1.7-1.7 3.3 3.3 7-7.800L15 4z"
    case .spoken:
      "M1 5.500h3L8 2v12l-4-3.500H1zM10 5.200l1.2-1.200a5.7 5.7 0 0 1 0 8L10 10.800a4 4 0 0 0 "
        + "0-5.600M12.3 2.9 13.5 1.700a8.9 8.9 0 0 1 0 12.600l-1.2-1.200a7.2 7.2 0 0 0 0-10.2"
    case .silent:
      "M1 5.500h3L8 2v12l-4-3.500H1zm9.2.9 1.1-1.100L13 7l1.7-1.7 1.1 1.100L14.1 8.100l1.7 "
        + "1.7-1.1 1.100L13 9.200l-1.7 1.7-1.1-1.1 1.7-1.700z"
    case .same: "m6.2 13.6-5-5 1.7-1.7 3.3 3.3 7-7.800L15 4z"
    case .differs:
      "M2 4.500h6.800l1.6-3 1.7.9-1.1 2.100H14v2.200H9.800L8.4 9.300H14v2.200H7.200l-1.6 "
        + "3-1.7-.9L5 11.500H2V9.300h4.200l1.4-2.600H2z"
    case .step: "M9.2 2.6 14.6 8l-5.4 5.4-1.4-1.4 3-3H1.400V7h9.400l-3-3z"
    case .play: "M3.5 1.500v13L14 8z"
    case .stop: "M2.5 2.500h11v11h-11z"
    }
  }
}
