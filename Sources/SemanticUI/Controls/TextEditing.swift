import SemanticTree

/// The keyboard focus of a text field, and what typing does to its words.
final class TextEditing {
  let nodeID: NodeID
  private let entry: TextEntry
  private let isEnabled: Bool
  private let submit: @MainActor () -> Void
  /// Weak, because the runtime keeps what interactions do.
  private weak var runtime: Runtime?

  init(_ entry: TextEntry, in context: _ViewContext) {
    self.entry = entry
    runtime = context.runtime
    nodeID = context.runtime.identities.nodeID(of: context.identity)
    isEnabled = context.environment.untracked(IsEnabledKey.self)
    let actions = context.environment.submitActions
    submit = {
      entry.onCommit()
      for action in actions where action.triggers.contains(.text) { action.perform() }
    }
  }

  private var isEditing: Bool { isEnabled && runtime?.editingField == nodeID }

  /// Tells an element whether it is edited, and whether it can be.
  func describe(_ node: inout Node) {
    node.addAction(.activate)
    if isEditing { node.traits.insert(.isEditing) }
    if isEnabled {
      node.hitShape = .rectangle(node.frame)
    } else {
      node.traits.insert(.notEnabled)
      node.respondsToInteraction = false
    }
  }

  // MARK: Interactions

  func connect(to builder: SemanticsBuilder) {
    take(.action(.activate), builder) { editing, _ in editing.setEditing(true) }
    take(.focus, builder) { editing, kind in
      if case .focus(let isFocused) = kind { editing.setEditing(isFocused) }
    }
    take(.insertText, builder) { editing, kind in
      if case .insertText(let text) = kind { editing.insert(text) }
    }
    take(.deleteBackward, builder) { editing, _ in
      editing.setEditing(true)
      editing.entry.write(String(editing.entry.text.dropLast()))
    }
  }

  /// A disabled field takes nothing.
  private func take(
    _ kind: HandlerKind, _ builder: SemanticsBuilder,
    _ act: @escaping @MainActor (TextEditing, Interaction.Kind) -> Void
  ) {
    builder.handle(kind, of: nodeID) { interaction in
      guard self.isEnabled else { return false }
      MainActor.assumeIsolated { act(self, interaction) }
      return true
    }
  }

  @MainActor
  private func setEditing(_ isFocused: Bool) {
    guard isEditing != isFocused else { return }
    runtime?.editingField = isFocused ? nodeID : nil
    runtime?.needsUpdate = true
    entry.onEditingChanged(isFocused)
  }

  /// Puts text at the end. In a field of one line a line break confirms the entry and ends the editing.
  @MainActor
  private func insert(_ text: String) {
    setEditing(true)
    guard !entry.takesLineBreaks, let end = text.firstIndex(where: \.isNewline) else {
      return entry.write(entry.text + text)
    }
    let before = String(text[..<end])
    if !before.isEmpty { entry.write(entry.text + before) }
    submit()
    setEditing(false)
  }
}
