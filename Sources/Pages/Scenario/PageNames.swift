/// The names of the pages of a report's inputs: equal ones are told apart by their folders.
public struct PageNames: Sendable {
  private let names: [[UInt8]: String]

  /// - Parameter inputs: the paths as reports give them.
  public init(_ inputs: [String]) {
    let stems = inputs.map { Self.safe(Self.parts(of: $0).last ?? $0) }
    var used: Set<String> = ["index", "comparison"]
    var names: [[UInt8]: String] = [:]
    for (input, stem) in zip(inputs, stems) {
      let isTwice = stems.count { $0 == stem } > 1
      let long = Self.parts(of: input).map(Self.safe).filter { !$0.isEmpty }.joined(separator: "-")
      let wanted = isTwice || stem.isEmpty ? long : stem
      var name = wanted.isEmpty ? "page" : wanted
      name = Self.shortened(name, input)
      // Some file systems take capitals and small letters for the same.
      while !used.insert(name.lowercased()).inserted { name += "-2" }
      names[Array(input.utf8)] = name + ".html"
    }
    self.names = names
  }

  /// The file name of an input's page.
  public func page(of input: String) -> String { names[Array(input.utf8)] ?? "\(Self.safe(input)).html" }

  private static func parts(of path: String) -> [String] {
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    return stem.split(separator: "/").map(String.init)
  }

  /// Names may not be longer than 255 bytes with all that is put behind them.
  private static func shortened(_ name: String, _ input: String) -> String {
    guard name.utf8.count > 120 else { return name }
    let digits = SHA256.hash(Array(input.utf8)).prefix(4).map {
      String(UInt($0) + 256, radix: 16).dropFirst()
    }
    return name.prefix(100) + "-" + digits.joined()
  }

  /// Letters, digits, dots and dashes, so that the name needs no escape in a link.
  private static func safe(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" }
    return String(String(letters).drop { $0 == "." || $0 == "-" })
  }
}
