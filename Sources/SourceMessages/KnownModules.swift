/// The modules that a user's source can import here.
public enum KnownModules {
  /// Apple's modules with what stands in for each.
  public static let standIns: [(name: String, standIn: String)] = [
    ("SwiftUI", "SemanticUI"), ("Combine", "SemanticCombine"), ("UIKit", "SemanticUIKit"),
    ("CoreGraphics", "SemanticCoreGraphics"), ("Accessibility", "SemanticAccessibility"),
    ("os", "SemanticLogging"), ("OSLog", "SemanticOSLog"),
    ("UniformTypeIdentifiers", "SemanticUniformTypeIdentifiers"),
    ("CoreTransferable", "SemanticCoreTransferable"), ("WidgetKit", "SemanticWidgetKit"),
  ]

  /// What the toolchain brings along on every system.
  public static let ofToolchain: Set<String> = [
    "Swift", "Foundation", "Observation", "Dispatch", "Synchronization", "RegexBuilder", "_Concurrency",
    "_StringProcessing",
  ]

  /// Whether a module can be imported.
  public static func has(_ module: String) -> Bool {
    ofToolchain.contains(module) || standIns.contains { $0.name == module }
  }
}
