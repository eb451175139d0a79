import Palettes

/// A pattern of names: `*` stands for any characters, `?` for one. Capitals count.
struct NameGlob {
  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  /// Whether the whole name has the pattern.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (place, index) = (0, 0)
    // Where the last `*` stands, and what it was tried up to.
    var star: (index: Int, place: Int)?
    while place < name.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, place)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[place] {
        (place, index) = (place + 1, index + 1)
      } else if let last = star {
        star = (last.index, last.place + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
