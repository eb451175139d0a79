import SemanticTree

/// Reads an `.xcstrings` file: one table in all languages.
struct StringCatalogueReader {
  let file: ResourceFile
  private(set) var table = StringTable()
  private(set) var problems: [ResourceProblem] = []

  init(_ file: ResourceFile) { self.file = file }

  /// Reads the file; what is broken in it becomes problems.
  mutating func read() {
    do {
      let contents = try JSONObject(file)
      table.sourceLanguage = contents.string("sourceLanguage")
      guard let strings = contents.object("strings") else {
        problems.append(file.problem("has no \"strings\"; no text of it is known", line: 1))
        return
      }
      for (key, entry) in strings.objects { read(entry, key: key) }
    } catch {
      problems.append(file.problem(from: error))
    }
  }

  /// Reads all languages of a key. Stale keys count: they are compiled like others.
  private mutating func read(_ entry: JSONObject, key: String) {
    table.add(key: key)
    for (language, localization) in entry.object("localizations")?.objects ?? [] {
      guard let form = form(localization, key: key) else { continue }
      var translation = Translation(form)
      for (name, part) in localization.object("substitutions")?.objects ?? [] {
        guard let form = self.form(part, key: key) else { continue }
        translation.substitutions[name] = Translation.Substitution(
          argument: part.integer("argNum"), specifier: part.string("formatSpecifier") ?? "@", form: form)
      }
      table.add(translation, for: key, in: language)
    }
  }

  /// A text or its variations; nil where nothing was translated yet.
  private mutating func form(_ object: JSONObject, key: String) -> Translation.Form? {
    if let unit = object.object("stringUnit") { return text(of: unit) }
    guard let variations = object.object("variations") else { return nil }
    if let device = variations.object("device") {
      return Self.devices.lazy.compactMap { device.object($0) }.first.flatMap { form($0, key: key) }
    }
    guard let plural = variations.object("plural") else {
      note("the variations of '\(key)' are neither by plural nor by device; they are passed over", at: key)
      return nil
    }
    var forms: [PluralCategory: Translation.Form] = [:]
    for (name, form) in plural.objects {
      guard let category = PluralCategory(rawValue: name) else {
        note("'\(name)' is no class of numbers; expected zero, one, two, few, many or other", at: name)
        continue
      }
      forms[category] = self.form(form, key: key)
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  /// The devices whose text an iPhone shows, the best first.
  private static let devices = ["iphone", "other"]

  /// A unit that is new and empty waits for its translator.
  private func text(of unit: JSONObject) -> Translation.Form? {
    guard let value = unit.string("value") else { return nil }
    return value.isEmpty && unit.string("state") == "new" ? nil : .text(value)
  }

  private mutating func note(_ message: String, at text: String) {
    problems.append(file.problem(message, line: file.line(of: "\"\(text)\"")))
  }
}
