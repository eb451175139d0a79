/// The direction in which a language is written.
package enum ScriptDirection {
  private static let rightToLeft: Set<String> = ["ar", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi", "dv"]

  package static func of(_ locale: String) -> LayoutDirection {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}
