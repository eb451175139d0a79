/// What goes with a search field and is shown only while one searches.
extension View {
  nonisolated public func searchSuggestions<S: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    searchPartUnknown("searchSuggestions", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    searchPartUnknown("searchScopes", SourcePlace(file: file, line: line, column: column))
  }

  /// The text that choosing the view as a suggestion stands for.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  nonisolated private func searchPartUnknown(_ name: String, _ place: SourcePlace) -> some View {
    notModelled(name, "what is shown while one searches is missing", place)
  }
}
