/// The names of the pages of a report's inputs: equal ones are told apart by their folders.
public struct PageNames: Sendable {
  private let names: [String: String]

  /// - Parameter inputs: the paths as reports give them.
  public init(_ inputs: [String]) {
    let stems = inputs.map { Self.safe(Self.parts(of: $0).last ?? $0) }
    var used: Set<String> = ["index", "comparison"]
    var names: [String: String] = [:]
    for (input, stem) in zip(inputs, stems) {
      let isTwice = stems.count { $0 == stem } > 1
      let long = Self.parts(of: input).map(Self.safe).filter { !$0.isEmpty }.joined(separator: "-")
      let wanted = isTwice || stem.isEmpty ? long : stem
      var name = wanted.isEmpty ? "page" : wanted
      while !used.insert(name).inserted { name += "-2" }
      names[input] = name + ".html"
    }
    self.names = names
  }

  /// The file name of an input's page.
  public func page(of input: String) -> String { names[input] ?? "\(Self.safe(input)).html" }

  private static func parts(of path: String) -> [String] {
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    return stem.split(separator: "/").map(String.init)
  }

  /// Letters, digits, dots and dashes, so that the name needs no escape in a link.
  private static func safe(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" }
    return String(String(letters).drop { $0 == "." || $0 == "-" })
  }
}
