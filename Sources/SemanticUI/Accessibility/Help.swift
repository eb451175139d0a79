/// Help texts: a tooltip under the pointer, and the element's hint. Neither names a control.
extension View {
  nonisolated public func help(_ text: Text) -> some View {
    accessibility { node, _ in
      // A hint that the author gave on purpose is more than a tooltip.
      guard node.hint == nil else { return }
      node.hint = text.plainText
      node.origins[.hint] = .given
    }
  }

  nonisolated public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }
}
