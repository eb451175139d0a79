import SwiftSyntax

/// Modules that Apple's Foundation brings along and that stand by themselves here.
struct ImpliedImports {
  /// Goes at the end of a copy, where imports are as good as at its beginning.
  let text: String

  /// Names that tell that a module is wanted; loading one costs time, so that the others are left alone.
  private static let telling: [(module: String, names: Set<String>)] = [
    ("Observation", ["Observable", "withObservationTracking", "ObservationIgnored"]),
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookieStorage",
        "URLSessionConfiguration", "URLSessionDataTask", "URLProtocol", "URLCredential",
      ]
    ),
  ]

  init(of tree: SourceFileSyntax) {
    var names: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
    let wanted = Self.telling.filter { !$0.names.isDisjoint(with: names) }.map(\.module)
    text = wanted.map { "\n#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }
}
