/// Why the content of a view is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is still to come: grey bars stand for texts and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is nobody else's business; only what is marked as such is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: NamedEnvironmentKey {
  static let name = "redactionReasons"
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why the content around a view is redacted; empty where it is not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// True where texts and pictures are drawn as grey bars.
  var drawsPlaceholders: Bool { untracked(RedactionKey.self).contains(.placeholder) }
}

extension View {
  /// Draws texts and pictures as placeholders, or hides what is private. What is spoken stays: redaction changes the
  /// look only, so that authors have to hide the content from VoiceOver themselves.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { values in
      values.redactionReasons = values.untracked(RedactionKey.self).union(reason)
    }
  }

  /// Shows the content as it is although what is around is redacted.
  nonisolated public func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
  }

  /// Says that the content is private: it is redacted where `.privacy` is a reason.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment { values in
      guard sensitive, values.untracked(RedactionKey.self).contains(.privacy) else { return }
      values.redactionReasons.insert(.placeholder)
    }
  }

  /// Says that the content is out of date while it loads anew; it is shown as it is.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
