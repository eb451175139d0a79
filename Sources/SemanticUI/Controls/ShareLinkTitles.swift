extension ShareLink where Label == SemanticUI.Label<Text, Image> {
  nonisolated private init(title: Text, _ place: SourcePlace) {
    self.init(
      label: SemanticUI.Label(
        title: { title },
        icon: {
          Image(
            systemName: "square.and.arrow.up", file: place.file, line: place.line, column: place.column)
        }),
      place: place)
  }

  /// Shares one item under the system's own title.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: Text("Share…"), SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item with a preview under the system's own title.
  nonisolated public init<I, P>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: P, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: Text("Share…"), SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items under the system's own title.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: Text("Share…"), SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items with a preview of each under the system's own title.
  nonisolated public init<Items: RandomAccessCollection, P>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> P, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: Text("Share…"), SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item under a translated title.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item with a preview under a translated title.
  nonisolated public init<I, P>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: P,
    file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items under a translated title.
  nonisolated public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items with a preview of each under a translated title.
  nonisolated public init<Items: RandomAccessCollection, P>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> P, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(titleKey, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item under a text.
  nonisolated public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: title, SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item with a preview under a text.
  nonisolated public init<I, P>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: P,
    file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: title, SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items under a text.
  nonisolated public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: title, SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items with a preview of each under a text.
  nonisolated public init<Items: RandomAccessCollection, P>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> P, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(title: title, SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item under a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares one item with a preview under a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I, P>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: P, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items under a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }

  /// Shares several items with a preview of each under a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Items: RandomAccessCollection, P>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> P, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: Text(title, file: file, line: line, column: column),
      SourcePlace(file: file, line: line, column: column))
  }
}
