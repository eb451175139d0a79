import SemanticUI

/// A label for a count or a status. It takes no touches.
public struct Badge: View {
  private let text: String
  private let color: Color

  /// Makes a badge with words on it.
  public init(_ text: String, color: Color = DesignTokens.primary) {
    self.text = text
    self.color = color
  }

  /// Makes a badge with a number on it; numbers above the limit show as the limit and a plus sign.
  public init(count: Int, limit: Int = 99, color: Color = DesignTokens.primary) {
    self.init(count > limit ? "\(limit)+" : "\(count)", color: color)
  }

  public var body: some View {
    Text(text)
      .font(.caption.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(color, in: .capsule)
  }
}

/// A label that names a category. It is for reading only.
public struct Tag: View {
  private let title: String
  private let icon: String?
  private let color: Color

  /// Makes a tag, with a system symbol before its title if one is given.
  public init(_ title: String, icon: String? = nil, color: Color = DesignTokens.info) {
    self.title = title
    self.icon = icon
    self.color = color
  }

  public var body: some View {
    HStack(spacing: 4) {
      if let icon { Image(systemName: icon).accessibilityHidden(true) }
      Text(title).lineLimit(1)
    }
    .font(.caption)
    .foregroundStyle(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(color.opacity(0.15), in: .rect(cornerRadius: 6))
  }
}
