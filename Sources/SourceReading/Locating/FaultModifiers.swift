/// Which modifiers can be at fault for what a rule finds, the likeliest first.
enum FaultModifiers {
  static func names(for rule: String) -> [String] {
    table.first { rules, _ in
      rules.contains { rule == $0 || ($0.hasSuffix("*") && rule.hasPrefix($0.dropLast())) }
    }?
    .modifiers ?? []
  }

  private static let colors = ["foregroundStyle", "foregroundColor", "tint", "background", "opacity"]
  private static let motions = ["transition", "animation", "phaseAnimator", "keyframeAnimator"]

  private static let table: [(rules: [String], modifiers: [String])] = [
    (["text-contrast*", "non-text-contrast*", "placeholder-contrast", "color-only-meaning"], colors),
    (["tap-without-trait"], ["onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture"]),
    (["gesture-only"], ["onLongPressGesture", "onKeyPress", "gesture", "simultaneousGesture"]),
    (["motion-symbol-effect"], ["symbolEffect"]),
    (["motion-*", "cross-fade-ignored", "flash-rate"], motions),
    (["text-fixed-size", "text-below-minimum", "symbol-not-scaled"], ["font", "frame"]),
    (["text-thin-weight"], ["fontWeight", "font"]),
    (["text-truncated-at-size", "word-broken", "overflow-not-described"], ["lineLimit", "frame"]),
    (["text-clipped-vertical"], ["frame", "clipped", "clipShape"]),
    (["text-shrinks-to-fit"], ["minimumScaleFactor", "lineLimit"]),
    (["dynamic-type-capped"], ["dynamicTypeSize"]),
    (["target-size*"], ["frame"]),
    (
      ["target-overlap", "target-obscured", "covered-but-reachable"],
      ["offset", "position", "overlay", "zIndex"]
    ),
    (["override-hides-state"], ["accessibilityLabel", "accessibilityValue"]),
    (["hint-misuse"], ["accessibilityHint"]),
    (["label-not-speakable"], ["accessibilityInputLabels", "accessibilityLabel"]),
    (["label-*", "name-from-symbol", "speech-too-long"], ["accessibilityLabel"]),
    (["traits-conflict", "role-mismatch"], ["accessibilityAddTraits", "accessibilityRemoveTraits"]),
    (["hidden-but-operable"], ["accessibilityHidden"]),
    (["group-*"], ["accessibilityElement"]),
    (["reading-order*"], ["accessibilitySortPriority"]),
    (["activation-point-off-screen"], ["accessibilityActivationPoint"]),
    (["context-change-on-input"], ["onChange", "onReceive"]),
  ]
}
