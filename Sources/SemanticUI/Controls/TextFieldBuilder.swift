import SemanticTree

/// Makes the nodes of a text field.
@MainActor
struct TextFieldBuilder {
  let field: TextField<_StyleSlot>
  let context: _ViewContext

  func add(into sink: inout _NodeSink) {
    let entry = field.source.isDrafted ? draftedEntry : plainEntry
    sink.nodes.append(context.textEntry(entry))
  }

  private var plainEntry: TextEntry {
    let source = field.source
    return entry(text: source.read(), write: source.write)
  }

  /// Words that become a value when they are confirmed or the field is left.
  private var draftedEntry: TextEntry {
    let source = field.source
    let draft = DraftText.kept(in: context)
    var entry = entry(text: draft.words ?? source.read()) { [weak runtime = context.runtime] words in
      draft.words = words
      runtime?.needsUpdate = true
    }
    let settle: @MainActor () -> Void = {
      if let words = draft.words { source.write(words) }
      draft.words = nil
    }
    entry.onCommit = {
      settle()
      source.onCommit()
    }
    entry.onEditingChanged = { isEditing in
      if !isEditing { settle() }
      source.onEditingChanged(isEditing)
    }
    return entry
  }

  private func entry(text: String, write: @escaping @MainActor (String) -> Void) -> TextEntry {
    TextEntry(
      kind: field.source.isSecure ? .secure : .field, text: text, placeholder: field.prompt ?? field.title,
      label: label,
      isVertical: field.axis == .vertical, place: field.place, write: write,
      onEditingChanged: field.source.onEditingChanged, onCommit: field.source.onCommit)
  }

  /// With a title alone iOS shows and speaks it as the value. A title beside a prompt, or a label that is not a
  /// text, is taken to be the element's label, as the documentation says.
  private var label: ControlElement.Words {
    if field.prompt == nil, field.title != nil { return .none }
    return .hidden(context.entering(.slot(.title)).node(of: field.label))
  }
}

/// Words that are being typed and are not a value yet.
private final class DraftText {
  var words: String?

  static func kept(in context: _ViewContext) -> DraftText {
    let identity = context.entering(.slot(.currentValue)).identity
    let record = context.runtime.record(at: identity, owner: DraftText.self)
    if let known = record.storage[0] as? DraftText { return known }
    let draft = DraftText()
    record.storage[0] = draft
    return draft
  }
}

extension _ViewContext {
  /// The node of a text field: its words or its placeholder, laid out in one line unless it grows.
  @MainActor
  func textEntry(_ entry: TextEntry) -> TextEntryNode {
    let metrics = TextEntryMetrics(entry, in: self)
    var inner = entering(.slot(.content))
    if !entry.takesLineBreaks { inner.environment[LineLimitKey.self] = 1 }
    return TextEntryNode(inner.node(of: shownText(of: entry)), entry, metrics: metrics, in: self)
  }

  private func shownText(of entry: TextEntry) -> Text {
    let place = entry.place
    if entry.text.isEmpty, let placeholder = entry.placeholder {
      return placeholder.foregroundStyle(PlaceholderTextShapeStyle())
    }
    return Text(verbatim: entry.shown, file: place.file, line: place.line, column: place.column)
  }
}
