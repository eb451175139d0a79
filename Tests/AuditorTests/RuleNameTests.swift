import Testing

@testable import Auditor

/// Every name under which the field knows a rule leads somewhere.
@Suite struct RuleNameTests {
  private static let names = [
    "action-missing", "activation-point-off-screen", "change-not-announced", "chip-composited-contrast",
    "chip-group-role", "chip-remove-action", "chip-selected-cue", "chip-text-at-max-width",
    "chip-transition-motion", "clipped-content", "color-only-meaning", "colour-only-state",
    "content-unreachable", "context-change-on-input", "contrast-not-measured", "covered-but-reachable",
    "cross-fade-ignored", "decorative-exposed", "disabled-mismatch", "disabled-not-exposed",
    "dropdown-focus-return", "dropdown-state-spoken", "dropdown-value-in-label", "duplicate-speech",
    "dynamic-type-capped", "endless-motion", "escape-missing", "expanded-state-missing",
    "filter-bar-large-sizes", "filter-bar-overflow-reachable", "filter-clear-name",
    "filter-count-announced", "fixed-height-text-box", "flash-rate", "focus-escapes",
    "focus-indicator-contrast", "focus-lost", "focus-not-returned", "focus-obscured",
    "focus-start-wrong", "gesture-only", "group-not-named", "group-swallows-controls", "hardcoded-color",
    "header-missing", "hidden-but-operable", "hint-misuse", "hint-names-gesture",
    "hit-area-smaller-than-look", "hit-areas-overlap", "image-decorative-exposed", "image-trait-missing",
    "input-label-missing", "keyboard-reachable", "label-case", "label-duplicate", "label-generic",
    "label-in-name", "label-looks-like-asset", "label-looks-like-filename", "label-missing",
    "label-not-associated", "label-not-speakable", "label-repeats-role", "label-repeats-state",
    "label-too-long", "label-trailing-punctuation", "language-mismatch", "line-limit-one",
    "link-distinguishable", "menu-item-selected", "modal-not-isolated", "motion-alternative-still-moves",
    "motion-end-state-differs", "motion-no-alternative", "motion-parallax-depth",
    "motion-removed-entirely", "motion-repeats", "motion-scroll-jump", "motion-symbol-effect",
    "motion-system-owned", "name-from-symbol", "name-missing", "nested-action-unreachable",
    "nested-interactive", "non-text-contrast", "non-text-contrast-boundary", "non-text-contrast-icon",
    "not-touch-explorable", "off-screen-control", "order-differs-from-layout", "orientation-locked",
    "overflow-not-described", "overlap-at-size", "override-hides-state", "placeholder-contrast",
    "reading-order", "reduced-path-incomplete", "role-mismatch", "role-missing", "row-does-not-restack",
    "same-label-different-action", "scroll-region-unreachable", "selected-not-exposed",
    "selected-state-spoken", "selection-follows-focus", "speech-too-long", "state-contrast",
    "state-in-label", "state-not-exposed", "status-not-announced", "symbol-not-scaled",
    "tap-without-trait", "target-distance", "target-duplicate-bounds", "target-obscured",
    "target-overlap", "target-size", "target-size-hig", "target-size-min", "target-spacing",
    "target-spacing-hig", "text-below-minimum", "text-clipped", "text-clipped-vertical", "text-contrast",
    "text-contrast-enhanced", "text-contrast-increased", "text-contrast-range", "text-fixed-size",
    "text-not-exposed", "text-reaches-200", "text-same-color", "text-scale-capped",
    "text-shrinks-to-fit", "text-spacing-tolerance", "text-thin-weight", "text-truncated",
    "text-truncated-at-size", "timed-dismiss", "traits-conflict", "truncated-without-full-text",
    "unreachable", "value-missing", "word-broken",
  ]

  @Test(arguments: names)
  func aNameLeadsToARuleOrToAReason(name: String) {
    #expect(Rules.named(name) != nil || UnaskedQuestions.reasons[name] != nil)
  }

  @Test func nothingIsBothLookedForAndNot() {
    #expect(UnaskedQuestions.reasons.keys.allSatisfy { Rules.named($0) == nil })
  }

  @Test func aNameLeadsToOneRule() {
    var owners: [String: String] = [:]
    for rule in Rules.all {
      for name in [rule.info.id] + rule.info.aliases {
        #expect(owners[name] == nil, "\(name) is \(rule.info.id) and \(owners[name] ?? "")")
        owners[name] = rule.info.id
      }
    }
  }
}
