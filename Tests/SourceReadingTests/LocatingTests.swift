import SourceMessages
@testable import SourceReading
import Testing

/// Findings point to the name of the call that has to be changed.
struct LocatingTests {
  /// The call that running code tells is marked by `‸`, the one at fault by `▸`.
  static let samples: [(rule: String, source: String)] = [
    ("label-missing", "let v = ▸Image‸(decorative: \"a\").padding()"),
    ("label-missing", "let v = HStack { Spacer(); ▸Image‸(decorative: \"a\") }"),
    ("label-missing", "let v = ▸Button ‸{ go() } label: { Image(decorative: \"a\") }"),
    ("text-contrast", "let v = Text‸(\"a\").padding().▸foregroundStyle(.yellow)"),
    ("text-contrast", "let v = Text‸(\"a\")\n  .bold()\n  .▸foregroundColor(.yellow)\n  .padding()"),
    ("text-contrast", "let v = ▸Text‸(\"a\").bold()"),
    ("text-contrast-enhanced", "let v = Text(\"b\") + Text‸(\"a\").▸foregroundStyle(.red)"),
    ("text-contrast", "let v = Button‸(action: go) { Text(\"a\").▸foregroundStyle(.yellow) }.padding()"),
    ("text-contrast", "let v = Button ‸{ a.tint() } label: { Text(\"a\").▸foregroundStyle(.yellow) }"),
    ("non-text-contrast-icon", "let v = Image‸(systemName: \"a\").▸foregroundStyle(.yellow)"),
    ("tap-without-trait", "let v = Text‸(\"é\").padding().▸onTapGesture { go() }"),
    ("gesture-only", "let v = Text‸(\"a\").▸onLongPressGesture { go() }.onTapGesture { go() }"),
    ("motion-no-alternative", "func f() { ▸withAnimation‸(.spring()) { a.toggle() } }"),
    ("motion-no-alternative", "func f() { ▸withAnimation ‸{ a.toggle() } }"),
    ("motion-no-alternative", "let v = Text(\"a\").padding().▸transition‸(.slide).id(1)"),
    ("text-fixed-size", "let v = Text‸(\"a\").lineLimit(1).▸font(.system(size: 12))"),
    ("text-truncated-at-size", "let v = Text‸(\"a\").frame(width: 9).▸lineLimit(1)"),
    ("text-truncated-at-size", "let v = Text‸(\"a\").▸frame(width: 9)"),
    ("target-size-min", "let v = Button‸(\"a\") { go() }.bold().▸frame(height: 9)"),
    ("target-size-min", "let v = ▸Button‸(\"a\") { go() }.bold()"),
    ("label-too-long", "let v = SwiftUI.Image‸(\"a\").▸accessibilityLabel(\"a\")"),
    ("text-contrast", "#Preview { Text‸(\"a\").▸foregroundStyle(.yellow) }"),
  ]

  @Test(arguments: samples)
  func pointsToTheNameOfTheCallAtFault(rule: String, source: String) throws {
    let marked = FindingSource(source)
    let answer = try marked.asking { file in
      // Running code tells places of the copy, where only the line of `#Preview` is another.
      var finding = marked.found(rule)
      if source.hasPrefix("#Preview") { finding.column += Self.shiftOfPreview(file) }
      return Locating(SourceLocating(files: [file], findings: [finding])).run()
    }
    guard case .places(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    let expected = try #require(marked.other)
    #expect(places == [expected])
  }

  /// How much further to the right the copy has what stands behind `#Preview {`.
  private static func shiftOfPreview(_ file: SourceFile) -> Int {
    let source = Preparation(SourcePreparation(files: [file], folder: "")).source(of: 0)
    let copy = String(decoding: source?.copy() ?? [], as: UTF8.self)
    let place = copy.range(of: "Text(").map { copy.utf8.distance(from: copy.startIndex, to: $0.lowerBound) }
    return (place ?? 0) - "#Preview { ".utf8.count
  }

  @Test(arguments: ["let ‸v = Text(\"a\")", "‸import SwiftUI", "let v = Text(‸\"a\")"])
  func saysNothingWhereNoCallStands(source: String) throws {
    let marked = FindingSource(source)
    let answer = try marked.asking { file in
      Locating(SourceLocating(files: [file], findings: [marked.found("text-contrast")])).run()
    }
    guard case .places(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(places == [nil])
  }

  @Test(arguments: [(0, 1), (-4, 2), (1, 9_999), (70, 3), (1, 0)])
  func placesOutsideOfTheFileAreNoCalls(line: Int, column: Int) throws {
    let marked = FindingSource("let v = Text(\"a\")\n")
    let answer = try marked.asking { file in
      let finding = SourceFinding(rule: "label-case", kind: "", file: 0, line: line, column: column)
      let other = SourceFinding(rule: "label-case", kind: "", file: 7, line: 1, column: 1)
      return Locating(SourceLocating(files: [file], findings: [finding, other])).run()
    }
    guard case .places(let places) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(places == [nil, nil])
  }
}
