import SemanticTree

/// Where an element stands among its neighbours, as far as VoiceOver says so.
public struct ReadingPlace: Hashable, Codable, Sendable {
  /// A place in a series of tabs or segments.
  public struct Series: Hashable, Codable, Sendable {
    /// Counted from 1.
    public var index: Int
    /// The number of members.
    public var count: Int
    /// True where the container around makes each member a tab.
    public var isTab: Bool

    /// A place; `index` counts from 1.
    public init(index: Int, count: Int, isTab: Bool = false) {
      self.index = index
      self.count = count
      self.isTab = isTab
    }
  }

  /// The place among tabs or segments.
  public var series: Series?
  /// The place in a table.
  public var cell: ReadingContext.TableCell?
  /// Outermost first.
  public var boundaries: [Boundary]

  /// A place; by default there is nothing to say of it.
  public init(
    series: Series? = nil, cell: ReadingContext.TableCell? = nil, boundaries: [Boundary] = []
  ) {
    self.series = series
    self.cell = cell
    self.boundaries = boundaries
  }

  /// The place that a node reports of itself.
  public init(_ context: ReadingContext?) {
    self.init()
    switch context {
    case .series(let index, let count, let isTab):
      series = Series(index: index, count: count, isTab: isTab)
    case .tableCell(let cell): self.cell = cell
    case .listStart: boundaries = [Boundary(.listStart)]
    case .listEnd: boundaries = [Boundary(.listEnd)]
    case .landmarkStart: boundaries = [Boundary(.landmarkStart)]
    case .landmarkEnd: boundaries = [Boundary(.landmarkEnd)]
    case nil: break
    }
  }
}

/// The first or last element of a list or landmark.
public struct Boundary: Hashable, Codable, Sendable {
  /// Which end of which container.
  public enum Kind: String, Hashable, Codable, Sendable {
    case listStart, listEnd, landmarkStart, landmarkEnd
  }

  /// Which end of which container.
  public var kind: Kind
  /// The landmark's label.
  public var name: String?
  /// Whether the element is the start and the end at once.
  public var isSole = false

  /// A boundary, of a landmark with its name.
  public init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  /// True for the end of a list or landmark.
  public var isEnd: Bool { kind == .listEnd || kind == .landmarkEnd }
}

/// A container around an element.
public struct ContainerEntry: Hashable, Codable, Sendable {
  /// The container's node.
  public var id: NodeID
  /// What kind of container it is.
  public var kind: Container
  /// Spoken on entry.
  public var label: String?
  /// Spoken on entry after the label.
  public var value: String?
  /// The language of label and value, where they have their own.
  public var language: String?
  /// True for an alert that the platform names as such.
  public var isAlert = false

  /// A container by its node's id.
  public init(
    id: NodeID, kind: Container, label: String?, value: String? = nil, language: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.language = language
  }

  /// Scroll views and explicit orders are silent, and a landmark is named at its boundary.
  public var isSpokenOnEntry: Bool {
    switch kind {
    case .semanticGroup, .list, .tabBar, .segmentedControl, .dataTable: true
    case .landmark, .explicitOrder, .scrollView: false
    }
  }
}

/// An element in the order of reading.
public struct Stop: Equatable, Sendable, Identifiable {
  /// The element.
  public var node: Node
  /// The containers around it, outermost first.
  public var containers: [ContainerEntry]
  /// What VoiceOver says of its place.
  public var place: ReadingPlace

  /// The element's identity.
  public var id: NodeID { node.id }

  /// The containers that are not also around the previous stop. Leaving a group and coming back repeats it.
  public func entered(from previous: Stop?) -> [ContainerEntry] {
    let known = Set(previous?.containers.map(\.id) ?? [])
    return containers.filter { !known.contains($0.id) }
  }
}
