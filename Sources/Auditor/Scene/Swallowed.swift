import SemanticTree

/// Controls that lie within an element, where VoiceOver does not come to them.
struct Swallowed {
  let outer: Node
  let inner: [Node]

  /// Whether the element offers actions of its own for what lies in it.
  var isOffered: Bool { outer.customActions.count >= inner.count }
  /// The names of what lies in it, for a report.
  var names: String {
    inner.map { $0.label.map { "'\($0)'" } ?? "a place that takes touches" }.joined(separator: ", ")
  }
}

extension Scene {
  /// The places that take touches, are painted and belong to no element. What lies behind elements, to close them or to
  /// catch touches, is not among them.
  func findStrayTouches() -> [Node] {
    let places = map.places.filter { place in
      place.isOpen && !place.node.isElement && place.node.hitShape != nil
        && (place.node.can(.activate) || place.node.can(.longPress))
    }
    return places.compactMap { place in
      guard let box = place.node.touchBox, let seen = map.visiblePart(of: box, at: place), !isBackground(box),
        ink.isPainted(in: seen)
      else { return nil }
      return place.node
    }
  }

  /// Whether a place lies behind elements or takes half of the screen, as what catches touches does.
  func isBackground(_ box: Rect) -> Bool {
    box.isHalf(of: screen.root.frame)
      || elements.contains { box.contains($0.frame.center) && !$0.frame.holds(box) }
  }

  /// The elements that hold controls, in reading order.
  func findSwallowed() -> [Swallowed] {
    var inner: [NodeID: [Node]] = [:]
    for place in map.places {
      guard let element = place.element.map({ map.places[$0].node }), place.isControlWithin(element) else {
        continue
      }
      inner[element.id, default: []].append(place.node)
    }
    for touch in strayTouches {
      guard let box = touch.touchBox, let outer = smallestElement(around: box) else { continue }
      inner[outer.id, default: []].append(touch)
    }
    return inner.isEmpty
      ? [] : elements.compactMap { node in inner[node.id].map { Swallowed(outer: node, inner: $0) } }
  }

  private func smallestElement(around box: Rect) -> Node? {
    let around = elements.filter { node in
      let reach = (node.touchBox ?? node.frame).union(node.frame)
      return reach.inset(by: -0.5).holds(box) && reach.area > box.area
    }
    return around.min { ($0.touchBox ?? $0.frame).area < ($1.touchBox ?? $1.frame).area }
  }
}

extension TreeMap.Place {
  /// Whether it is a control of its own inside of an element, and not that element's own working part.
  fileprivate func isControlWithin(_ outer: Node) -> Bool {
    guard !isHidden, !isBesideModal, !node.traits.contains(.notEnabled),
      node.can(.activate) || node.traits.contains(.adjustable)
    else { return false }
    let box = node.touchBox ?? node.frame
    return !box.isEmpty && box != outer.frame && !box.contains(outer.activationPoint)
  }
}
