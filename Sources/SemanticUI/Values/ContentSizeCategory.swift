/// The user's preferred size of text, as views before iOS 15 read it.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The same size under its present name.
  var typeSize: DynamicTypeSize {
    let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = ContentSizeCategory.allCases[index]
  }

  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
