/// The Swift code of the names that Xcode makes for a catalogue.
public enum AssetSymbolSource {
  /// Extensions of `ColorResource` and `ImageResource`; empty without assets.
  ///
  /// Of two assets that would have one name, the first by name has it, as code can mean only one.
  public static func resources(for symbols: [AssetSymbol]) -> String {
    AssetSymbol.Kind.allCases.map { kind in
      let members = symbols.filter { $0.kind == kind }
      return members.isEmpty ? "" : body("extension \(kind.rawValue)", members, depth: 0)
    }.joined()
  }

  /// Members of `Color` and of its shape styles, as in `.foregroundStyle(.brandPrimary)`, which Xcode makes where its
  /// extensions are switched on; empty without any.
  ///
  /// Names that SwiftUI has itself are left out, as Xcode leaves them out, and so are names within namespaces, which
  /// are reached through `Color(.brand.primary)` only here.
  ///
  /// - Parameter taken: names that the project declares itself, which may not be declared again.
  public static func colors(for symbols: [AssetSymbol], except taken: Set<String> = []) -> String {
    let own = symbols.filter { $0.kind == .color && $0.namespaces.isEmpty }.map(\.member)
    let names = Set(own).subtracting(taken).subtracting(swiftUINames).sorted()
    guard !names.isEmpty else { return "" }
    let members = names.map {
      "  static var \(quoted($0)): Color { Color(ColorResource.\(quoted($0))) }\n"
    }.joined()
    return ["extension Color", "extension ShapeStyle where Self == Color"].map {
      "\($0) {\n\(members)}\n"
    }.joined()
  }

  /// What the code of a package finds its resources by: every resource of the run lies in one pool.
  public static let bundle = "extension Bundle {\n  static var module: Bundle { .main }\n}\n"

  /// Members of `Color` and of shape styles in SwiftUI.
  private static let swiftUINames: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary",
    "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary", "tint", "white",
    "windowBackground", "yellow", "bar", "image",
  ]

  private static func body(_ head: String, _ symbols: [AssetSymbol], depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var seen: Set<String> = []
    var text = "\(indent)\(head) {\n"
    for symbol in symbols where symbol.namespaces.count == depth && seen.insert(symbol.member).inserted {
      text += "\(indent)  static let \(quoted(symbol.member)) = \(symbol.kind.rawValue)"
      text += "(name: \(literal(symbol.name)), bundle: .main)\n"
    }
    let inner = symbols.filter { $0.namespaces.count > depth }
    for name in Set(inner.map { $0.namespaces[depth] }).sorted() where !seen.contains(name) {
      text += body("enum \(quoted(name))", inner.filter { $0.namespaces[depth] == name }, depth: depth + 1)
    }
    return text + "\(indent)}\n"
  }

  /// A name that may be a word of Swift's.
  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Self", "Type",
    "Protocol",
  ]
}
