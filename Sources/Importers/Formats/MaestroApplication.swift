import SemanticTree

/// Finds the application in a tree of iOS, and the single elements that XCTest tells as several.
enum MaestroApplication {
  /// Marks the application, what the system shows and what is one element.
  ///
  /// The root has no frame of its own and holds the home screen, whose label is a space, the application and
  /// in older dumps the status bar.
  ///
  /// - Returns: the application; nil where nothing fills a screen.
  static func mark(_ roots: inout [DumpElement]) -> DumpElement? {
    let application = markApplication(&roots)
    if let width = application?.frame?.width { markStatusBar(&roots, width: width) }
    for index in roots.indices { markStops(&roots[index]) }
    return application
  }

  private static func markApplication(_ roots: inout [DumpElement]) -> DumpElement? {
    var application: DumpElement?
    for index in roots.indices {
      if isHomeScreen(roots[index]) {
        roots[index].role = .statusBar
      } else if fillsScreen(roots[index]) {
        if [.other, .application].contains(roots[index].role) { roots[index].role = .application }
        application = application ?? roots[index]
      } else if (roots[index].frame ?? .zero).isEmpty {
        let found = markApplication(&roots[index].children)
        application = application ?? found
      }
    }
    return application
  }

  private static func isHomeScreen(_ element: DumpElement) -> Bool {
    guard let label = element.label else { return false }
    return label.allSatisfy(\.isWhitespace) && !element.children.isEmpty
  }

  private static func fillsScreen(_ element: DumpElement) -> Bool {
    guard let frame = element.frame, !element.children.isEmpty else { return false }
    return frame.x == 0 && frame.y == 0 && frame.width >= 100 && frame.height >= 100
  }

  /// Without its type, a status bar is told by its place beside the application.
  private static func markStatusBar(_ roots: inout [DumpElement], width: Double) {
    for index in roots.indices where roots[index].role == .other {
      let frame = roots[index].frame ?? .zero
      if frame.isEmpty {
        markStatusBar(&roots[index].children, width: width)
      } else if frame.origin == .zero, frame.width == width, frame.height < 100,
        !roots[index].children.isEmpty
      {
        roots[index].role = .statusBar
      }
    }
  }

  /// What says no more than the element around it is not read a second time.
  private static func markStops(_ element: inout DumpElement) {
    for index in element.children.indices { markStops(&element.children[index]) }
    guard [.other, .cell].contains(element.role), let label = element.label else { return }
    if element.children.allSatisfy({ isSaid($0, by: label) }) { element.isElement = true }
  }

  /// Whether the words in an element are those of the one around it, and nothing in it is operated.
  private static func isSaid(_ element: DumpElement, by label: String) -> Bool {
    let words = [element.label, element.value].compactMap(\.self)
    return !element.role.isControl && words.allSatisfy(label.contains)
      && element.children.allSatisfy { isSaid($0, by: label) }
  }
}
