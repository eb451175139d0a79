import SemanticTree
import SemanticUI
import Testing
import Components

@MainActor @Test func dump() throws {
  func show<V: View>(_ v: V) throws {
    let host = try ViewHost(v)
    let s = try host.screen(in: ScreenEnvironment())
    s.root.visit { print($0.id, $0.isElement, $0.isHidden, $0.label ?? "-", $0.value ?? "-", $0.hint ?? "-", $0.traits, $0.frame, $0.hitShape.map { "\($0)" } ?? "-", $0.actions, $0.source.map { "\($0)" } ?? "") }
    for d in s.drawing { print(d) }
    for m in s.motions { print(m) }
    print(s.notes, s.notModelled, s.environmentReads)
  }
  try show(CheckoutDemo())
  try show(FilterBarDemo())
  try show(DesignSystemChipsDemo())
}
