import SemanticTree

/// Where an element stands among its neighbours, as far as VoiceOver says so.
public struct ReadingPlace: Hashable, Codable, Sendable {
  /// A place in a series of tabs or segments.
  public struct Series: Hashable, Codable, Sendable {
    /// Counted from 1.
    public var index: Int
    public var count: Int
    /// True where the container around makes each member a tab.
    public var isTab: Bool

    public init(index: Int, count: Int, isTab: Bool = false) {
      self.index = index
      self.count = count
      self.isTab = isTab
    }
  }

  public var series: Series?
  public var cell: ReadingContext.TableCell?
  /// Outermost first.
  public var boundaries: [Boundary]

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
  public enum Kind: String, Hashable, Codable, Sendable {
    case listStart, listEnd, landmarkStart, landmarkEnd
  }

  public var kind: Kind
  /// The landmark's label.
  public var name: String?

  public init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}

/// A container around an element.
public struct ContainerEntry: Hashable, Codable, Sendable {
  public var id: NodeID
  public var kind: Container
  public var label: String?
  public var value: String?
  public var language: String?

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
public struct Stop: Hashable, Sendable, Identifiable {
  public var node: Node
  /// The containers around it, outermost first.
  public var containers: [ContainerEntry]
  public var place: ReadingPlace

  public var id: NodeID { node.id }

  /// The containers that are not also around the previous stop. Leaving a group and coming back repeats it.
  public func entered(from previous: Stop?) -> [ContainerEntry] {
    let known = Set(previous?.containers.map(\.id) ?? [])
    return containers.filter { !known.contains($0.id) }
  }

  public static func == (left: Stop, right: Stop) -> Bool {
    left.node == right.node && left.containers == right.containers && left.place == right.place
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(node.id) }
}
