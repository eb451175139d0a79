import SemanticTree
import Testing

@testable import Typesetting

@Suite struct FontChoiceTests {
  private func measurement(_ change: (inout FontDescription) -> Void) throws -> Measurement {
    var font = FontDescription.style(.body)
    change(&font)
    return try Shared.layout(Paragraph("Delivery", font: font)).measurement
  }

  @Test func bandsFollowWhatIsKnown() throws {
    #expect(try measurement { _ in } == .within(0.02))
    #expect(try measurement { $0.weight = .semibold } == .within(0.02))
    #expect(try measurement { $0.weight = .bold } == .within(0.03))
    #expect(try measurement { $0.size = 20 } == .within(0.02))
    #expect(try measurement { $0.size = 34 } == .within(0.06))
    #expect(try measurement { $0.hasSmallCaps = true } == .within(0.1))
    #expect(try measurement { $0.design = .monospaced } == .within(0.05))
    #expect(try measurement { $0.family = "Noto Sans" } == .within(0.01))
  }

  @Test func anUnknownFamilyIsNotMeasured() throws {
    let found = try measurement { $0.family = "Comic Relief" }
    #expect(found == .notMeasured("the font family 'Comic Relief' is not among the pinned fonts"))
  }

  @Test(arguments: FontWeight.allCases) func everyWeightHasItsOwnFile(weight: FontWeight) throws {
    for isItalic in [false, true] {
      let font = FontDescription(size: 17, weight: weight, isItalic: isItalic)
      let run = Paragraph.Run("Delivery", font: font)
      let isSubstitute = try Shared.use { _ in
        let composer = Composer(book: try FontBook(standIn: nil))
        let segments = Segments(runs: ["Delivery"], language: "en")
        return Cuts(run, index: 0, segments: segments, language: "en", composer: composer).main.isSubstitute
      }
      #expect(!isSubstitute)
    }
  }

  @Test func arrowsStayTwoCharacters() throws {
    let arrow = try Shared.layout(Paragraph("->", font: .style(.body))).naturalWidth
    let apart = try Shared.layout(Paragraph("-\u{200B}>", font: .style(.body))).naturalWidth
    #expect(abs(arrow - apart) < 0.7)
  }

  @Test func trackingFollowsEveryCharacter() throws {
    let plain = Paragraph("Total", font: .style(.body))
    var wide = plain
    wide.runs[0].tracking = 2
    let difference = try Shared.layout(wide).naturalWidth - Shared.layout(plain).naturalWidth
    #expect(abs(difference - 10) < 0.34)
  }

  @Test func aMissingPackageIsNamed() {
    #expect(throws: TypesettingError.self) { try FontPackage.inter.require(in: ["/nowhere"]) }
    let error = TypesettingError.missingFont(family: "Inter", package: "fonts-inter", folders: ["/nowhere"])
    for word in ["Inter", "fonts-inter", ".ci/setup", "/nowhere", "A11YSIM_FONTS"] {
      #expect(error.description.contains(word))
    }
  }

  @Test func fontsMayLieInOneFolder() throws {
    let folder = try FontPackage.inter.require(in: FontFolders.roots())
    #expect(FontPackage.inter.find(in: ["/nowhere", folder]) == folder)
  }

  @Test func onlyThePackagesOwnFilesArePinned() {
    #expect(FontPackage.inter.pins("Inter-BoldItalic.otf"))
    #expect(!FontPackage.inter.pins("Inter.var.ttf"))
    let core = FontPackage.others[0]
    #expect(core.pins("NotoSansArabic-Bold.ttf") && core.pins("NotoSans-Italic.ttf"))
    #expect(!core.pins("NotoSansArabicUI-Bold.ttf") && !core.pins("NotoSans-CondensedBold.ttf"))
  }

  @Test func anUnknownStandInIsRefused() {
    #expect(throws: TypesettingError.unknownFamily("No Such Family")) {
      try Shared.use { _ in _ = try Typesetter(family: "No Such Family") }
    }
  }

  @Test func anInstalledFamilyStandsIn() throws {
    let width = try Shared.use { _ in
      try Typesetter(family: "Noto Sans").layout(Paragraph("Delivery", font: .style(.body)), width: nil)
        .naturalWidth
    }
    #expect(width != (try Shared.layout(Paragraph("Delivery", font: .style(.body)))).naturalWidth)
  }
}
