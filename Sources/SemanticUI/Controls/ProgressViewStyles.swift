import SemanticTree

/// The look of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a progress view.
public struct ProgressViewStyleConfiguration {
  /// A label of the progress as the style places it.
  public typealias Label = _StyleSlot
  public typealias CurrentValueLabel = _StyleSlot

  /// The part that is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  let place: SourcePlace
}

extension ControlStyleBox where Configuration == ProgressViewStyleConfiguration {
  init<S: ProgressViewStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The style that iOS chooses: a bar where the share is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      _SpinnerProgress(configuration: configuration)
    } else {
      _BarProgress(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    _BarProgress(configuration: configuration)
  }
}

/// A spinner; iOS shows no share in it.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    _SpinnerProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views within.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: ProgressViewStyleConfiguration.self] = ControlStyleBox(style) }
  }
}
