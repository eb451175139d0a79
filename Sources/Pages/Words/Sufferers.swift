import Auditor

/// Who is hurt by a fault, and how, by the success criterion that it breaks first. The words are ours,
/// after the benefits that W3C's "Understanding WCAG 2.2" gives for each criterion.
enum Sufferers {
  /// One sentence about people.
  static func words(for rule: RuleInfo) -> String {
    for criterion in rule.wcag {
      if let words = byCriterion[criterion] { return words }
    }
    return byGuideline(rule)
  }

  private static let byCriterion = [
    "1.1.1": "People who listen are not told what is shown here, or are told what means nothing.",
    "1.3.1":
      "People who listen cannot tell what belongs to what, and cannot jump where others see that they could.",
    "1.3.2": "People who listen hear things in an order that makes no sense to them.",
    "1.4.1": "People who do not tell these colours apart, one man in twelve among them, miss what they mean.",
    "1.4.3": "People with low vision or tired eyes, and anybody in the sun, may not be able to read this.",
    "1.4.4": "People who set large text, often older readers, lose what no longer fits.",
    "1.4.6": "People with low vision read this with effort.",
    "1.4.10": "People who enlarge text or use a small phone may not reach or read this.",
    "1.4.11": "People with low vision may not see where this control is, or in which state.",
    "2.1.1": "People who use VoiceOver, a keyboard or a switch cannot reach or do this.",
    "2.2.2": "People who are distracted by movement cannot read beside it.",
    "2.3.1": "People with photosensitive epilepsy may have a seizure.",
    "2.3.3": "People with vestibular disorders may feel dizzy or ill when this moves.",
    "2.4.2": "People who listen are not told where they are.",
    "2.4.3": "People who use VoiceOver or a keyboard lose their place.",
    "2.4.4": "People who listen hear names that do not tell where they lead.",
    "2.4.6":
      "People who listen, and people who speak to their phone, get a name that does not tell what this does.",
    "2.5.1": "People who cannot make this gesture have no other way.",
    "2.5.3": "People who speak to their phone say what they see, and nothing happens.",
    "2.5.5": "People with a tremor, with large fingers or on a moving bus miss it.",
    "2.5.8": "People with a tremor, with large fingers or on a moving bus touch the wrong thing.",
    "3.2.2": "People who cannot see the whole screen are surprised when it changes under them.",
    "3.3.2": "People who listen are not told what to enter here.",
    "4.1.2": "People who listen are not told what this is, or in which state.",
    "4.1.3": "People who listen are not told that something changed, and have to search for it.",
  ]

  private static func byGuideline(_ rule: RuleInfo) -> String {
    if rule.axes.contains(.reduceMotion) {
      return "People who set Reduce Motion do not get what they asked for."
    }
    if rule.axes.contains(.typeSize) { return "People who set large text do not get what they asked for." }
    switch rule.hig {
    case "Typography": return "People with low vision read this with effort."
    case "Buttons", "Layout": return "People with a tremor or large fingers need more room."
    default: return "People who listen hear more, or something else, than they need."
    }
  }
}
