import SemanticTree

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a gauge.
public struct GaugeStyleConfiguration {
  /// A label of the gauge as the style places it.
  public typealias Label = _StyleSlot
  public typealias CurrentValueLabel = _StyleSlot
  public typealias MinimumValueLabel = _StyleSlot
  public typealias MaximumValueLabel = _StyleSlot

  /// Where the value lies, from 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  let place: SourcePlace

  /// The label, and the author's words for the value or a percentage.
  @MainActor
  func element(in context: _ViewContext) -> ControlElement {
    let inner = context.entering(.slot(.title))
    let value = currentValueLabel.map { ControlElement.Words.hidden(inner.node(of: $0)) }
    return ControlElement(
      label: .hidden(inner.node(of: label)),
      value: value ?? .text(Percentages.words(for: self.value, in: context.environment)), traits: [],
      place: place)
  }
}

extension ControlStyleBox where Configuration == GaugeStyleConfiguration {
  init<S: GaugeStyle>(_ style: S) {
    add = { configuration, context, sink in
      context.run(style, configuration, into: &sink) { $0.makeBody(configuration: $1) }
    }
  }
}

/// A bar between its labels. The sizes of gauges are not published.
private struct _LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let share = configuration.value
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: share).progressViewStyle(.linear)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .controlElement { configuration.element(in: $0) }
  }
}

/// A ring around the value, 59 points wide as is usual; not published.
private struct _CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(TintShapeStyle(), lineWidth: 6).padding(3).frame(width: 59, height: 59)
      configuration.currentValueLabel
    }
    .controlElement { configuration.element(in: $0) }
  }
}

/// The style that iOS chooses: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LinearGauge(configuration: configuration)
  }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LinearGauge(configuration: configuration)
  }
}

/// A ring with the value in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _CircularGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension View {
  /// Sets the style of the gauges within.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment { $0[style: GaugeStyleConfiguration.self] = ControlStyleBox(style) }
  }
}
