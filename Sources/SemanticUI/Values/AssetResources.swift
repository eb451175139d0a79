import Foundation

/// A colour of an asset catalogue, as the names that Xcode makes for it refer to it: `Color(.brandPrimary)`.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  /// A colour by its name in the catalogue. All catalogues of the run are searched, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue, as the names that Xcode makes for it refer to it: `Image(.logo)`.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  /// A picture by its name in the catalogue. All catalogues of the run are searched, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour from the asset catalogue.
  nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// A picture from the asset catalogue, labelled by its name.
  nonisolated public init(
    _ resource: ImageResource, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(resource.name, file: file, line: line, column: column)
  }

  /// A picture from the asset catalogue with a label of its author's.
  nonisolated public init(
    _ resource: ImageResource, label: Text, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(resource.name, label: label, file: file, line: line, column: column)
  }

  /// A picture from the asset catalogue that says nothing.
  nonisolated public init(
    decorative resource: ImageResource, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(decorative: resource.name, file: file, line: line, column: column)
  }
}
