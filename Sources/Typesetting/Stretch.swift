/// Neighbouring clusters that one kind of font sets.
struct Stretch {
  /// Which font a cluster needs.
  enum Kind: Hashable {
    /// The font that was asked for.
    case primary
    /// Another pinned font of the same looks.
    case fallback
    /// The colour emoji font.
    case emoji
    /// A private character, which means something in its author's font only.
    case unknown
    /// Nothing is drawn.
    case control
  }

  var kind: Kind
  /// Clusters, counted from the start of the run.
  var clusters: Range<Int>

  /// Cuts a run's text.
  /// - Parameters:
  ///   - starts: where each cluster begins, and the end, in bytes of `text`.
  ///   - covers: whether the primary font has a character.
  static func cut(
    _ text: ArraySlice<UInt8>, starts: ArraySlice<Int>, covers: (Unicode.Scalar) -> Bool
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    let first = starts.startIndex
    for cluster in 0..<(starts.count - 1) {
      let bytes = text[starts[first + cluster]..<starts[first + cluster + 1]]
      let kind = kind(of: bytes, covers: covers)
      if stretches.last?.kind == kind {
        stretches[stretches.count - 1].clusters =
          stretches[stretches.count - 1].clusters.lowerBound..<cluster + 1
      } else {
        stretches.append(Stretch(kind: kind, clusters: cluster..<cluster + 1))
      }
    }
    return stretches
  }

  private static func kind(of bytes: ArraySlice<UInt8>, covers: (Unicode.Scalar) -> Bool) -> Kind {
    if bytes.count == 1, let byte = bytes.first {
      // A tab is set as a space: how far it reaches depends on tab stops that no SwiftUI text has.
      return byte == 9 ? .primary : byte < 32 || byte == 127 ? .control : .primary
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    if scalars.allSatisfy({ $0.properties.generalCategory == .control || isSeparator($0) }) {
      return .control
    }
    if scalars.contains(where: { $0.properties.generalCategory == .privateUse }) { return .unknown }
    if isEmoji(scalars) { return .emoji }
    let isCovered = scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || covers($0) }
    return isCovered ? .primary : .fallback
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
  }

  /// Shown as a picture: by default, or because a variation selector or a keycap asks for it.
  private static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    return first.properties.isEmojiPresentation
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }
}
