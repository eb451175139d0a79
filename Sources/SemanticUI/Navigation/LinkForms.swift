/// Links that are driven by state, as they were written before iOS 16.
extension NavigationLink where Label: View, Destination: View {
  nonisolated public init(
    isActive: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), isActive: isActive, file: file, line: line, column: column, label: label)
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), tag: tag, selection: selection, file: file, line: line, column: column,
      label: label)
  }

  /// Accepted: on a telephone there is one column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(destination: destination, isActive: isActive, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(destination: destination, isActive: isActive, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      titleKey, destination: destination(), isActive: isActive, file: file, line: line, column: column)
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, file: file, line: line, column: column
    ) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, file: file, line: line, column: column
    ) {
      Text(title, file: file, line: line, column: column)
    }
  }
}
