/// One of the views that a provider's builder lists, which are previews of their own.
public struct _PreviewMember: View {
  private let member: AnyView

  /// - Parameter index: which of the views, counted from 0; all of them where they cannot be told apart.
  public init<Content: View>(_ index: Int, @ViewBuilder content: () -> Content) {
    let members = Self.members(of: content())
    member =
      members.indices.contains(index)
      ? members[index] : AnyView(ForEach(members.indices, id: \.self) { members[$0] })
  }

  public var body: some View { member }

  private static func members(of content: any View) -> [AnyView] {
    if let listing = content as? any ViewListing { return listing.listed.flatMap(members) }
    return [AnyView(erasing: content)]
  }
}

/// Content that lists views without arranging them.
@MainActor
private protocol ViewListing {
  var listed: [any View] { get }
}

extension TupleView: ViewListing {
  fileprivate var listed: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension Group: ViewListing where Content: View {
  fileprivate var listed: [any View] { [collected] }
}
