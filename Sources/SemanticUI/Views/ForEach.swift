import SemanticTree

/// A view for each member of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var place: SourcePlace?
  /// Deletes the members at those places.
  var deletion: (@MainActor (IndexSet) -> Void)?
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    var inner = context.entering(.slot(.item))
    let cache = view.members(inner)
    inner.generation = cache.generation
    for repeated in cache.repeated { view.noteRepetition(of: repeated, context.runtime) }
    for (index, (id, content)) in cache.members.enumerated() {
      let start = sink.nodes.count
      Content._makeNodes(content, in: inner.entering(.id(id)), into: &sink)
      if view.deletion != nil { view.markDeletable(&sink.nodes[start...], index) }
    }
  }

  private func markDeletable(_ nodes: inout ArraySlice<LayoutNode>, _ index: Int) {
    let editing = RowEditing(index: index, delete: deletion)
    for place in nodes.indices {
      nodes[place] = TraitNode(nodes[place], .value(key: RowKeys.Editing.self, value: editing))
    }
  }

  /// The members' views: kept while the data and what the closure read are the same, so that their state and
  /// observed objects are.
  private func members(_ context: _ViewContext) -> ForEachCache<Content> {
    let record = context.runtime.record(at: context.identity, owner: Self.self)
    let cache = record.evaluation as? ForEachCache<Content> ?? ForEachCache<Content>()
    record.evaluation = cache
    let isCurrent =
      cache.generation > 0 && !record.isDirty && record.surroundingGeneration == context.generation
      && record.reads.allSatisfy { $0.isUnchanged(context.environment) }
    if isCurrent { return cache }
    record.isDirty = false
    record.reads = []
    record.surroundingGeneration = context.generation
    cache.generation = context.runtime.newGeneration()
    context.runtime.observing(record) { Tracking.reading(for: record) { fill(cache) } }
    return cache
  }

  /// A repeated identity gets a number, so that every member stays an element of its own.
  private func fill(_ cache: ForEachCache<Content>) {
    var counts: [ID: Int] = [:]
    cache.repeated = []
    cache.members = data.map { element in
      let id = id(element)
      let count = counts[id, default: 0]
      counts[id] = count + 1
      if count == 1 { cache.repeated.append(AnyHashable(id)) }
      let identity = count == 0 ? AnyHashable(id) : AnyHashable(RepeatedIdentity(id: id, count: count))
      return (identity, content(element))
    }
  }

  private func noteRepetition(of id: AnyHashable, _ runtime: Runtime) {
    let at = place.flatMap(\.location).map { " at \($0)" } ?? ""
    runtime.log.note("ForEach\(at) has the identity '\(id)' twice; iOS leaves the result undefined")
  }
}

private struct RepeatedIdentity<ID: Hashable>: Hashable, CustomStringConvertible {
  let id: ID
  let count: Int

  var description: String { "\(id)·\(count + 1)" }
}

private final class ForEachCache<Content> {
  var members: [(AnyHashable, Content)] = []
  var repeated: [AnyHashable] = []
  var generation = 0
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  nonisolated public init(
    _ data: Data, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: \.id, place: SourcePlace(file: file, line: line, column: column))
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0[keyPath: id] },
      place: SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] }, place: nil)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id }, place: nil)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0 }, place: SourcePlace(file: file, line: line, column: column))
  }
}
