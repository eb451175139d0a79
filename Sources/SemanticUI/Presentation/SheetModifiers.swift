extension View {
  nonisolated private func sheetLayer(
    isCover: Bool, _ onDismiss: (() -> Void)?,
    _ presentation: @escaping @MainActor () -> Presentation?
  ) -> some View {
    presents { context in
      let presentation = presentation()
      let inner = context.entering(.slot(.sheet))
      inner.follow(presentation != nil, onDismiss)
      return presentation.map { presentation in { _ in inner.sheet(presentation, isCover: isCover) } }
    }
  }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheetLayer(isCover: false, onDismiss) { isPresented.presentation(content) }
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheetLayer(isCover: false, onDismiss) { item.presentation(content) }
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheetLayer(isCover: true, onDismiss) { isPresented.presentation(content) }
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheetLayer(isCover: true, onDismiss) { item.presentation(content) }
  }

  /// On an iPhone a popover is a sheet, as it is in iOS unless its content asks to stay a popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheetLayer(isCover: false, nil) { isPresented.presentation(content) }
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheetLayer(isCover: false, nil) { item.presentation(content) }
  }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle by its meaning.
  public enum Rectangle: Sendable {
    case bounds
    case rect(CGRect)
  }
  case rect(Rectangle)
  case point(UnitPoint)
}
