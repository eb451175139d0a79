import SemanticTree

/// Where focus goes when the screen has changed.
///
/// In order: what the component asks for, a posted screen or layout change, a modal that came, the element that
/// had focus, the element from which a modal was opened that is now closed, the nearest element that is left.
struct FocusRule {
  let before: Moment
  let after: Moment
  /// The element that had focus when each modal came.
  let openers: [NodeID: NodeID]

  var destination: (focus: NodeID?, reason: FocusReason) {
    if after.stops.isEmpty { return (nil, .nothingToFocus) }
    return requested ?? posted ?? modal ?? kept ?? reopened ?? nearest
      ?? (after.stops[0].id, .first)
  }

  private typealias Destination = (focus: NodeID?, reason: FocusReason)

  private var requested: Destination? {
    after.focusRequest.flatMap(after.stop(for:)).map {
      ($0, $0 == before.focus ? .stays : .requested)
    }
  }

  /// The last notification decides. A screen change without a target leads to the first element; with a text
  /// it is only spoken.
  private var posted: Destination? {
    for notification in after.notifications.reversed() {
      let reason: FocusReason
      switch notification.kind {
      case .screenChanged: reason = .screenChanged
      case .layoutChanged: reason = .layoutChanged
      case .announcement, .pageScrolled: continue
      }
      if let target = notification.target.flatMap(after.stop(for:)) { return (target, reason) }
      if reason == .screenChanged && notification.text == nil { return (after.stops[0].id, reason) }
    }
    return nil
  }

  private var modal: Destination? {
    let known = Set(before.modals)
    let come = after.modals.last { !known.contains($0) }
    return come.flatMap(after.stop(for:)).map { ($0, .modalAppeared) }
  }

  private var kept: Destination? {
    before.focus.flatMap { after.contains($0) ? ($0, .stays) : nil }
  }

  /// A menu or picker does not give focus back to the button that opened it (a study of SwiftUI menus, iOS 17 and
  /// 18); where it goes instead was not written down.
  private var reopened: Destination? {
    let open = Set(after.modals)
    let closed = before.modals.last { !open.contains($0) }
    guard let opener = closed.flatMap({ openers[$0] }).flatMap(after.stop(of:)),
      !opener.node.traits.contains(.popUpButton)
    else { return nil }
    return (opener.id, .modalClosed)
  }

  /// The element whose frame is nearest to where the vanished one would have been tapped. Apple gives no rule;
  /// listeners report focus on whatever is at about the same place (nhsuk-frontend issue 912, hmrc/accessibility
  /// issue 54, cds-snc/covid-alert-app issue 281).
  private var nearest: Destination? {
    guard let point = before.focused?.node.frame.center else { return nil }
    let distances = after.stops.map { $0.node.frame.squaredDistance(to: point) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else { return nil }
    return (after.stops[index].id, .nearestRemaining)
  }
}

extension Rect {
  /// The square of the distance of a point from the rectangle, in points; 0 inside.
  fileprivate func squaredDistance(to point: Point) -> Double {
    let horizontal = max(minX - point.x, 0, point.x - maxX)
    let vertical = max(minY - point.y, 0, point.y - maxY)
    return horizontal * horizontal + vertical * vertical
  }
}
