import Foundation
import SemanticTree

/// A screen that lives in a child process which runs a user's compiled source.
@MainActor
public final class SourceHost: ScreenHost {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let errors = Pipe()
  private var buffer = Data()
  private let encoder = JSONEncoder()

  /// - Throws: `SourceError.notStarted` where the host program cannot be run.
  public init(library: URL, installation: Installation) throws {
    process.executableURL = installation.host
    process.arguments = [library.path]
    var environment = ProcessInfo.processInfo.environment
    let paths = [installation.binaries.path, installation.swiftLibraries.path]
    environment["LD_LIBRARY_PATH"] = paths.joined(separator: ":")
    process.environment = environment
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = errors
    do { try process.run() } catch { throw SourceError.notStarted("\(error)") }
  }

  isolated deinit { requests.fileHandleForWriting.closeFile() }

  public func screen(in environment: ScreenEnvironment) throws -> Screen {
    guard case .screen(let screen) = try ask(.screen(environment)) else {
      throw HostError.lost("the host answered something else than a screen")
    }
    return screen
  }

  public func perform(_ interaction: Interaction) throws -> Bool {
    guard case .performed(let handled) = try ask(.perform(interaction)) else {
      throw HostError.lost("the host answered something else than the outcome of an interaction")
    }
    return handled
  }

  public func reset() throws { _ = try ask(.reset) }

  private func ask(_ request: HostRequest) throws -> HostResponse {
    let line = try encoder.encode(request) + Data("\n".utf8)
    do { try requests.fileHandleForWriting.write(contentsOf: line) } catch { throw lost() }
    let response = try JSONDecoder().decode(HostResponse.self, from: try nextLine())
    switch response {
    case .noSuchNode(let id): throw HostError.noSuchNode(id)
    case .failed(let reason): throw HostError.cannotChange(reason)
    default: return response
    }
  }

  private func nextLine() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return Data(line)
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw lost() }
      buffer.append(more)
    }
  }

  private func lost() -> HostError {
    let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    let reason = said.trimmingCharacters(in: .whitespacesAndNewlines)
    return .lost(reason.isEmpty ? "the process that ran the view ended" : reason)
  }
}
