import SemanticTree
import SemanticUI
import Testing

/// The places of sheets.
@MainActor
enum SheetExamples {
  static let all: [String: LayoutExample] = [
    "sheet.height.288.26": frame(.height(288)),
    "sheet.height.600.26": frame(.height(600)),
    "sheet.height.700.26": frame(.height(700)),
    "sheet.large.26": frame(.large),
    "sheet.height.144.26": frame(.height(144), hasY: false),
    "sheet.height.100.26": frame(.height(100), hasY: false),
  ]

  /// - Parameter hasY: false where the case leaves the upper edge open.
  private static func frame(_ detent: PresentationDetent, hasY: Bool = true) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) {
        Text("page").sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([detent])
        }
      }
      let surface = try #require(try probe.screen.drawing.sheetSurface)
      var readings = surface.readings
      if !hasY { readings["y"] = nil }
      return readings
    }
  }
}

extension [DrawingItem] {
  /// The surface under the sheet's words: the last fill that is painted before them.
  fileprivate var sheetSurface: Rect? {
    let items = flat
    guard
      let words = items.lastIndex(where: {
        if case .text(let text) = $0 { return text.text == "sheet" }
        return false
      })
    else { return nil }
    return Array(items[..<words]).fillBounds.last
  }
}
