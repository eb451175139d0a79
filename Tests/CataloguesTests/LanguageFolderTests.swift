import Foundation
import Testing

@testable import Catalogues

/// Texts in `xx.lproj` folders.
@Suite struct LanguageFolderTests {
  @Test(arguments: [
    ("title", "en", "Last"), ("plain", "en", "Plain\nlines éA"), ("self", "en", "self"),
    ("title", "de", "Überschrift"), ("title", "de-CH", "Überschrift"),
    // German has no such key: the language of development, then the base.
    ("plain", "de", "Plain\nlines éA"), ("base", "de", "From the base"), ("base", "en", "From the base"),
    ("wide", "ru", "much longer"), ("title", "nl", "Last"),
  ])
  func texts(_ key: String, _ language: String, _ expected: String) {
    #expect(AppFixture.format(key, table: "Old", language) == expected)
  }

  @Test(
    arguments: [
      ("ru", [1.0: "%2$@: %1$d день", 3: "%2$@: %1$d дня", 5: "%2$@: %1$d дней"]),
      ("pl", [1: "dzień – %2$@", 2: "%1$d dni – %2$@"]),
    ] as [(String, [Double: String])])
  func plurals(_ language: String, _ expected: [Double: String]) {
    for (number, text) in expected {
      #expect(AppFixture.format("%d of %@", table: "Old", language, [number, nil]) == text, "\(number)")
    }
  }

  @Test(arguments: [
    (
      "fr.lproj/Old.strings",
      "App/fr.lproj/Old.strings:2: expected ';' after the text of 'title', found '\"'; "
        + "the rest of the file is passed over"
    ),
    (
      "it.lproj/Old.stringsdict",
      "App/it.lproj/Old.stringsdict:5: is no property list and is passed over"
    ),
    (
      "pl.lproj/Old.stringsdict",
      "App/pl.lproj/Old.stringsdict:24: 'none' has no NSStringLocalizedFormatKey and is passed over"
    ),
  ])
  func mistakesAreLocated(_ file: String, _ expected: String) {
    #expect(AppFixture.problems(of: file) == [expected])
  }

  @Test(arguments: [
    ("\"a\" = \"b", 1, "not closed by a quotation mark"), ("\n/* a", 2, "a comment is not closed"),
    ("\"a\" \"b\";", 1, "expected ';'"), ("\"a\" = ;", 1, "expected a text in quotation marks, found ';'"),
  ])
  func faults(_ text: String, _ line: Int, _ message: String) {
    var scanner = StringsScanner(text)
    let fault = #expect(throws: StringsScanner.Fault.self) { while try scanner.next() != nil {} }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(message) == true)
  }

  @Test(arguments: [
    Data([0xFE, 0xFF, 0, 0x61]), Data([0xFF, 0xFE, 0x61, 0]), Data([0, 0x61]), Data([0x61, 0]),
    Data([0xEF, 0xBB, 0xBF, 0x61]), Data([0x61]),
  ])
  func encodings(_ data: Data) { #expect(TextDecoding.text(data) == "a") }

  @Test func noText() { #expect(TextDecoding.text(Data([0x61, 0xFF, 0xC0, 0x80])) == nil) }

  @Test func developmentLanguage() {
    #expect(AppFixture.catalogue.strings.developmentLanguage == "en")
    #expect(AppFixture.catalogue.strings.tables["InfoPlist"] == nil)
  }
}
