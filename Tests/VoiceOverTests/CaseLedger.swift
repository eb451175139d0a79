/// Why some cases are not compared word by word, and how much of an utterance the others quote.
enum CaseLedger {
  /// How a source quotes what it heard.
  enum Quote {
    /// Everything.
    case whole
    /// Listeners often stop before the hint and what follows it.
    case withoutHint
    /// Only the beginning.
    case start
    /// Only the end.
    case end
    /// Pieces in order, an ellipsis between them.
    case pieces
  }

  static let quotes: [String: Quote] = [
    "cvs-sf-trash": .start, "nil-bicycle": .start, "cvs-seat": .start,
    "cvs-accordion-col": .end, "cvs-accordion-exp": .end, "cvs-checkbox": .pieces,
    "web-password": .withoutHint, "web-pin": .withoutHint, "web-placeholder-value": .withoutHint,
    "web-btn-collapsed": .withoutHint, "web-btn-expanded": .withoutHint, "web-select": .withoutHint,
    "web-time": .withoutHint, "nat-home-icon-ja": .pieces, "ja-slider": .pieces,
  ]

  private static let attribute =
    "a web attribute (required, invalid, current, checked) that a tree has no place for"
  private static let webRole = "a web role that UIKit and SwiftUI do not have"
  private static let webTable = "header marks and table boundaries are spoken on the web only"

  /// Cases whose circumstances the semantic tree cannot express.
  static let notExpressible: [String: String] = [
    "rs-trigger": "'list box popup' is a web attribute",
    "web-heading-required": attribute, "web-link-current": attribute, "web-required": attribute,
    "web-invalid": attribute, "web-invalid-spelling": attribute, "web-radio": attribute,
    "web-radio-group": attribute, "web-radio-act": attribute, "web-pressed-on": attribute,
    "web-textarea-form": "the web's word for a text area, by the 'next form field' command",
    "web-combobox-exp": webRole, "web-checkbox-form": webRole, "web-checkbox-act": webRole,
    "web-fieldset": webRole, "web-color": webRole, "web-dl-start": webRole, "web-dl-end": webRole,
    "web-landmark-region-start": "a landmark has no kind outside the web",
    "web-landmark-region-end": "a landmark has no kind outside the web",
    "web-table-start": webTable, "web-table-end": webTable, "web-table-grid-end": webTable,
    "web-table-colheader": webTable, "web-table-sort": webTable,
    "web-live-polite": "live regions queue by the web's politeness; the component posts instead",
  ]

  /// Cases that contradict others; they are checked to differ still.
  static let disputed: [String: String] = [
    "vod-switch": """
    VoiceOver Designer's model gives a switch its value before the role; AccessibilitySnapshot's references \
    and cvs-checkbox have it after
    """
  ]
}
