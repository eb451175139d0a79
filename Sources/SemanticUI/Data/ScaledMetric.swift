import SemanticTree

internal import Typesetting

/// A number that grows with Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var storage: EnvironmentStorage?

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  nonisolated public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the type size in force, rounded to a pixel.
  public var wrappedValue: Value {
    guard let storage else { return base }
    let typeSize = storage.read { storage.values.dynamicTypeSize }.typeSize
    let scale = storage.values.screen.scale
    return Value(
      DynamicType.scaled(Double(base), relativeTo: style.style, at: typeSize, scale: scale))
  }
}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let record = installation.record
    let storage = installation.storage { EnvironmentStorage(record: record) }
    storage.runtime = installation.context.runtime
    storage.values = installation.context.environment
    self.storage = storage
  }

  func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base && style == other.style }
}
