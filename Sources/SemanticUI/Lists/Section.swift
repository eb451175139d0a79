/// A part of a list, form or menu, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Adds header, rows and footer as siblings that know their part; what surrounds the section arranges them.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let section = context.entering(.slot(.item)).identity
    func add<Part: View>(_ part: Part, _ role: SectionPart.Role, _ context: _ViewContext) {
      sink.wrap({ Part._makeNodes(part, in: context, into: &$0) }) {
        TraitNode(
          $0, .value(key: RowKeys.Part.self, value: SectionPart(section: section, role: role)))
      }
    }
    let isInList = context.environment.isInListRow
    let header = context.entering(.slot(.header))
    let footer = context.entering(.slot(.footer))
    add(view.header, .header, isInList ? header.sectionHeader() : header)
    if view.isExpanded?.wrappedValue ?? true { add(view.content, .row, context.entering(.slot(.content))) }
    add(view.footer, .footer, isInList ? footer.sectionFooter() : footer)
  }
}

extension _ViewContext {
  /// Headers are small and upper-cased before iOS 26, 17 points semibold as written from then on.
  fileprivate func sectionHeader() -> _ViewContext {
    var inner = boundary()
    let isNew = environment.screen.system.major >= 26
    inner.environment[FontKey.self] = isNew ? .headline : .footnote
    // The look of prominent headers is not measured: title 3 bold is what pictures suggest.
    let prominence = environment.untracked(\.headerProminence)
    if prominence == .increased {
      inner.environment[FontKey.self] = .title3.bold()
      inner.environment.foreground = nil
    } else if !isNew {
      inner.environment.textSettings.textCase = .uppercase
    }
    return inner
  }

  /// Footers are set in footnote with tight leading.
  fileprivate func sectionFooter() -> _ViewContext {
    var inner = boundary()
    inner.environment[FontKey.self] = .footnote
    inner.environment.textSettings.leading = .tight
    return inner
  }

  private func boundary() -> _ViewContext {
    var inner = self
    inner.environment.isInListRow = false
    inner.environment.foreground = Foreground(
      styles: [AnyShapeStyle(Color(.secondaryLabel))], outer: environment.foreground)
    return inner
  }
}

extension EnvironmentValues {
  /// Reads for the runtime's own purposes.
  func untracked<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
    Tracking.untracked { read(self) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    let title = Text(titleKey, file: file, line: line, column: column)
    self.init(header: title, content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content
  ) {
    let title = Text(title, file: file, line: line, column: column)
    self.init(header: title, content: content(), footer: EmptyView())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    let title = Text(titleKey, file: file, line: line, column: column)
    self.init(header: title, content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
