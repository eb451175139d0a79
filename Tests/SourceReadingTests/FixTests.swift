import SourceMessages
import SourceReading
import Testing

/// A fix is the smallest edit that is certain, written as its neighbours are.
struct FixTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var rule, kind: String
    /// The place of the finding is marked.
    var source: String
    /// Nil where no edit is certain.
    var mended: String?
    var testDescription: String { "\(rule): \(source)" }

    init(_ rule: String, _ source: String, _ mended: String?) { self.init(rule, "", source, mended) }

    init(_ rule: String, _ kind: String, _ source: String, _ mended: String?) {
      self.rule = rule
      self.kind = kind
      self.source = source
      self.mended = mended
    }
  }

  static let buttons = [
    Sample(
      "name-from-symbol", "symbol", "let v = ‸Button(action: delete) { Image(systemName: \"trash\") }",
      """
      let v = Button(action: delete) { Image(systemName: "trash") }.accessibilityLabel("Delete")
      """),
    Sample(
      "label-missing", "no-label",
      """
      var body: some View {
        ‸Button {
          model.dismiss()
        } label: {
          Image(decorative: "cross")
        }
      }
      """,
      """
      var body: some View {
        Button {
          model.dismiss()
        } label: {
          Image(decorative: "cross")
        }
        .accessibilityLabel("Close")
      }
      """),
    Sample(
      "name-from-symbol", "symbol",
      "let v = ‸Button { go(to: 1) } label: { Image(systemName: \"gear\") }\n  .padding()\n  .help(\"Open settings\") // here",
      "let v = Button { go(to: 1) } label: { Image(systemName: \"gear\") }\n  .padding()\n  .help(\"Open settings\")\n  .accessibilityLabel(\"Open settings\") // here"
    ),
    Sample("name-from-symbol", "let v = ‸Button(action: proceed) { Image(systemName: \"gear\") }", nil),
    Sample(
      "name-from-symbol", "let v = ‸Button { a = 1; save() } label: { Image(systemName: \"gear\") }", nil),
    Sample("name-from-symbol", "let v = ‸Button { delete(1) } label: { Image(systemName: \"trash\") }", nil),
    Sample(
      "name-from-symbol", "let v = ‸Button(action: add) { Image(\"a\") }.accessibilityLabel(name)", nil),
  ]

  static let traits = [
    Sample(
      "tap-without-trait", "no-role", "let v = Text(\"a\").‸onTapGesture { go() }.padding()",
      "let v = Text(\"a\").onTapGesture { go() }.accessibilityAddTraits(.isButton).padding()"),
    Sample(
      "tap-without-trait", "no-role",
      "let v = Text(\"a\")\n\t.padding()\n\t.‸onTapGesture {\n\t\tgo()\n\t}\n\t.bold()",
      "let v = Text(\"a\")\n\t.padding()\n\t.onTapGesture {\n\t\tgo()\n\t}\n\t.accessibilityAddTraits(.isButton)\n\t.bold()"
    ),
    Sample(
      "tap-without-trait", "no-role", "let v = ‸Text(\"a\")\r\n  .onTapGesture { go() }\r\n",
      "let v = Text(\"a\")\r\n  .onTapGesture { go() }\r\n  .accessibilityAddTraits(.isButton)\r\n"),
    Sample("tap-without-trait", "let v = ‸Text(\"a\").onTapGesture(count: 2) { go() }", nil),
    Sample("tap-without-trait", "let v = ‸Text(\"a\").gesture(TapGesture())", nil),
    Sample(
      "tap-without-trait", "let v = ‸Text(\"a\").onTapGesture { go() }.accessibilityAddTraits(traits)", nil),
    Sample(
      "header-missing", "no-heading", "let v = ‸Text(\"a\").font(.title)",
      "let v = Text(\"a\").font(.title).accessibilityAddTraits(.isHeader)"),
    Sample("header-missing", "let v = ‸Label(\"a\", systemImage: \"b\").font(.title)", nil),
    Sample(
      "image-decorative-exposed", "repeats", "let v = ‸Image(systemName: \"star\")",
      "let v = Image(systemName: \"star\").accessibilityHidden(true)"),
    Sample(
      "image-decorative-exposed", "separator", "let v = ‸Text(\"•\").bold()",
      "let v = Text(\"•\").bold().accessibilityHidden(true)"),
    Sample("image-decorative-exposed", "unlabelled", "let v = ‸Image(systemName: \"star\")", nil),
  ]

  static let texts = [
    Sample(
      "text-truncated-at-size", "truncated", "let v = Text(\"a\").bold().‸lineLimit(1).padding()",
      "let v = Text(\"a\").bold().padding()"),
    Sample(
      "text-truncated-at-size", "truncated", "let v = Text(\"a\")\n  .‸lineLimit(2)\n  .padding()",
      "let v = Text(\"a\")\n  .padding()"),
    Sample("text-truncated-at-size", "let v = Text(\"a\").‸lineLimit(limit)", nil),
    Sample("text-truncated-at-size", "let v = Text(\"a\") // why\n  .‸lineLimit(1)", nil),
    Sample("text-truncated-at-size", "let v = Text(\"a\").‸frame(width: 90)", nil),
    Sample(
      "text-fixed-size", "fixed", "let v = Text(\"a\").‸font(.system(size: 17))",
      "let v = Text(\"a\").font(.body)"),
    Sample(
      "text-fixed-size", "fixed", "let v = Text(\"a\").‸font(Font.system(size: 34, weight: .bold))",
      "let v = Text(\"a\").font(Font.largeTitle.weight(.bold))"),
    Sample(
      "text-fixed-size", "fixed", "let v = Text(\"a\").‸font(.system(size: 12, weight: w, design: .rounded))",
      "let v = Text(\"a\").font(.system(.caption, design: .rounded).weight(w))"),
    Sample(
      "text-fixed-size", "fixed", "let v = Text(\"a\").‸font(.custom(\"Inter\", fixedSize: 14))",
      "let v = Text(\"a\").font(.custom(\"Inter\", size: 14))"),
    Sample("text-fixed-size", "let v = Text(\"a\").‸font(.system(size: 14))", nil),
    Sample("text-fixed-size", "let v = Text(\"a\").‸font(.system(size: big ? 17 : 12))", nil),
    Sample("text-fixed-size", "let v = Text(\"a\").‸font(.brand)", nil),
  ]

  static let motions = [
    Sample(
      "motion-no-alternative", "geometry",
      """
      struct A: View {
        @State private var isOn = false

        var body: some View {
          Button("a") { ‸withAnimation(.spring()) { isOn.toggle() } }
        }
      }
      """,
      """
      struct A: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isOn = false

        var body: some View {
          Button("a") { withAnimation(reduceMotion ? nil : .spring()) { isOn.toggle() } }
        }
      }
      """),
    Sample(
      "motion-no-alternative", "geometry",
      """
      struct A: View {
        @Environment(\\.colorScheme) private var scheme
        let n: Int
        func go() { ‸withAnimation { n += 1 } }
      }
      """,
      """
      struct A: View {
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        let n: Int
        func go() { withAnimation(reduceMotion ? nil : .default) { n += 1 } }
      }
      """),
    Sample(
      "motion-no-alternative", "transition",
      """
      struct A: View {
        @Environment(\\.accessibilityReduceMotion) var calm
        var body: some View { Text("a").‸transition(.slide) }
      }
      """,
      """
      struct A: View {
        @Environment(\\.accessibilityReduceMotion) var calm
        var body: some View { Text("a").transition(calm ? .opacity : .slide) }
      }
      """),
    Sample(
      "motion-no-alternative", "loop",
      "struct A: View {\n    var body: some View { Text(\"a\").‸animation(.linear.repeatForever(), value: 1) }\n}",
      """
      struct A: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          var body: some View { Text("a").animation(reduceMotion ? nil : .linear.repeatForever(), value: 1) }
      }
      """),
    Sample("motion-no-alternative", "geometry", "class A { func go() { ‸withAnimation { n += 1 } } }", nil),
    Sample(
      "motion-no-alternative", "geometry",
      "struct A: View { let reduceMotion: Bool; func go() { ‸withAnimation { n += 1 } } }", nil),
    Sample(
      "motion-no-alternative", "geometry",
      "struct A: View { static func go() { ‸withAnimation { n += 1 } } }",
      nil),
    Sample(
      "motion-no-alternative", "still-moves", "struct A: View { func go() { ‸withAnimation { n += 1 } } }",
      nil),
    Sample(
      "motion-no-alternative", "transition", "extension A { var v: V { Text(\"a\").‸transition(.slide) } }",
      nil),
  ]

  @Test(arguments: buttons + traits + texts + motions)
  func mends(_ sample: Sample) throws {
    let marked = FindingSource(sample.source)
    let fixes = try Self.fixes(marked, [marked.found(sample.rule, sample.kind)])
    #expect(fixes.count == (sample.mended == nil ? 0 : 1))
    let bytes = FileEdit.apply(fixes.flatMap(\.edits), to: Array(marked.text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == sample.mended ?? marked.text)
  }

  @Test
  func ofFixesThatOverlapTheFirstIsProposed() throws {
    let marked = FindingSource("let v = ‸Text(\"•\").font(.title)")
    let rules = ["image-decorative-exposed", "header-missing", "image-decorative-exposed"]
    let fixes = try Self.fixes(marked, rules.map { marked.found($0, "separator") })
    #expect(fixes.map(\.summary) == ["add '.accessibilityHidden(true)'"])
    // The same edit is one fix for both of its findings.
    #expect(fixes.map(\.findings) == [[0, 2]])
  }

  @Test
  func aFileThatIsNoSwiftIsLeftAlone() throws {
    let marked = FindingSource("let v = ‸Text(\"a\").font(.title")
    #expect(try Self.fixes(marked, [marked.found("header-missing")]).isEmpty)
  }

  private static func fixes(_ marked: FindingSource, _ findings: [SourceFinding]) throws -> [SourceFix] {
    let answer = try marked.asking { Mending(SourceMending(files: [$0], findings: findings)).run() }
    guard case .fixes(let fixes) = answer else { return [] }
    return fixes
  }
}
