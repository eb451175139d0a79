import SemanticTree

/// A button that offers something to other apps. The sheet that it opens is not modelled.
public struct ShareLink<Label> {
  let label: Label
  let place: SourcePlace
}

extension ShareLink: View where Label: View {
  /// Shares one item, with a label of any kind.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item with a preview, with a label of any kind.
  nonisolated public init<I, P>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: P, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items, with a label of any kind.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items with a preview of each, with a label of any kind.
  nonisolated public init<Items: RandomAccessCollection, P>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> P,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  public var body: some View { _ShareLinkBody(label: label, place: place) }
}

private struct _ShareLinkBody<Label: View>: View {
  let label: Label
  let place: SourcePlace

  var body: some View {
    Button(
      role: nil, action: {}, file: place.file, line: place.line, column: place.column, label: { label }
    )
    .wrapNodes { node, context in
      context.runtime.log.missing(
        "ShareLink", at: place, consequence: "the sheet that it opens is not shown")
      return node
    }
  }
}

/// What is shown of a shared item in the sheet.
public struct SharePreview<Image, Icon> {
  nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}
