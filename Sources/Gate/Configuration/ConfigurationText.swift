/// Configurations that the program writes.
public enum ConfigurationText {
  /// What configuration files are called.
  public static let fileName = ConfigurationFile.name

  /// A project's first configuration.
  public static let first = """
    {
      "preset": "recommended",
      "baseline": "\(Configuration.standardBaseline)"
    }

    """
}
