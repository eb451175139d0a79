import SemanticTree
import SemanticUI

/// The boxes of symbols at the body style's size.
@MainActor
enum SymbolExamples {
  static let all: [String: LayoutExample] = [
    "symbol.folder.17": box("folder"),
    "symbol.book.17": box("book"),
    "symbol.arrow.clockwise.17": box("arrow.clockwise"),
    "symbol.arrowshape.turn.up.left.17": box("arrowshape.turn.up.left"),
    "symbol.play.17": box("play"),
    "symbol.pause.17": box("pause"),
    "symbol.stop.17": box("stop"),
    "symbol.mic.fill.17": box("mic.fill"),
  ]

  private static func box(_ name: String) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) { Image(systemName: name).font(.body).named("symbol") }
      return try probe.frame("symbol").sizeReadings()
    }
  }
}
