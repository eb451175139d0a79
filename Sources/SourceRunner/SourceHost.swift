import Foundation
import SemanticTree

/// A screen that lives in a child process which runs a user's compiled source.
///
/// The child starts with the host and makes its preview while others are started; the first question waits for it.
/// When the child is gone, every question throws the same `HostDeath`.
@MainActor
public final class SourceHost: ScreenHost {
  private let connection: HostConnection
  private var settings: HostSettings
  private var isOpen = false
  private var death: (any Error)?
  /// What is going to be asked for, next first.
  private var expected: ArraySlice<ScreenEnvironment> = []
  /// What the child makes before it is asked for.
  private var ahead: ScreenEnvironment?
  private let leftOut: [NotModelled]
  private let place: SourceLocation?
  /// How the child is kept from everything else.
  public let sandbox: SandboxLevel

  /// - Parameters:
  ///   - library: compiled source.
  ///   - preview: which of the library's previews to show, counted from 0.
  ///   - settings: how it is rendered, and how its source is named.
  ///   - leftOut: what the source lacks that was compiled; every screen tells it.
  ///   - place: where the preview stands, for a death without a place of its own.
  ///   - sandbox: the level of isolation; the best there is where it is nil.
  /// - Throws: `SourceError.notStarted` where the host program cannot be run.
  public init(
    library: URL, installation: Installation, preview: Int = 0, settings: HostSettings = HostSettings(),
    leftOut: [NotModelled] = [], at place: SourceLocation? = nil, sandbox: SandboxLevel? = nil,
    limits: HostLimits = HostLimits()
  ) throws {
    let resources = settings.resources.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    self.settings = settings
    self.leftOut = leftOut
    self.place = place
    // The child has another working folder.
    self.settings.resources = resources.map(\.path)
    self.sandbox = try sandbox ?? SandboxRequirement.best.level(of: installation)
    connection = try HostConnection(
      HostLauncher(
        installation: installation, library: library, level: self.sandbox, limits: limits,
        resources: resources
      ))
    // Where the child is dead already, the first question says so.
    try? post(.open(preview: preview, settings: self.settings))
  }

  /// What the code printed so far, shortened in its middle.
  public var output: String { connection.output.text }

  public func screen(in environment: ScreenEnvironment) throws -> Screen {
    guard case .screen(var screen) = try answer(for: environment) else { throw lost(.nonsense) }
    makeAhead(after: environment)
    screen.notModelled += leftOut
    if let note = sandbox.note { screen.notes.append(note) }
    return screen
  }

  public func perform(_ interaction: Interaction) throws -> Bool {
    guard case .performed(let handled) = try ask(.perform(interaction)) else { throw lost(.nonsense) }
    return handled
  }

  public func reset() throws { _ = try ask(.reset) }

  public func expect(_ environments: [ScreenEnvironment]) {
    expected = environments[...]
    makeNext()
  }
}

extension SourceHost {
  private func answer(for environment: ScreenEnvironment) throws -> HostResponse {
    guard ahead == environment else { return try ask(.screen(environment)) }
    ahead = nil
    return try response()
  }

  /// Has the child make what is expected next, while this process looks at what it made.
  private func makeAhead(after environment: ScreenEnvironment) {
    guard expected.first == environment else { return }
    expected.removeFirst()
    makeNext()
  }

  private func makeNext() {
    guard isOpen, death == nil, ahead == nil, let next = expected.first else { return }
    // Where the child is gone, the next question says so.
    if (try? post(.screen(next))) != nil { ahead = next }
  }

  private func ask(_ request: HostRequest) throws -> HostResponse {
    if let death { throw death }
    try open()
    try dropAhead()
    try post(request)
    return try response()
  }

  /// Takes what was made ahead and is not asked for after all.
  private func dropAhead() throws {
    guard ahead != nil else { return }
    ahead = nil
    _ = try response()
  }

  private func response() throws -> HostResponse {
    if let death { throw death }
    let response = try alive { connection throws(HostConnection.Lost) in try connection.next() }
    switch response {
    case .noSuchNode(let id): throw HostError.noSuchNode(id)
    case .failed(let reason): throw HostError.cannotChange(reason)
    default: return response
    }
  }

  /// Waits until the preview is made.
  private func open() throws {
    if isOpen { return }
    let greeting = try alive { connection throws(HostConnection.Lost) in try connection.greeting() }
    guard greeting.hello == HostProtocol.version else {
      throw given(
        SourceError.notStarted(
          "its runtime talks by version \(greeting.hello), this program by version \(HostProtocol.version);"
            + " install a11ysim, a11ysim-host and libSemanticUIRuntime from one build"))
    }
    switch try alive({ connection throws(HostConnection.Lost) in try connection.next() }) {
    case .opened: isOpen = true
    case .failed(let reason): throw given(SourceError.notStarted(reason))
    default: throw lost(.nonsense)
    }
  }

  private func post(_ request: HostRequest) throws {
    try alive { connection throws(HostConnection.Lost) in try connection.post(request) }
  }

  /// Does something that needs the child.
  private func alive<Result>(
    _ body: (HostConnection) throws(HostConnection.Lost) -> Result
  ) throws -> Result {
    do { return try body(connection) } catch { throw lost(error.judgement) }
  }

  /// The error that this question and all later ones get.
  private func lost(_ judgement: HostDeath.Cause?) -> any Error {
    if let death { return death }
    var end = connection.end(HostConnection.Lost(judgement: judgement), files: settings.files)
    end.place = end.place ?? place
    let refusal = isOpen ? nil : SourceHost.refusal(by: end)
    return given(refusal ?? end)
  }

  private func given(_ error: any Error) -> any Error {
    death = error
    return error
  }

  /// What the host program itself says when it runs nothing.
  private static func refusal(by death: HostDeath) -> SourceError? {
    guard case .exited = death.cause, death.activity == .loading else { return nil }
    let lines = death.output.split(separator: "\n")
    return lines.last { $0.hasPrefix("a11ysim-host: ") || $0.hasPrefix("bwrap: ") }.map {
      .notStarted(String($0))
    }
  }
}
