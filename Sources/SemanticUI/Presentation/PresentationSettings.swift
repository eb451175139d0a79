/// What a sheet's content says of its sheet; collected while the content is expanded.
final class PresentationSettings {
  var detents: Set<PresentationDetent> = [.large]
  var selection: Binding<PresentationDetent>?
  var isDismissDisabled = false
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var adaptation = PresentationAdaptation.automatic
}

extension EnvironmentValues {
  private enum PresentationSettingsKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: PresentationSettings? = nil
  }

  var presentationSettings: PresentationSettings? {
    get { untracked(PresentationSettingsKey.self) }
    set { self[PresentationSettingsKey.self] = newValue }
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case height(CGFloat), fraction(CGFloat)
    case custom(ObjectIdentifier)
  }

  /// What a custom detent may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The tallest sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  let kind: Kind
  /// The height of a custom detent, in points.
  let custom: @Sendable (Context) -> CGFloat?

  init(_ kind: Kind, custom: @escaping @Sendable (Context) -> CGFloat? = { _ in nil }) {
    self.kind = kind
    self.custom = custom
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A detent of the author's own.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// What a presentation becomes on a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Which parts of what lies behind a sheet may be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

extension View {
  nonisolated private func setsPresentation(
    _ change: @escaping @MainActor (PresentationSettings) -> Void
  ) -> some View {
    applyToList { source, context, sink in
      if let settings = context.environment.presentationSettings { change(settings) }
      source.add(context, &sink)
    }
  }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    setsPresentation { $0.detents = detents }
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    setsPresentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    setsPresentation { $0.isDismissDisabled = isDisabled }
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    setsPresentation { $0.background = AnyShapeStyle(style) }
  }

  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    setsPresentation { $0.cornerRadius = radius }
  }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    setsPresentation { $0.adaptation = adaptation }
  }

  /// The drag indicator is a decoration that VoiceOver reaches as "Sheet Grabber" only where it can resize the
  /// sheet; its frame is not known, so it is not in the tree.
  nonisolated public func presentationDragIndicator(
    _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "presentationDragIndicator", "the sheet grabber is not in the tree",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    notModelled(
      "presentationBackgroundInteraction", "what lies behind the sheet is taken to be out of reach",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Lists a call that is accepted without effect.
  nonisolated func notModelled(
    _ name: String, _ consequence: String, _ place: SourcePlace
  ) -> some View {
    applyToList { source, context, sink in
      context.runtime.log.missing(name, at: place, consequence: consequence)
      source.add(context, &sink)
    }
  }
}
