/// What modifiers change, by their names in SwiftUI and the names of what they stand for in UIKit.
public enum ModifierAspects {
  /// - Parameter name: a call as it is written, with or without its dot and its arguments: `.padding`.
  /// - Returns: all aspects for a name that is not known.
  public static func of(_ name: String) -> Set<Aspect> {
    let plain = String(name.drop { $0 == "." }.prefix { $0 != "(" && $0 != "<" })
    if let known = table[plain] { return known }
    let family = families.first { plain.hasPrefix($0.prefix) }
    return family?.aspects ?? .all
  }

  /// Names that begin alike and do alike.
  private static let families: [(prefix: String, aspects: Set<Aspect>)] = [
    ("accessibilityAction", [.words, .interaction]), ("accessibility", [.words]),
    ("matchedTransition", [.motion]), ("navigationBar", [.look, .structure]),
    ("navigationTitle", [.words, .structure]), ("navigation", [.structure, .interaction]),
    ("toolbar", [.structure, .look, .layout]), ("listRowInsets", [.layout]),
    ("listRow", [.look]), ("listSection", [.look, .layout]), ("presentation", [.structure, .layout]),
    ("keyboard", [.interaction]), ("scrollTransition", [.motion]), ("scrollContentBackground", [.look]),
    ("scroll", [.interaction, .layout]), ("symbolEffect", [.motion]), ("symbol", [.look]),
    ("widget", [.structure, .look]),
  ]

  private static let table: [String: Set<Aspect>] = {
    var table: [String: Set<Aspect>] = [:]
    for (aspects, names) in groups {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = aspects }
    }
    return table
  }()

  private static let groups: [(Set<Aspect>, String)] = [
    ([.words], "help isAccessibilityElement speechSpellsOutCharacters speechAdjustedPitch"),
    (
      [.look],
      """
      foregroundColor foregroundStyle tint accentColor backgroundStyle shadow opacity blur brightness contrast
      saturation grayscale hueRotation colorInvert colorMultiply blendMode compositingGroup drawingGroup
      luminanceToAlpha colorScheme preferredColorScheme mask cornerRadius border strikethrough underline
      renderingMode interpolation antialiased fill stroke strokeBorder privacySensitive redacted unredacted
      statusBarHidden colorEffect layerEffect materialActiveAppearance allowedDynamicRange
      backgroundColor tintColor textColor alpha
      """
    ),
    (
      [.look, .layout],
      """
      font fontWeight fontDesign fontWidth bold italic monospaced monospacedDigit kerning tracking baselineOffset
      textCase textScale dynamicTypeSize imageScale controlSize headerProminence labelStyle labelsHidden
      gaugeStyle progressViewStyle groupBoxStyle formStyle listStyle distortionEffect adjustsFontForContentSizeCategory
      """
    ),
    (
      [.look, .layout, .structure],
      "background overlay glassEffect glassEffectID glassEffectUnion containerBackground backgroundExtensionEffect badge"
    ),
    (
      [.layout],
      """
      padding frame fixedSize layoutPriority aspectRatio scaledToFit scaledToFill offset position alignmentGuide
      safeAreaInset safeAreaPadding ignoresSafeArea edgesIgnoringSafeArea containerRelativeFrame zIndex clipped listRowSpacing
      clipShape lineLimit lineSpacing multilineTextAlignment truncationMode minimumScaleFactor allowsTightening
      contentMargins gridCellColumns gridCellAnchor gridColumnAlignment gridCellUnsizedAxes resizable rotation3DEffect
      projectionEffect transformEffect visualEffect onGeometryChange layoutDirectionBehavior flipsForRightToLeftLayoutDirection
      defaultMinListRowHeight translatesAutoresizingMaskIntoConstraints numberOfLines
      """
    ),
    ([.layout, .motion], "rotationEffect scaleEffect geometryGroup matchedGeometryEffect"),
    (
      [.motion],
      """
      animation transition transaction contentTransition phaseAnimator keyframeAnimator sensoryFeedback
      navigationTransition
      """
    ),
    (
      [.interaction],
      """
      gesture simultaneousGesture highPriorityGesture allowsHitTesting contentShape hoverEffect onHover
      onContinuousHover draggable dropDestination onDrag onDrop submitLabel onSubmit focusable focusEffectDisabled
      textContentType autocapitalization textInputAutocapitalization autocorrectionDisabled disableAutocorrection
      textSelection selectionDisabled interactiveDismissDisabled onKeyPress onMoveCommand onExitCommand
      defaultFocus focusSection focusScope isUserInteractionEnabled gestureRecognizers buttonRepeatBehavior
      """
    ),
    (
      [.interaction, .words],
      "focused accessibilityFocused onTapGesture onLongPressGesture swipeActions contextMenu disabled isEnabled tag"
    ),
    (
      [.interaction, .motion, .structure],
      """
      onAppear onDisappear task onChange onReceive onOpenURL onContinueUserActivity refreshable userActivity
      onPreferenceChange onDelete onMove Button
      @Model @Query @Attribute @Relationship @Transient @FetchRequest @SectionedFetchRequest
      """
    ),
    (
      [.interaction, .structure],
      """
      sheet fullScreenCover popover alert confirmationDialog actionSheet inspector fileImporter fileExporter
      photosPicker searchable searchScopes searchSuggestions searchCompletion tabItem deleteDisabled
      moveDisabled quickLookPreview translationPresentation
      tabViewBottomAccessory tabBarMinimizeBehavior
      """
    ),
    (
      [.look, .layout, .interaction, .words],
      "buttonStyle toggleStyle pickerStyle textFieldStyle menuStyle datePickerStyle tabViewStyle disclosureGroupStyle"
    ),
    (
      [],
      "previewDisplayName previewDevice previewLayout previewInterfaceOrientation previewContext"
    ),
  ]
}
