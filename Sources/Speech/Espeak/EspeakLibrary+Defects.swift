extension EspeakLibrary {
  /// Whether saying a symbol outside ASCII with this voice may crash.
  ///
  /// Up to version 1.51 espeak-ng writes through a pointer it never set when a dictionary has no rules for
  /// characters without a group of their own and a symbol is not in its word list (fixed in 1.52, commit
  /// 53348c51). Languages in the list below are those whose rules lack that group.
  static func failsOnSymbols(voice file: String) -> Bool {
    guard hasOldRules else { return false }
    let language = file.split(separator: "/").last?.split(whereSeparator: { "+-".contains($0) }).first
    return languagesWithoutDefaultGroup.contains(language.map(String.init) ?? "")
  }

  // "1.51", "1.50", "1.49.2": the second number tells.
  private static let hasOldRules: Bool = {
    let numbers = version.split(whereSeparator: { !$0.isNumber }).prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] == 1 && numbers[1] < 52
  }()

  private static let languagesWithoutDefaultGroup: Set<String> = [
    "as", "be", "bpy", "chr", "cv", "ga", "gd", "gn", "he", "hi", "ht", "hy", "hyw", "ia", "io", "ja", "kk",
    "ky",
    "mi", "my", "nog", "om", "qu", "quc", "qya", "sjn", "smj", "tk", "ug", "uk",
  ]
}
