import Foundation

extension String {
  /// What can be heard of a text: words and numbers. Capitals and marks are a matter of who writes it down.
  var audible: String {
    let marks = CharacterSet(charactersIn: ".,:;!?-()").union(.whitespaces)
    let words = lowercased().components(separatedBy: marks).filter { !$0.isEmpty }
    return words.map { String.digits[$0] ?? $0 }.joined(separator: " ")
      .replacingOccurrences(of: "popup", with: "pop up")
  }

  private static let digits = ["one": "1", "two": "2", "three": "3", "four": "4", "five": "5"]
}
