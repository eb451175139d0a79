/// A list in which nothing stands twice.
package struct UniqueList<Element: Hashable & Sendable>: Sendable {
  package private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  package init() {}

  package mutating func add(_ element: Element) {
    if known.insert(element).inserted { elements.append(element) }
  }
}
