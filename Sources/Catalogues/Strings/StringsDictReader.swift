import Foundation
import SemanticTree

/// Reads a `.stringsdict` file: formats with parts that depend on numbers, in one language.
struct StringsDictReader {
  let file: ResourceFile
  private(set) var translations: [String: Translation] = [:]
  private(set) var problems: [ResourceProblem] = []

  init(_ file: ResourceFile) { self.file = file }

  /// Reads the file; what is broken in it becomes problems.
  mutating func read() {
    do {
      let list = try Self.list(file)
      for key in list.keys.sorted() { read(list[key], key: key) }
    } catch {
      problems.append(file.problem(from: error))
    }
  }

  private static func list(_ file: ResourceFile) throws -> [String: Any] {
    let data = try file.contents()
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let list = list as? [String: Any] else {
        throw file.problem("holds no dictionary of texts", line: 1)
      }
      return list
    } catch let problem as ResourceProblem {
      throw problem
    } catch {
      let words = ((error as NSError).userInfo["NSDebugDescription"] as? String)?.split(separator: " ") ?? []
      throw file.problem(
        "is no property list and is passed over", line: words.last.flatMap { Int($0.filter(\.isNumber)) })
    }
  }

  private mutating func read(_ value: Any?, key: String) {
    guard let entry = value as? [String: Any] else { return note("'\(key)' holds no dictionary", at: key) }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // The widest text is the one that is cut only where nothing else is left.
      let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      if let widest { translations[key] = Translation(widest.value) }
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return note("'\(key)' has no NSStringLocalizedFormatKey and is passed over", at: key)
    }
    var translation = Translation(format)
    for name in entry.keys.sorted() {
      if let part = entry[name] as? [String: Any] { translation.substitutions[name] = substitution(part) }
    }
    translations[key] = translation
  }

  private func substitution(_ part: [String: Any]) -> Translation.Substitution {
    var forms: [PluralCategory: Translation.Form] = [:]
    for category in PluralCategory.allCases {
      if let text = part[category.rawValue] as? String { forms[category] = .text(text) }
    }
    return Translation.Substitution(
      specifier: part["NSStringFormatValueTypeKey"] as? String ?? "d", form: .plural(forms))
  }

  private mutating func note(_ message: String, at text: String) {
    problems.append(file.problem(message, line: file.line(of: ">\(text)<")))
  }
}
