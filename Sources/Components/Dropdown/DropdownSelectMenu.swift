import SemanticUI

/// A field whose list of options grows out of it and collapses when one is chosen (iOS 18 and later).
///
/// The list floats over the views below the field and pushes nothing aside.
public struct DropdownSelectMenu<Option: Hashable>: View {
  private let title: LocalizedStringResource
  private let options: [Option]
  @Binding private var selection: Option?
  private let placeholder: String
  private let label: (Option) -> String

  @State private var isOpen = false
  /// The field's height in points; it decides where the list begins.
  @State private var fieldHeight: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Makes a dropdown.
  ///
  /// - Parameters:
  ///   - title: What is chosen here, such as "Shipping".
  ///   - options: What there is to choose from, in the order shown. Each must be there once only.
  ///   - selection: The chosen option; nil while nothing is chosen.
  ///   - placeholder: What stands in the field while nothing is chosen.
  ///   - label: The words for an option.
  public init(
    title: LocalizedStringResource, options: [Option], selection: Binding<Option?>,
    placeholder: String = "Choose", label: @escaping (Option) -> String
  ) {
    self.title = title
    self.options = options
    _selection = selection
    self.placeholder = placeholder
    self.label = label
  }

  public var body: some View {
    DropdownField(
      title: title, chosen: selection.map(label), placeholder: placeholder, isOpen: isOpen
    ) {
      setOpen(!isOpen)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      fieldHeight = $0
    }
    .background { if isOpen { backdrop } }
    .overlay(alignment: .top) { if isOpen { list } }
    .zIndex(isOpen ? 1 : 0)
  }

  private var list: some View {
    DropdownList(options: options, selection: selection, label: label, choose: choose)
      .frame(height: DropdownMetrics.listHeight, alignment: .top)
      .padding(.top, listTop)
      .transition(transition)
  }

  /// Takes taps anywhere outside the field and the list.
  private var backdrop: some View {
    Color.clear
      .frame(width: DropdownMetrics.backdropSide, height: DropdownMetrics.backdropSide)
      .contentShape(.rect)
      .onTapGesture { setOpen(false) }
      .accessibilityHidden(true)
  }

  private var listTop: CGFloat { fieldHeight + DropdownMetrics.listGap }

  /// The list grows from its own top edge. The view that comes and goes begins at the field's top, so the anchor
  /// lies further down in it.
  private var transition: AnyTransition {
    if reduceMotion { return .opacity }
    let anchor = UnitPoint(x: 0.5, y: listTop / (listTop + DropdownMetrics.listHeight))
    return .scale(scale: DropdownMetrics.listScale, anchor: anchor).combined(with: .opacity)
  }

  /// The choice itself is not animated, only the closing.
  private func choose(_ option: Option) {
    selection = option
    setOpen(false)
  }

  private func setOpen(_ open: Bool) {
    withAnimation(reduceMotion ? nil : .smooth(duration: DropdownMetrics.duration)) { isOpen = open }
  }
}

/// The numbers of the dropdown's design, in points and seconds.
enum DropdownMetrics {
  static let cornerRadius: CGFloat = 14
  static let horizontalPadding: CGFloat = 14
  static let fieldVerticalPadding: CGFloat = 10
  static let fieldSpacing: CGFloat = 10
  static let captionGap: CGFloat = 2
  static let listGap: CGFloat = 6
  static let listHeight: CGFloat = 280
  static let listScale: CGFloat = 0.9
  static let rowHeight: CGFloat = 46
  static let rowGap: CGFloat = 8
  static let emptyPadding: CGFloat = 14
  static let backdropSide: CGFloat = 4_000
  static let duration = 0.28
}
