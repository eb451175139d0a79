extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these distances from the start, as the actions of `onDelete` do.
  ///
  /// Distances beyond the end are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at these distances from the start together, to before the one at another distance, as the
  /// actions of `onMove` do.
  ///
  /// Distances beyond the end are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains)
    let rest = all.indices.filter { !source.contains($0) }
    let order = rest.filter { $0 < destination } + moved + rest.filter { $0 >= destination }
    replaceSubrange(startIndex..<endIndex, with: order.map { all[$0] })
  }
}
