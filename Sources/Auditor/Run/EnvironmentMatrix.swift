import SemanticTree

/// The environments in which rules look at a screen: each rule varies the axes that can change its verdicts and keeps
/// the rest as it is, so that hundreds of combinations cost tens of renders.
public struct EnvironmentMatrix: Sendable {
  /// The scenario's own environment.
  public var base: ScreenEnvironment
  public var systems: [SystemVersion] = [.iOS18, .iOS26]
  public var typeSizes: [TypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]
  /// A small old phone, and a common one held upright and sideways: vertical room decides too.
  public var devices: [Device] = EnvironmentMatrix.commonDevices

  /// Whether rules about layout look at texts a third longer too, as translations are.
  public var isPseudoLocalizedToo = false
  /// Whether rules about layout look at the screen from right to left too.
  public var isRightToLeftToo = false

  public init(base: ScreenEnvironment) { self.base = base }

  private static let commonDevices: [Device] = {
    let small = Device(
      name: "iPhone SE 1", width: 320, height: 568,
      safeArea: EdgeDistances(top: 20, leading: 0, bottom: 0, trailing: 0), scale: 2)
    let common = Device.named("iPhone 16")
    return [small] + (common.map { [$0, $0.landscape] } ?? [])
  }()

  /// Every combination of some axes, the base's own value first where it is among them; for rules about layout also
  /// the variants of texts and direction that are asked for.
  public func environments(over axes: Set<Axis>) -> [ScreenEnvironment] {
    let combinations = combinations(of: axes, with: base)
    guard axes.contains(.device) || axes.contains(.typeSize) else { return combinations }
    return combinations + variants.flatMap { self.combinations(of: axes.intersection([.typeSize]), with: $0) }
  }

  private func combinations(of axes: Set<Axis>, with start: ScreenEnvironment) -> [ScreenEnvironment] {
    Axis.allCases.filter(axes.contains).reduce([start]) { environments, axis in
      environments.flatMap { values(of: axis, in: $0) }
    }
  }

  /// The base with longer texts, and from right to left.
  private var variants: [ScreenEnvironment] {
    (isPseudoLocalizedToo ? [base.with(\.pseudoLocalized, true)] : [])
      + (isRightToLeftToo ? [base.with(\.layoutDirection, .rightToLeft)] : [])
  }

  private func values(of axis: Axis, in environment: ScreenEnvironment) -> [ScreenEnvironment] {
    switch axis {
    case .appearance: Appearance.allCases.map { environment.with(\.appearance, $0) }
    case .contrast: ContrastLevel.allCases.map { environment.with(\.contrast, $0) }
    case .system: systems.map { environment.with(\.system, $0) }
    case .typeSize: typeSizes.map { environment.with(\.typeSize, $0) }
    case .device: devices.map(environment.on)
    case .reduceMotion: [false, true].map { environment.with(\.reduceMotion, $0) }
    }
  }
}

extension ScreenEnvironment {
  fileprivate func with<Value>(_ key: WritableKeyPath<ScreenEnvironment, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: key] = value
    return copy
  }

  /// What differs from another environment on some axes, in words: `dark, increased contrast`.
  func words(on axes: Set<Axis>) -> String {
    var parts = Axis.allCases.filter(axes.contains).map { axis in
      switch axis {
      case .appearance: appearance.rawValue
      case .contrast: "\(contrast.rawValue) contrast"
      case .system: "iOS \(system)"
      case .typeSize: typeSize.rawValue
      case .device: "\(Points.text(width))×\(Points.text(height))"
      case .reduceMotion: reduceMotion ? "reduced motion" : "full motion"
      }
    }
    if pseudoLocalized { parts.append("longer texts") }
    if layoutDirection == .rightToLeft { parts.append("right to left") }
    return parts.joined(separator: ", ")
  }
}
