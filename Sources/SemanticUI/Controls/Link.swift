import SemanticTree

/// A control that leads to an address: a button and a link to assistive technology.
public struct Link<Label> {
  let destination: URL
  let label: Label
  let place: SourcePlace
}

extension Link: View where Label: View {
  /// A link with a label of any kind.
  nonisolated public init(
    destination: URL, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination, label: label(), place: SourcePlace(file: file, line: line, column: column))
  }

  public var body: some View { _LinkBody(link: self) }
}

extension Link where Label == Text {
  /// A link with a translated title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: URL, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(destination: destination, file: file, line: line, column: column) {
      Text(titleKey, file: file, line: line, column: column)
    }
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: URL, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(destination: destination, file: file, line: line, column: column) {
      Text(title, file: file, line: line, column: column)
    }
  }
}

private struct _LinkBody<Label: View>: View {
  let link: Link<Label>
  @Environment(\.openURL) private var openURL

  var body: some View {
    let place = link.place
    Button(
      role: nil, action: { openURL(link.destination) }, file: place.file, line: place.line,
      column: place.column, label: { link.label }
    )
    .accessibility { node, _ in
      if node.traits.contains(.button) { node.traits.insert(.link) }
    }
  }
}
