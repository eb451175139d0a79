import SemanticTree

/// What a text field edits: its words, and what becomes of them.
struct TextEntry {
  enum Kind { case field, secure, editor }

  let kind: Kind
  /// The words now.
  let text: String
  /// Shown while there are no words.
  let placeholder: Text?
  /// The label that assistive technology is given; nil where the placeholder is all there is.
  let label: ControlElement.Words
  let isVertical: Bool
  let place: SourcePlace
  /// Takes changed words.
  let write: @MainActor (String) -> Void
  /// Called when editing begins and ends, and when it is confirmed.
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  var onCommit: @MainActor () -> Void = {}

  var traits: Traits {
    switch kind {
    case .field: .textEntry
    case .secure: [.textEntry, .secureTextField]
    case .editor: [.textEntry, .textArea]
    }
  }

  /// Whether a line break belongs to the words.
  var takesLineBreaks: Bool { kind == .editor || isVertical }

  /// What the field shows of its words.
  var shown: String {
    kind == .secure ? String(repeating: "•", count: text.count) : text
  }
}
