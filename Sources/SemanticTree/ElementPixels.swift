/// The colours that a picture of the screen has in an element's frame.
public struct ElementPixels: Hashable, Codable, Sendable {
  /// A colour with the colours that differ little from it.
  public struct Cluster: Hashable, Codable, Sendable {
    /// The mean of the cluster's pixels.
    public var color: RGBA
    /// The part of the frame that it takes, 0 to 1.
    public var share: Double

    public init(color: RGBA, share: Double) {
      self.color = color
      self.share = share
    }
  }

  public var node: NodeID
  /// The largest first.
  public var clusters: [Cluster]

  public init(node: NodeID, clusters: [Cluster]) {
    self.node = node
    self.clusters = clusters
  }
}
