/// Names elements so that the same element has the same name in the dump of another state.
struct SiblingNames {
  private var counts: [String: Int] = [:]

  /// What the author calls the element, else what it is, with a number where siblings share that.
  mutating func name(of element: DumpElement) -> String {
    let own = element.identifier.nonEmpty.map { "#\($0)" } ?? element.label.nonEmpty.map { " \($0)" } ?? ""
    let name = (element.role.rawValue + own.prefix(SiblingNames.longest)).replacing("/", with: "_")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }

  private static let longest = 60
}
