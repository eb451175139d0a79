import SemanticTree

/// Serves a view to another process: requests come as JSON lines on standard input, answers go as JSON lines to
/// standard output. The generated entry of a user's compiled source calls it.
@MainActor
public enum _HostServer {
  /// Answers until the input ends.
  ///
  /// - Returns: the exit code of the process: 0, or 2 where the view could not be set up.
  public static func serve<Root: View>(@ViewBuilder _ root: () -> Root) -> Int32 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let host = try ViewHost(root())
      while let line = readLine(strippingNewline: true) {
        let response = answer(line, host)
        write(try encoder.encode(response))
      }
      return 0
    } catch {
      write(Data("a11ysim-host: \(error)".utf8), to: .standardError)
      return 2
    }
  }

  private static func answer<Root: View>(_ line: String, _ host: ViewHost<Root>) -> HostResponse {
    do {
      switch try JSONDecoder().decode(HostRequest.self, from: Data(line.utf8)) {
      case .screen(let environment): return .screen(try host.screen(in: environment))
      case .perform(let interaction): return .performed(try host.perform(interaction))
      case .reset:
        try host.reset()
        return .performed(true)
      }
    } catch HostError.noSuchNode(let id) {
      return .noSuchNode(id)
    } catch {
      return .failed("\(error)")
    }
  }

  private static func write(_ data: Data, to handle: FileHandle = .standardOutput) {
    handle.write(data + Data("\n".utf8))
  }
}
