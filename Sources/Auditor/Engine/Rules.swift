/// Every rule, in the order of the catalogue.
public enum Rules {
  public static let all: [any Rule.Type] = [
    TextContrast.self, NonTextContrastIcon.self, ColorOnlyMeaning.self, TargetSizeMinimum.self,
    TargetSizeHIG.self, TargetObscured.self, TargetOverlap.self, TargetSpacingHIG.self,
    TargetDuplicateBounds.self,
    NestedInteractive.self, GestureOnly.self, TapWithoutTrait.self, LabelMissing.self,
    NameFromSymbol.self, SelectedNotExposed.self, HeaderMissing.self, LabelInName.self, LabelRepeatsRole.self,
    LabelTrailingPunctuation.self, TraitsConflict.self, TextTruncatedAtSize.self, WordBroken.self,
    HiddenButOperable.self, Unreachable.self, NotTouchExplorable.self, ActivationPointOffScreen.self,
    GroupSwallowsControls.self, GroupNotNamed.self, ReadingOrderInverted.self, ScrollRegionUnreachable.self,
    CoveredButReachable.self, EscapeMissing.self, FocusNotReturned.self, ContextChangeOnInput.self,
    StatusNotAnnounced.self, MotionNoAlternative.self, MotionEndStateDiffers.self, MotionParallaxDepth.self,
    MotionRepeats.self, MotionSymbolEffect.self, MotionRemovedEntirely.self, CrossFadeIgnored.self,
    FlashRate.self,
  ]

  /// The rule of an id or of another name that people know it by.
  public static func named(_ name: String) -> (any Rule.Type)? {
    all.first { $0.info.id == name } ?? all.first { $0.info.aliases.contains(name) }
  }
}
