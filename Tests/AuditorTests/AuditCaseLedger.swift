/// Which cases are not compared, and why.
enum AuditCaseLedger {
  /// Rules and measures that are tested elsewhere or not there yet.
  static let rules: [String: String] = [
    "apca-lc": "the formula's licence forbids shipping it",
    "composite-blend": "SwiftUI's blend modes are not modelled",
    "is-bold": "UIKit's bold trait is not used: bold is a weight of 700 and above",
    "label-too-short": "a known false positive: 'OK' is a good label",
    "image-label": "about source, which is not read here",
    "tap-needs-trait": "about source, which is not read here",
    "text-truncated": "measured by Typesetting and tested there", "text-width": "tested in TypesettingTests",
    "scaled-metric": "tested in TypesettingTests", "line-height": "tested in TypesettingTests",
    "reduce-motion-transition":
      "what iOS makes of a transition is open, so it is for review and not a failure",
  ]

  static let cases: [String: String] = [
    "act-name-6": "a word that a web font draws as a sign",
    "cvs-name-7": "without a label of its own a control is no subject of the rule",
    "cvs-name-8": "an icon alone is not applicable; an example of the rule",
    "axe-cc-14": "a text of symbols only is judged as any text; the case switches that off and on",
    "axe-cc-18a": "a decoration that covers a share of a box; here each place under the glyphs is looked at",
    "axe-cc-18b": "a decoration that covers a share of a box; here each place under the glyphs is looked at",
    "axe-cc-20": "the web's opacity of an element; 'invisible' and 'covered' are examples of the rule",
    "axe-cc-22": "outlines made of shadows are a technique of the web",
    "axe-cc-23": "outlines made of shadows are a technique of the web",
    "axe-cc-24": "outlines made of shadows are a technique of the web",
    "axe-valid-5": "text of the backdrop's colour may be meant, so it is for review",
    "act-cc-09": "text of the backdrop's colour may be meant, so it is for review",
    "act-cc-02": "the part of a gradient under the text is not given in numbers",
    "act-cc-11":
      "disabled by another element's label; an example of the rule has the disabled control itself",
    "cvs-cc-01": "a colour by name; the palette's ratios are compared as numbers",
    "cvs-cc-03": "a colour by name; the palette's ratios are compared as numbers",
    "cvs-cc-05": "about source, which is not read here",
    "axe-ts-11": "what cannot take keyboard focus on the web",
    "axe-off-06": "what cannot take keyboard focus on the web",
    "axe-off-07": "what cannot take keyboard focus on the web",
    "axe-off-08": "what cannot take keyboard focus on the web",
    "axe-getoffset-6": "a distance between targets that cover each other is never asked for",
    "axe-ts-04": "skipped early there, large enough here",
    "axe-ts-05": "wholly covered: not applicable here, a pass there",
    "flutter-tap-1": "Android's 48", "flutter-tap-2": "Android's 48", "flutter-tap-3": "Android's 48",
    "flutter-tap-4": "Android's 48", "flutter-tap-5": "Android's 48", "flutter-tap-7": "Android's 48",
    "a11yui-label-3": "the role's word in the middle of a label is not what VoiceOver adds at its end",
    "a11yui-label-5": "a label of white space is found as a missing one",
    "gtx-present-5": "a text is no subject of the rule, so there is no verdict",
  ]

  static func reason(for example: AuditCase) -> String? { rules[example.rule] ?? cases[example.id] }
}
