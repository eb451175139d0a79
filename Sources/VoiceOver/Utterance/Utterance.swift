import SemanticTree

/// What VoiceOver says in one go, as an ordered list of typed chunks.
public struct Utterance: Hashable, Codable, Sendable {
  /// The element spoken of; nil for an announcement.
  public var node: NodeID?
  /// In the order of speaking.
  public var chunks: [Chunk]

  /// An utterance of chunks that are in order.
  public init(node: NodeID? = nil, chunks: [Chunk]) {
    self.node = node
    self.chunks = chunks
  }

  /// True where nothing at all is said.
  public var isSilent: Bool { chunks.isEmpty }

  /// The chunks of some kinds, in order.
  public func chunks(_ kinds: Chunk.Kind...) -> [Chunk] {
    chunks.filter { kinds.contains($0.kind) }
  }
}
