/// The version of the program, in every report.
enum Version {
  static let current = "0.1.0"
}
