// Dragging and dropping: accepted, and not offered to the finger or to VoiceOver (whose drag actions are missing).

/// What is under a finger that drags something over a view.
public struct DropInfo {
  public let location: CGPoint
  let providers: [NSItemProvider]

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What a drop would do.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  nonisolated public init(operation: DropOperation) { self.operation = operation }
}

/// Handles what is dropped; never called.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    dragUnknown("draggable", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder preview: () -> V
  ) -> some View {
    dragUnknown("draggable", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    dragUnknown("dropDestination", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onDrag(
    _ data: @escaping @MainActor () -> NSItemProvider, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    dragUnknown("onDrag", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder preview: () -> V
  ) -> some View {
    dragUnknown("onDrag", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    dragUnknown("onDrop", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    dragUnknown("onDrop", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    dragUnknown("onDrop", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    dragUnknown("itemProvider", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func dragUnknown(_ name: String, _ place: SourcePlace) -> some View {
    notModelled(name, "dragging cannot be tried, and VoiceOver's drag actions are missing", place)
  }
}
