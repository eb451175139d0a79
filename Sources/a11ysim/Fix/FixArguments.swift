extension Arguments {
  /// The options of `audit` that change source.
  static let fixOptions: [Option] = [
    .flag("--fix", "print the edits of Swift source that are certain to mend findings, as a diff"),
    .flag("--write", "with '--fix': write the edits, and audit what is then there"),
    Option(name: "--overlay", value: "FOLDER", help: "", isHidden: true),
  ]

  /// Whether edits are asked for; a process that audits for another makes none.
  ///
  /// - Throws: `UsageError` for options that do not go together.
  func wantsFixes() throws -> Bool {
    guard has("--fix") else {
      if has("--write") { throw UsageError("'--write' goes with '--fix'", for: command) }
      return false
    }
    if has("--worker") { return false }
    let reports = ["--output", "--json", "--shard"].filter(has)
    if !has("--write"), let other = reports.first {
      throw UsageError(
        "'\(other)' does not go with '--fix', which prints a diff; add '--write', or leave it out",
        for: command)
    }
    if has("--shard") { throw UsageError("'--shard' does not go with '--fix'", for: command) }
    return true
  }
}
