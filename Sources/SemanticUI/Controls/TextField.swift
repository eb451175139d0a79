import SemanticTree

/// A control in which text is typed.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  /// The title where it is a text, which iOS shows as the placeholder when there is no prompt.
  let title: Text?
  let axis: Axis
  let source: TextFieldSource
  let place: SourcePlace
}

/// Where the words of a text field come from and go to.
struct TextFieldSource {
  let read: () -> String
  /// Takes words while they are typed; false keeps them as a draft until they are confirmed.
  let write: @MainActor (String) -> Void
  let isDrafted: Bool
  /// Whether bullets stand for the letters.
  var isSecure = false
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  var onCommit: @MainActor () -> Void = {}

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    isDrafted = false
  }

  /// A value in words. Words that are no value leave it as it is.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
    isDrafted = true
  }

  /// A value in words, or none.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    read = { value.wrappedValue.map { format.format($0) } ?? "" }
    write = { words in
      if words.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(words) {
        value.wrappedValue = parsed
      }
    }
    isDrafted = true
  }

  /// A value in the words of a formatter.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { words in
      if let number = (formatter as? NumberFormatter)?.number(from: words) as? V {
        value.wrappedValue = number
      }
    }
    isDrafted = true
  }
}

extension TextField: View where Label: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.style))
    let configuration = TextFieldStyleConfiguration(
      label: inner.slot(.label, view.label), field: view.untyped(label: inner.slot(.title, view.label)))
    inner.addStyled(configuration, automatic: .plainField, into: &sink)
  }

  /// The same field with a label of the type that styles know.
  private func untyped(label: _StyleSlot) -> TextField<_StyleSlot> {
    TextField<_StyleSlot>(
      label: label, prompt: prompt, title: title, axis: axis, source: source, place: place)
  }
}

// MARK: - Styles

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StyleSlot
  /// The field in this style.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A text field with its label, as styles place it.
struct TextFieldStyleConfiguration {
  let label: _StyleSlot
  let field: TextField<_StyleSlot>
}

extension ControlStyleBox where Configuration == TextFieldStyleConfiguration {
  /// The field itself, as high as its words.
  static var plainField: Self {
    Self { configuration, context, sink in
      let field = configuration.field
      TextFieldBuilder(field: field, context: context).add(into: &sink)
    }
  }

  init<S: TextFieldStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0._body(configuration: $1.field) }
    }
  }
}

extension View {
  /// Sets the style of the text fields within.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: TextFieldStyleConfiguration.self] = ControlStyleBox(style) }
  }
}

/// The style that iOS chooses: a plain field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without a surface.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field in a rounded frame: 34 points high, the words 7 from its edge, corners of 5 (UIKit's, measured on iOS
/// 26; the same is assumed for SwiftUI and for iOS 17 and 18).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .frame(minHeight: 34)
      .background {
        RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
