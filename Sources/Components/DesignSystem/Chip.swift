import SemanticUI

/// A compact element for selectable filters, removable tags and small actions.
///
/// It promises no role of its own: assistive technology finds a button, selected or not, and for a closeable chip
/// a second button that removes it.
public struct Chip: View {
  private let title: String
  private let leadingIcon: String?
  private let trailingIcon: String?
  private let size: Size
  private let variant: Variant
  private let color: Color
  private let isSelected: Bool
  private let isCloseable: Bool
  private let isUnavailable: Bool
  private let label: String?
  private let action: () -> Void
  private let onClose: (() -> Void)?

  /// Makes a chip that tells nobody when its × is tapped.
  ///
  /// - Parameters:
  ///   - title: The words on the chip; one or two are best.
  ///   - leadingIcon: The system symbol before the title.
  ///   - trailingIcon: The system symbol after the title.
  ///   - size: How large it is.
  ///   - variant: How it is drawn.
  ///   - color: Its accent.
  ///   - isSelected: Whether it is drawn and announced as selected.
  ///   - isCloseable: Whether it ends with a × button.
  ///   - isUnavailable: Whether it is dimmed to half and takes no touches.
  ///   - accessibilityLabel: What assistive technology says in place of the title.
  ///   - action: What a tap does.
  public init(
    _ title: String, leadingIcon: String? = nil, trailingIcon: String? = nil, size: Size = .md,
    variant: Variant = .filled, color: Color = DesignTokens.primary, isSelected: Bool = false,
    isCloseable: Bool = false, isUnavailable: Bool = false, accessibilityLabel: String? = nil,
    action: @escaping () -> Void = {}
  ) {
    self.init(
      title: title, leadingIcon: leadingIcon, trailingIcon: trailingIcon, size: size, variant: variant,
      color: color, isSelected: isSelected, isCloseable: isCloseable, isUnavailable: isUnavailable,
      label: accessibilityLabel, action: action, close: nil)
  }

  /// Makes a chip that can be removed.
  ///
  /// It stands apart from the other initialiser so that a trailing closure is never taken for `onClose` in one
  /// language mode and for `action` in another.
  ///
  /// - Parameter onClose: What a tap on the × does.
  public init(
    _ title: String, leadingIcon: String? = nil, trailingIcon: String? = nil, size: Size = .md,
    variant: Variant = .filled, color: Color = DesignTokens.primary, isSelected: Bool = false,
    isCloseable: Bool = false, isUnavailable: Bool = false, accessibilityLabel: String? = nil,
    action: @escaping () -> Void = {}, onClose: @escaping () -> Void
  ) {
    self.init(
      title: title, leadingIcon: leadingIcon, trailingIcon: trailingIcon, size: size, variant: variant,
      color: color, isSelected: isSelected, isCloseable: isCloseable, isUnavailable: isUnavailable,
      label: accessibilityLabel, action: action, close: onClose)
  }

  private init(
    title: String, leadingIcon: String?, trailingIcon: String?, size: Size, variant: Variant, color: Color,
    isSelected: Bool, isCloseable: Bool, isUnavailable: Bool, label: String?, action: @escaping () -> Void,
    close: (() -> Void)?
  ) {
    self.title = title
    self.leadingIcon = leadingIcon
    self.trailingIcon = trailingIcon
    self.size = size
    self.variant = variant
    self.color = color
    self.isSelected = isSelected
    self.isCloseable = isCloseable
    self.isUnavailable = isUnavailable
    self.label = label
    self.action = action
    onClose = close
  }

  public var body: some View {
    HStack(spacing: 0) {
      if isCloseable {
        mainButton.onKeyPress(keys: [.delete, .deleteForward]) { _ in remove() }
        closeButton
      } else {
        mainButton
      }
    }
    .font(size.font)
    .lineLimit(1)
    .foregroundStyle(look.foreground)
    .background(look.surface, in: .capsule)
    .overlay { Capsule().strokeBorder(look.border) }
    .opacity(isUnavailable ? 0.5 : 1)
    .disabled(isUnavailable)
    .scaleEffect(isSelected ? 1.05 : 1)
    .animation(.spring, value: isSelected)
  }

  private var mainButton: some View {
    Button(action: action) {
      HStack(spacing: size.spacing) {
        if let leadingIcon { Image(systemName: leadingIcon) }
        Text(title)
        if let trailingIcon { Image(systemName: trailingIcon) }
      }
      .padding(.leading, size.horizontalPadding)
      .padding(.trailing, isCloseable ? size.spacing : size.horizontalPadding)
      .padding(.vertical, size.verticalPadding)
      .contentShape(.rect)
    }
    .buttonStyle(ChipButtonStyle())
    .accessibilityLabel(label ?? title)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var closeButton: some View {
    Button(action: { _ = remove() }) {
      Image(systemName: "xmark")
        .padding(.trailing, size.horizontalPadding)
        .padding(.vertical, size.verticalPadding)
        .contentShape(.rect)
    }
    .buttonStyle(ChipButtonStyle())
    .accessibilityLabel("Remove \(title)")
  }

  private func remove() -> KeyPress.Result {
    onClose?()
    return .handled
  }

  private var look: ChipLook { ChipLook(variant: variant, color: color, isSelected: isSelected) }
}

/// Draws the label as it is, also when disabled: the chip dims itself.
struct ChipButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
