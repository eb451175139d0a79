/// Titles with pictures of the asset catalogue.
extension Label where Title == Text, Icon == Image {
  /// A title as it is, with a picture by name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      Text(title, file: file, line: line, column: column)
    } icon: {
      Image(name, file: file, line: line, column: column)
    }
  }

  /// A translated title with a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init {
      Text(titleKey, file: file, line: line, column: column)
    } icon: {
      Image(resource, file: file, line: line, column: column)
    }
  }

  /// A title as it is, with a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init {
      Text(title, file: file, line: line, column: column)
    } icon: {
      Image(resource, file: file, line: line, column: column)
    }
  }
}

extension Button where Label == SemanticUI.Label<Text, Image> {
  /// A button with a translated title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(titleKey, image: image, file: file, line: line, column: column)
    }
  }

  /// A button with a title as it is and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, file: file, line: line, column: column) {
      SemanticUI.Label(title, image: image, file: file, line: line, column: column)
    }
  }
}
