import SemanticTree

/// A screen that was written down: the same in every environment, and it cannot change.
@MainActor
public final class DumpHost: ScreenHost {
  private let shown: Screen

  public init(_ imported: ImportedScreen) { shown = imported.screen }

  /// The screen as it was written down, whatever environment is asked for.
  public func screen(in environment: ScreenEnvironment) -> Screen { shown }

  /// - Throws: `HostError.cannotChange`, unless the interaction only tells where VoiceOver's cursor is.
  public func perform(_ interaction: Interaction) throws -> Bool {
    guard case .accessibilityFocus = interaction.kind else {
      throw HostError.cannotChange("a dump is one state of a screen; nothing can be done in it")
    }
    return false
  }

  public func reset() {}
}
