/// Links of which a tag tells the open one, with their screens last.
extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      titleKey, destination: destination(), tag: tag, selection: selection, file: file, line: line,
      column: column)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      title, destination: destination(), tag: tag, selection: selection, file: file, line: line,
      column: column)
  }
}
