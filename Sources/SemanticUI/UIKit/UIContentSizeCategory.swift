/// The user's preferred size of text, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A category by the last part of its raw value: a size as clothes have it, with so many `X` before its letter.
  private static func category(_ group: String = "", extra: Int = 0, letter: String) -> Self {
    Self(rawValue: "UICTContentSizeCategory\(group)\(String(repeating: "X", count: extra))\(letter)")
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = category(extra: 1, letter: "S")
  public static let small = category(letter: "S")
  public static let medium = category(letter: "M")
  public static let large = category(letter: "L")
  public static let extraLarge = category(extra: 1, letter: "L")
  public static let extraExtraLarge = category(extra: 2, letter: "L")
  public static let extraExtraExtraLarge = category(extra: 3, letter: "L")
  public static let accessibilityMedium = category("Accessibility", letter: "M")
  public static let accessibilityLarge = category("Accessibility", letter: "L")
  public static let accessibilityExtraLarge = category("Accessibility", extra: 1, letter: "L")
  public static let accessibilityExtraExtraLarge = category("Accessibility", extra: 2, letter: "L")
  public static let accessibilityExtraExtraExtraLarge = category("Accessibility", extra: 3, letter: "L")

  /// Smallest first, as the cases of `DynamicTypeSize`.
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  init(of size: DynamicTypeSize) {
    self = Self.ordered[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// The same size in SwiftUI; large where it is not specified.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.ordered.firstIndex(of: self) ?? 3] }

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
}

extension ContentSizeCategory {
  /// Nil where it is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self.init(uiSizeCategory.size)
  }
}

extension DynamicTypeSize {
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self = uiSizeCategory.size
  }
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    guard let dynamicTypeSize else { self = .unspecified; return }
    self = UIContentSizeCategory(of: dynamicTypeSize)
  }
}
