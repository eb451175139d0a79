/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets texts be selected, by a long press and, with VoiceOver, from the rotor.
  nonisolated public func textSelection<S: TextSelectability>(
    _ selectability: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    applyToList { source, context, sink in
      if S.allowsSelection {
        context.runtime.log.missing(
          "textSelection", at: SourcePlace(file: file, line: line, column: column),
          consequence: "selecting text cannot be tried, and VoiceOver's rotor for it is missing")
      }
      source.add(context, &sink)
    }
  }

  // Tools on the text as a whole, which the system shows when asked: no part of a screen at rest.

  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment { values in
      if isEnabled { values.screen.locale = language.minimalIdentifier }
    }
  }
}
