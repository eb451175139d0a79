/// A place or a rectangle in one view, to be looked up in the coordinates of another.
public struct Anchor<Value> {
  fileprivate let place: AnchorPlace
  fileprivate let value: (CGRect) -> Value

  /// How to make an anchor of a view's bounds.
  public struct Source {
    fileprivate let value: (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.place === right.place && left.value(.unit) == right.value(.unit)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension CGRect {
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Where an anchor's view lies on the screen, known once it is placed.
final class AnchorPlace {
  fileprivate(set) var bounds = CGRect.zero
}

extension GeometryProxy {
  /// The anchor's value in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let bounds = anchor.place.bounds
    let origin = frame(in: CoordinateSpace.global).origin
    return anchor.value(bounds.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// Notes where its child lies.
private final class AnchorNode<Key: PreferenceKey>: UnaryNode {
  private let place: AnchorPlace

  init(_ child: LayoutNode, place: AnchorPlace) {
    self.place = place
    super.init(child)
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    place.bounds = CGRect(origin: layout.origin, size: frame.size)
    layout.visit(child)
  }
}

extension View {
  /// Hands up an anchor of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    anchored(K.self, value, replaces: true) { $0 = transform($1) }
  }

  /// Changes what the view's content hands up, with an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    anchored(K.self, value, replaces: false, transform)
  }

  nonisolated private func anchored<A, K: PreferenceKey>(
    _: K.Type, _ source: Anchor<A>.Source, replaces: Bool,
    _ transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    wrapNodes { node, context in
      let record = context.runtime.record(at: context.own(.modifier).identity, owner: K.self)
      let place = record.storage[0] as? AnchorPlace ?? AnchorPlace()
      record.storage[0] = place
      let anchor = Anchor<A>(place: place, value: source.value)
      return PreferenceNode<K>(AnchorNode<K>(node, place: place), replaces: replaces) { value, _ in
        transform(&value, anchor)
      }
    }
  }
}
