/// Every rule, in the order of the catalogue.
public enum Rules {
  public static let all: [any Rule.Type] = [
    TextContrast.self, TextContrastEnhanced.self, TextContrastIncreased.self, PlaceholderContrast.self,
    NonTextContrastBoundary.self, NonTextContrastIcon.self, ColorOnlyMeaning.self, TextThinWeight.self,
    TextTruncatedAtSize.self, WordBroken.self, TextClippedVertical.self, TextFixedSize.self,
    DynamicTypeCapped.self, TextShrinksToFit.self, OverlapAtSize.self, ContentUnreachable.self,
    TextBelowMinimum.self, SymbolNotScaled.self, MotionNoAlternative.self, MotionEndStateDiffers.self,
    MotionParallaxDepth.self, MotionRepeats.self, MotionSymbolEffect.self, MotionRemovedEntirely.self,
    CrossFadeIgnored.self, FlashRate.self, TargetSizeMinimum.self, TargetSizeHIG.self,
    TargetObscured.self, TargetOverlap.self, TargetSpacingHIG.self, TargetDuplicateBounds.self,
    NestedInteractive.self, GestureOnly.self, TapWithoutTrait.self, LabelMissing.self,
    NameFromSymbol.self, LabelInName.self, LabelRepeatsRole.self, LabelRepeatsState.self,
    LabelTrailingPunctuation.self, LabelCase.self, LabelLooksLikeFilename.self, LabelTooLong.self,
    SpeechTooLong.self, LabelDuplicate.self, LabelGeneric.self, LabelNotSpeakable.self, HintMisuse.self,
    ImageDecorativeExposed.self, InputLabelMissing.self, TextNotExposed.self, TraitsConflict.self,
    SelectedNotExposed.self, StateNotExposed.self, ValueMissing.self, DisabledNotExposed.self,
    HeaderMissing.self, ImageTraitMissing.self, OverrideHidesState.self, RoleMismatch.self,
    LabelNotAssociated.self, OverflowNotDescribed.self, DropdownValueInLabel.self, FilterClearName.self,
    MenuItemSelected.self, HiddenButOperable.self, Unreachable.self, NotTouchExplorable.self,
    ActivationPointOffScreen.self, GroupSwallowsControls.self, GroupNotNamed.self,
    ReadingOrderInverted.self, ScrollRegionUnreachable.self, CoveredButReachable.self,
    EscapeMissing.self, FocusNotReturned.self, ContextChangeOnInput.self, StatusNotAnnounced.self,
  ]

  /// The rules that look unless a project says otherwise.
  public static let standard: [any Rule.Type] = all.filter { $0.info.isOnByDefault }

  /// The rule of an id or of another name that people know it by.
  public static func named(_ name: String) -> (any Rule.Type)? {
    all.first { $0.info.id == name } ?? all.first { $0.info.aliases.contains(name) }
  }
}
