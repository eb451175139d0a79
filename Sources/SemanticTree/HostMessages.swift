/// What both ends of the line between a11ysim and the process that runs compiled source agree on.
public enum HostProtocol {
  /// Raised whenever a message changes its form: both ends must be of one version.
  public static let version = 2

  /// The descriptor of the socket for messages. The standard streams belong to the user's code.
  ///
  /// The child's ``HostGreeting`` comes first, as one line of JSON in every version. After it each side sends
  /// frames: the length of a message in bytes as a `UInt32`, then the message as `HostCoding` writes it.
  public static let channel: Int32 = 3

  /// The descriptor of the file in which the child keeps where it is (``HostWhereabouts``).
  public static let whereabouts: Int32 = 4
}

/// The first line that a host in another process says.
public struct HostGreeting: Hashable, Codable, Sendable {
  /// ``HostProtocol/version`` of the runtime that was loaded.
  public var hello: Int
  /// How many previews the library has.
  public var previews: Int

  public init(hello: Int = HostProtocol.version, previews: Int) {
    self.hello = hello
    self.previews = previews
  }
}

/// What is asked of a host in another process.
public enum HostRequest: Hashable, Codable, Sendable {
  /// Makes one of the library's previews; asked once, before anything else.
  case open(preview: Int, settings: HostSettings)
  case screen(ScreenEnvironment)
  case perform(Interaction)
  case reset
}

/// How a preview is rendered, and how its source is named.
public struct HostSettings: Hashable, Codable, Sendable {
  /// The path that the user knows a file by, for the compiler's name of it (`UserSource/File.swift`).
  public var files: [String: String] = [:]
  /// Where the user's types are declared, by the type's name without its module, outer types and generic arguments.
  /// A name that stands for several types is better left out.
  public var declarations: [String: SourceLocation] = [:]
  /// The folders in which catalogues of texts, colours and images lie.
  public var resources: [String] = []
  /// Whether a symbol without a label of its author's adds its description to a button that has words.
  public var speaksSymbolsBesideText = false
  /// A font family to measure text with instead of the pinned ones.
  public var fontFamily: String?
  /// A project's own list of what symbols are called, above the one that comes with a11ysim.
  public var symbols: [SymbolRow] = []

  public init() {}
}

/// What a host in another process answers.
public enum HostResponse: Codable, Sendable {
  /// The preview asked for is made.
  case opened
  case screen(Screen)
  case performed(Bool)
  case noSuchNode(NodeID)
  case failed(String)
}
