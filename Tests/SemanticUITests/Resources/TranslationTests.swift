import SemanticTree
import Testing

@testable import SemanticUI

/// Texts of the project's tables, in the language of the screen.
@MainActor @Suite struct TranslationTests {
  @Test(arguments: [
    ("en", "Save"), ("de", "Sichern"), ("de-CH", "Sichern"), ("pt", "Salvar"), ("sv", "Save"),
  ])
  func languages(_ locale: String, _ text: String) throws {
    #expect(try rendered(Text("Save")) { $0.locale = locale }.labels == [text])
  }

  @Test(arguments: [
    ("en", 0, "No files"), ("en", 1, "1 file"), ("de", 1200, "1.200 Dateien"), ("ru", 3, "3 файла"),
    ("ru", 11, "11 файлов"), ("pl", 22, "22 pliki"), ("ar", 2, "ملفان"), ("ja", 1, "1個のファイル"),
  ])
  func plurals(_ locale: String, _ count: Int, _ text: String) throws {
    #expect(try rendered(Text("\(count) files")) { $0.locale = locale }.labels == [text])
  }

  @Test(arguments: [("en", "Last"), ("de", "Überschrift")])
  func tables(_ locale: String, _ text: String) throws {
    #expect(try rendered(Text("title", tableName: "Old")) { $0.locale = locale }.labels == [text])
    #expect(try rendered(Text("title")) { $0.locale = locale }.labels == ["title"])
    #expect(
      try rendered(Text("%1$d of %2$@", tableName: "Old")) { $0.locale = locale }.labels == ["%1$d of %2$@"])
  }

  @Test func verbatimTextsStay() throws {
    let name = "Save"
    let view = try rendered(
      VStack {
        Text(verbatim: "Save"); Text(name)
      }
    ) { $0.locale = "de" }
    #expect(view.labels == ["Save", "Save"])
  }

  @Test func wordsForAssistiveTechnology() throws {
    let view = try rendered(
      Color.red.accessibilityLabel("Save").accessibilityValue("\(2) files").accessibilityHint("Cancel")
        .accessibilityAction(named: "Cancel") {}
    ) { $0.locale = "de" }
    let node = try view.element("Sichern")
    #expect(node.value == "2 Dateien")
    #expect(node.hint == "Abbrechen")
    #expect(node.actions == [.custom("Abbrechen")])
  }

  @Test func theLanguageMayChangeWithin() throws {
    let view = try rendered(
      VStack {
        Text("Save").environment(\.locale, Locale(identifier: "de"))
        Color.red.accessibilityLabel("Cancel").environment(\.locale, Locale(identifier: "de"))
        Text("Cancel")
      })
    #expect(view.labels == ["Sichern", "Abbrechen", "Cancel"])
  }

  @Test func anotherLanguageRunsBodiesAgain() throws {
    let view = try rendered(CodeTexts())
    #expect(view.labels == ["Save", "Save", "Save", "Later", "Save"])
    view.environment.locale = "de"
    try view.render()
    #expect(view.labels == ["Sichern", "Sichern", "Sichern", "Later", "Sichern"])
  }

  @Test func whatAnInteractionWritesIsTranslated() throws {
    let view = try rendered(WritingButton()) { $0.locale = "de" }
    try view.perform(on: "Cancel?")
    #expect(view.labels == ["Abbrechen"])
  }

  @Test func missingTranslationsAreNoted() throws {
    let japanese = try rendered(
      VStack {
        Text("Save"); Text("\("Ada")")
      }
    ) { $0.locale = "ja" }
    #expect(
      japanese.screen.notes.filter { $0.contains("not translated") } == [
        "'Save' is not translated to 'ja': the key is shown"
      ])
    let german = try rendered(Text("Save")) { $0.locale = "de" }
    #expect(!german.screen.notes.contains { $0.contains("not translated") })
  }
}

/// Texts that code writes outside of views.
private struct CodeTexts: View {
  var body: some View {
    VStack {
      Text(verbatim: String(localized: "Save"))
      Text(verbatim: NSLocalizedString("Save", comment: ""))
      Text(LocalizedStringResource("Save"))
      Text(verbatim: NSLocalizedString("none", value: "Later", comment: ""))
      Text(verbatim: String(localized: LocalizedStringResource("Save")))
    }
  }
}

private struct WritingButton: View {
  @State private var title = "Cancel?"

  var body: some View { Button(title) { title = String(localized: "Cancel") } }
}
