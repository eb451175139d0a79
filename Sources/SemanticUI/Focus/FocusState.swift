import SemanticTree

/// Whether, or which, view has keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  let unfocused: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { unfocused = false }
  public init<T>() where Value == T? { unfocused = nil }

  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.wish(newValue) }
  }

  public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }

  /// Hands a focus state to the views that take part in it.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value
    let location: FocusLocation<Value>?

    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.wish(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {}

extension FocusState: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let initial = unfocused
    location = installation.storage { FocusLocation(initial, runtime: installation.context.runtime) }
  }

  func isSame(as other: FocusState<Value>) -> Bool { true }
}

/// Whether, or which, element has the cursor of assistive technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  let unfocused: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { unfocused = false }
  public init<T>() where Value == T? { unfocused = nil }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.wish(newValue) }
  }

  public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }

  @propertyWrapper
  public struct Binding {
    let unfocused: Value
    let location: FocusLocation<Value>?

    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.wish(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

extension AccessibilityFocusState: InstallableProperty {
  mutating func install(_ installation: Installation) {
    let initial = unfocused
    location = installation.storage { FocusLocation(initial, runtime: installation.context.runtime) }
  }

  func isSame(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    observesFocus(condition.location, focused: true, unfocused: false, keyboard: true)
  }

  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    observesFocus(binding.location, focused: value, unfocused: binding.unfocused, keyboard: true)
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    observesFocus(condition.location, focused: true, unfocused: false, keyboard: false)
  }

  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    observesFocus(binding.location, focused: value, unfocused: binding.unfocused, keyboard: false)
  }

  nonisolated private func observesFocus<Value: Hashable>(
    _ location: FocusLocation<Value>?, focused: Value, unfocused: Value, keyboard: Bool
  ) -> some View {
    accessibility { node, builder in
      guard let location else { return }
      let observer = FocusObserver(node.id, location, focused: focused, unfocused: unfocused)
      if keyboard {
        builder.runtime.keyboardObservers.append(observer)
      } else {
        builder.runtime.cursorObservers.append(observer)
        builder.handle(.accessibilityFocus, of: node.id) { kind in
          guard case .accessibilityFocus(let hasFocus) = kind else { return false }
          observer.follow(hasFocus)
          return true
        }
      }
    }
  }
}
