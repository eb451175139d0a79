/// What is asked of a host in another process, one JSON value a line.
public enum HostRequest: Hashable, Codable, Sendable {
  case screen(ScreenEnvironment)
  case perform(Interaction)
  case reset
}

/// What a host in another process answers.
public enum HostResponse: Codable, Sendable {
  case screen(Screen)
  case performed(Bool)
  case noSuchNode(NodeID)
  case failed(String)
}
