/// Which view shows which case, and why some cases have none.
@MainActor
enum LayoutLedger {
  static let examples: [String: LayoutExample] = [
    TextExamples.all, StackExamples.all, SymbolExamples.all, SectionExamples.all, RowExamples.all,
    ControlExamples.all, BarExamples.all, SheetExamples.all, DeviceExamples.all, ElementExamples.all,
    MotionExamples.all, ScreenExamples.all,
  ].reduce(into: [:]) { all, topic in all.merge(topic) { first, _ in first } }

  static let notExpressible: [String: String] = [
    "anim.default.pre17": """
    an app linked with a kit from before iOS 17 has this default on every system; versions from 17 on are modelled
    """
  ]
}
