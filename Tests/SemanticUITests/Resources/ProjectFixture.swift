import Catalogues
import Foundation
import SemanticTree

@testable import SemanticUI

/// The made-up app whose resources the tests of catalogues read.
enum ProjectFixture {
  static let resources = ResourceCatalogue(folders: [
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../CataloguesTests/Fixtures/App").standardizedFileURL.path
  ])

  static var options: RenderOptions {
    var options = RenderOptions()
    options.resources = resources
    return options
  }
}

/// A view with the resources of the made-up app.
@MainActor
func rendered<Content: View>(
  _ view: Content, _ change: (inout ScreenEnvironment) -> Void = { _ in }
) throws -> RenderedView<Content> {
  try RenderedView(view, options: ProjectFixture.options, change)
}
