/// Sheets of the system's own and looks of containers, which are not shown.
extension View {
  nonisolated public func quickLookPreview(
    _ item: Binding<URL?>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    systemSheet(
      "quickLookPreview", { item.wrappedValue != nil }, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    systemSheet(
      "fileImporter", { isPresented.wrappedValue }, SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    systemSheet(
      "fileImporter", { isPresented.wrappedValue }, SourcePlace(file: file, line: line, column: column))
  }

  /// Notes a sheet of the system's while it would be up.
  nonisolated private func systemSheet(
    _ name: String, _ isPresented: @escaping () -> Bool, _ place: SourcePlace
  ) -> some View {
    applyToList { source, context, sink in
      if isPresented() {
        context.runtime.log.missing(
          name, at: place, consequence: "the system's own sheet is up and not shown")
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "containerBackground", "the background of its container is not drawn",
      SourcePlace(file: file, line: line, column: column))
  }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
