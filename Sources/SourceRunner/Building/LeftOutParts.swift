import SemanticTree
import SourceMessages

extension SourceBuild {
  /// What was left out of the files, for every screen that they show.
  public var leftOut: [NotModelled] {
    plan.removals.map { removal in
      let scope = removal.scope?.map(span)
      return NotModelled(
        name: removal.name,
        source: SourceLocation(file: files[removal.file].name, line: removal.line, column: removal.column),
        consequence: LeftOutWords(removal, scope: scope).consequence,
        leftOut: LeftOut(LeftOut.Part(removal.unit), call: removal.call, scope: scope))
    }
  }

  private func span(_ span: FileSpan) -> SourceSpan {
    SourceSpan(
      file: files[span.file].name, line: span.line, column: span.column, endLine: span.endLine,
      endColumn: span.endColumn)
  }
}

extension LeftOut.Part {
  fileprivate init(_ unit: SourceRemoval.Unit) {
    switch unit {
    case .call: self = .call
    case .argument: self = .argument
    case .statement: self = .statement
    case .attribute: self = .attribute
    case .inheritance: self = .inheritance
    case .body: self = .body
    case .declaration: self = .declaration
    case .importing: self = .importing
    case .preview: self = .preview
    }
  }
}

/// Why something was left out, and what is unknown for it.
struct LeftOutWords {
  private let removal: SourceRemoval
  private let scope: [SourceSpan]?

  init(_ removal: SourceRemoval, scope: [SourceSpan]?) {
    self.removal = removal
    self.scope = scope
  }

  var consequence: String {
    switch removal.unit {
    case .importing: "\(why), so the import was left out; what comes from it is left out where it is used"
    case .preview: "\(why), so the preview is not offered"
    case .call, .argument, .attribute, .inheritance:
      "\(why) and was left out; what it changes of \(place) is not measured"
    case .statement, .declaration:
      "\(why) and was left out; what \(place) would show with it is not measured"
    case .body: "\(why), so its code was left out; what \(place) would show is missing and not measured"
    }
  }

  /// It is not known, or something in it is not.
  private var why: String {
    let name = removal.name.drop { $0 == "." || $0 == "@" }
    let isUnknown = MissingNames.Name(in: removal.reason).map { $0.text == name } ?? false
    return "it \(isUnknown ? "is not known here" : "does not compile here") (\(removal.reason))"
  }

  /// Where the views stand that it changes.
  private var place: String {
    guard let scope else { return "any view" }
    guard let first = scope.first else { return "the screen" }
    let lines =
      first.line == first.endLine
      ? "the code in line \(first.line)" : "the code in lines \(first.line) to \(first.endLine)"
    switch scope.count {
    case 1: return lines
    case 2: return "\(lines) and what belongs to it in \(words(scope[1], besides: first))"
    default: return "\(lines) and what belongs to it in \(scope.count - 1) other places"
    }
  }

  private func words(_ span: SourceSpan, besides first: SourceSpan) -> String {
    span.file == first.file ? "line \(span.line)" : "\(span.file):\(span.line)"
  }
}
