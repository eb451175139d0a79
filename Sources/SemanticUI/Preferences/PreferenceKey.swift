/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Adds the next sibling's value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects preferences from the placed nodes.
extension LayoutNode {
  /// The preference of the node and all in it; nil where nothing in it sets one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let own = (self as? PreferenceSource)?.ownPreference(key) { return own }
    var merged: K.Value?
    for child in preferringChildren {
      guard let next = child.preference(key) else { continue }
      guard var value = merged else {
        merged = next
        continue
      }
      K.reduce(value: &value) { next }
      merged = value
    }
    return merged
  }
}

/// A node that says something of a preference itself.
protocol PreferenceSource {
  func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// Sets or changes a preference over its child.
final class PreferenceNode<Key: PreferenceKey>: UnaryNode, PreferenceSource {
  private let change: (inout Key.Value, LayoutNode) -> Void
  /// True where the child's own value is of no account.
  private let replaces: Bool

  init(_ child: LayoutNode, replaces: Bool, change: @escaping (inout Key.Value, LayoutNode) -> Void) {
    self.change = change
    self.replaces = replaces
    super.init(child)
  }

  func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self else { return nil }
    var value = replaces ? Key.defaultValue : child.preference(Key.self) ?? Key.defaultValue
    change(&value, self)
    return value as? K.Value
  }
}

extension View {
  /// Hands a value up; what the view's own content says is replaced.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    wrapNodes { node, _ in PreferenceNode<K>(node, replaces: true) { result, _ in result = value } }
  }

  /// Changes the value that the view's content hands up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    wrapNodes { node, _ in PreferenceNode<K>(node, replaces: false) { value, _ in callback(&value) } }
  }

  /// Calls an action with the value that the view's content hands up, at first and whenever it changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    applyToList { source, context, sink in
      var inner = _NodeSink()
      source.add(context, &inner)
      let observer = PreferenceObserver<K>(context: context, nodes: inner.nodes, action: action)
      guard let last = inner.nodes.popLast() else { return observer.tell() }
      sink.nodes += inner.nodes
      sink.nodes.append(PreferenceObserverNode(last, observer: observer))
    }
  }
}

/// Compares a preference with what it was.
private final class PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
  private let context: _ViewContext
  private let nodes: [LayoutNode]
  private let action: @MainActor (Key.Value) -> Void

  init(context: _ViewContext, nodes: [LayoutNode], action: @escaping @MainActor (Key.Value) -> Void) {
    self.context = context
    self.nodes = nodes
    self.action = action
  }

  func tell() {
    var value: Key.Value?
    for node in nodes {
      guard let next = node.preference(Key.self) else { continue }
      guard var merged = value else {
        value = next
        continue
      }
      Key.reduce(value: &merged) { next }
      value = merged
    }
    report(value ?? Key.defaultValue)
  }

  private func report(_ value: Key.Value) {
    let record = context.runtime.record(at: context.own(.modifier).identity, owner: Key.self)
    if let last = record.storage[0] as? Kept<Key.Value>, last.value == value { return }
    record.storage[0] = Kept(value)
    let action = action
    context.runtime.afterLayout.append { action(value) }
  }
}

/// A value kept between renders.
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Tells an observer once everything in its child is placed.
private final class PreferenceObserverNode<Key: PreferenceKey>: UnaryNode where Key.Value: Equatable {
  private let observer: PreferenceObserver<Key>

  init(_ child: LayoutNode, observer: PreferenceObserver<Key>) {
    self.observer = observer
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    layout.visit(child)
    observer.tell()
  }
}
