extension SARIFLog {
  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?

    init(_ spot: Spot, id: Int? = nil, element: LogicalLocation? = nil, message: String? = nil) {
      self.id = id
      physicalLocation = PhysicalLocation(spot)
      logicalLocations = element.map { [$0] }
      self.message = message.map { Message(text: $0) }
    }
  }

  /// An element of a screen.
  struct LogicalLocation: Encodable {
    var name: String
    var fullyQualifiedName: String?
    var kind = "element"
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region

    init(_ spot: Spot) {
      artifactLocation = ArtifactLocation(uri: RelativeURI.of(spot.path))
      region = Region(spot)
    }
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  /// One character: a finding is shown in a pull request only where all of its lines were changed, so that the region is
  /// as small as can be.
  struct Region: Encodable {
    var startLine, startColumn, endLine, endColumn: Int

    init(_ spot: Spot) {
      (startLine, endLine) = (spot.line, spot.line)
      startColumn = spot.column ?? 1
      endColumn = startColumn + 1
    }
  }
}
