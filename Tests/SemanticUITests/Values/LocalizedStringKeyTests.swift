import Foundation
import Catalogues
import Testing

@testable import SemanticUI

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

/// A key with what Apple's tables would call it and how it shows in English and German.
struct KeyCase: CustomTestStringConvertible, Sendable {
  var value: LocalizedStringKey
  var key, english, german: String

  var testDescription: String { key }

  init(_ value: LocalizedStringKey, _ key: String, _ english: String, _ german: String? = nil) {
    self.value = value
    self.key = key
    self.english = english
    self.german = german ?? english
  }
}

@Suite struct LocalizedStringKeyTests {
  private static let name = "Ada *Lovelace*"

  static let cases = [
    KeyCase("Save", "Save", "Save"),
    KeyCase("100% sure", "100% sure", "100% sure"),
    KeyCase("50% of \("x")", "50%% of %@", "50% of x"),
    KeyCase("\(3) items", "%lld items", "3 items"),
    KeyCase("\(1234) items", "%lld items", "1,234 items", "1.234 items"),
    KeyCase("\(UInt8(7))", "%u", "7"),
    KeyCase("\(Int32(-7))", "%d", "-7"),
    KeyCase("\(2.5)", "%lf", "2.500000", "2,500000"),
    KeyCase("\(Float(0.5))", "%f", "0.500000", "0,500000"),
    KeyCase("\(2.25, specifier: "%.1f")", "%.1f", "2.2", "2,2"),
    KeyCase("\(7, specifier: "%03d")", "%03d", "007"),
    KeyCase("\(0.25, format: .percent)", "%@", "25%", "25\u{A0}%"),
    KeyCase("\(5, format: .currency(code: "EUR"))", "%@", "€5.00", "5,00\u{A0}€"),
    KeyCase("Hi **\(name)**", "Hi **%@**", "Hi Ada *Lovelace*"),
    KeyCase("\(URL(fileURLWithPath: "/a"), formatter: nil)", "%@", "file:///a"),
    KeyCase(LocalizedStringKey("plain %@"), "plain %@", "plain %@"),
  ]

  @Test(arguments: cases) func keysAndTexts(_ test: KeyCase) {
    #expect(test.value.content.key == test.key)
    #expect(test.value.resolved(in: english) == test.english)
    #expect(test.value.resolved(in: german) == test.german)
  }

  @Test func translationsMayReorder() {
    let key: LocalizedStringKey = "\("Ada") has \(2) of \(2.0)"
    let table = ["%@ has %lld of %lf": "%2$lld (%3$.0f): %1$@ 100%"]
    #expect(key.resolved(in: english, translate: { table[$0] }) == "2 (2): Ada 100%")
  }

  @Test func directivesWithoutAValueStay() {
    let key: LocalizedStringKey = "\("a")"
    #expect(key.resolved(in: english, translate: { _ in "%@ %@ %lld" }) == "a %@ %lld")
  }

  @Test func datesDoNotShowTheMachinesZone() {
    let morning = Date(timeIntervalSince1970: 9 * 3600)
    let key: LocalizedStringKey = "\(morning, format: Date.FormatStyle(date: .omitted, time: .shortened))"
    #expect(key.resolved(in: german) == "09:00" || key.resolved(in: german) == "9:00")
    let span: LocalizedStringKey = "\(DateInterval(start: morning, duration: 3600))"
    let text = span.resolved(in: english)
    #expect(text.contains("9:00") && text.contains("10:00"))
  }

  @Test func keysAreEqualByKeyAndValues() {
    #expect(LocalizedStringKey("a \(1)") == LocalizedStringKey("a \(1)"))
    #expect(LocalizedStringKey("a \(1)") != LocalizedStringKey("a \(2)"))
    #expect(
      LocalizedStringKey("\(1, format: .number)") == LocalizedStringKey("\(1, format: .number)"))
    #expect(
      LocalizedStringKey("\(1, format: .number)") != LocalizedStringKey("\(1, format: .percent)"))
  }

  #if !canImport(Darwin)
    @Test func resourcesAndStrings() {
      let resource = LocalizedStringResource("cart.count", defaultValue: "\(1200) items")
      #expect(String(localized: resource) == "1,200 items")
      #expect(LocalizedStringResource("Save") == "Save")
      #expect(String(localized: "\(2) left") == "2 left")
      #expect(
        String(localized: "price", defaultValue: "\(1.5, specifier: "%.2f") €", locale: german) == "1,50 €")
      let key: LocalizedStringKey = "Cart: \(resource)"
      #expect(key.resolved(in: german) == "Cart: 1.200 items")
    }

    @Test func theScreensLanguageIsUsed() {
      var table = StringTable(sourceLanguage: "en")
      table.add(Translation("Sichern"), for: "Save", in: "de")
      var context = LocalizationContext(locale: german)
      context.strings.add(table, named: StringTables.defaultName)
      LocalizationContext.$current.withValue(context) {
        #expect(String(localized: "Save") == "Sichern")
        #expect(String(localized: "\(1000)") == "1.000")
      }
      #expect(String(localized: "Save") == "Save")
    }
  #endif
}
