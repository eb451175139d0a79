/// Two texts word by word, with what was taken away and what came marked.
enum WordDifference {
  private enum Piece { case kept(Substring), gone(Substring), come(Substring) }

  /// The earlier text, what is gone struck out.
  static func before(_ old: String, _ new: String) -> Markup {
    Markup(
      pieces(old, new).compactMap { piece -> Markup? in
        switch piece {
        case .kept(let word): "\(String(word))"
        case .gone(let word): "<del>\(String(word))</del>"
        case .come: nil
        }
      }, separator: " ")
  }

  /// The later text, what came underlined.
  static func after(_ old: String, _ new: String) -> Markup {
    Markup(
      pieces(old, new).compactMap { piece -> Markup? in
        switch piece {
        case .kept(let word): "\(String(word))"
        case .come(let word): "<ins>\(String(word))</ins>"
        case .gone: nil
        }
      }, separator: " ")
  }

  private static func pieces(_ old: String, _ new: String) -> [Piece] {
    let (before, after) = (old.split(separator: " "), new.split(separator: " "))
    let difference = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var pieces: [Piece] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, gone.contains(left) {
        pieces.append(.gone(before[left]))
        left += 1
      } else if right < after.count, come.contains(right) {
        pieces.append(.come(after[right]))
        right += 1
      } else {
        pieces.append(.kept(after[right]))
        left += 1
        right += 1
      }
    }
    return pieces
  }
}
