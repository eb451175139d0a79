import Catalogues
import SemanticTree

/// One of the previews of a user's compiled source; it is made when it is asked for.
public struct _HostedPreview {
  let open: @MainActor (RenderOptions) throws -> any ScreenHost

  /// - Parameter make: the content of the preview.
  public init<Content: View>(@ViewBuilder _ make: @escaping @MainActor () -> Content) {
    open = { options in try ViewHost(make(), options: options) }
  }
}

/// Serves previews to another process: requests come as JSON lines over a socket that the process was started with,
/// answers go back over it. The generated entry of a user's compiled source calls it.
@MainActor
public enum _HostServer {
  /// Answers until the other end closes the line.
  ///
  /// - Returns: the exit code of the process: 0, or 2 where there is nobody to answer.
  public static func serve(_ previews: [_HostedPreview]) -> Int32 {
    // The child of another process may not know the descriptor; a person who starts the program has none.
    guard let channel = HostChannel(descriptor: HostProtocol.channel) else {
      FileHandle.standardError.write(Data("a11ysim-host: nothing is connected; run a11ysim instead\n".utf8))
      return 2
    }
    HostTrace.start()
    var service = HostService(previews: previews)
    guard channel.greet(HostGreeting(previews: previews.count)) else { return 2 }
    HostTrace.idle()
    while let request: HostRequest = channel.next() {
      let response = service.answer(request)
      HostTrace.idle()
      guard channel.write(response) else { return 2 }
    }
    return 0
  }
}

/// Answers requests with the preview that was opened.
@MainActor
private struct HostService {
  let previews: [_HostedPreview]
  private var isOpened = false
  private var make: (@MainActor () throws -> any ScreenHost)?
  private var host: (any ScreenHost)?

  init(previews: [_HostedPreview]) { self.previews = previews }

  mutating func answer(_ request: HostRequest) -> HostResponse {
    do {
      if case .open(let number, let settings) = request { return try open(number, settings) }
      guard let host else { return .failed("no preview is open") }
      HostTrace.rendering()
      switch request {
      case .screen(let environment): return try answer(with: host, in: environment)
      case .perform(let interaction): return .performed(try host.perform(interaction))
      case .open, .reset:
        // The preview's own values may hold objects that have changed, so they are made anew as well.
        HostTrace.opening()
        self.host = try make?()
        return .performed(true)
      }
    } catch HostError.noSuchNode(let id) {
      return .noSuchNode(id)
    } catch {
      return .failed("\(error)")
    }
  }

  /// A view that misses an object of its environment ends an app; here it ends the preview.
  private func answer(with host: any ScreenHost, in environment: ScreenEnvironment) throws -> HostResponse {
    let screen = try host.screen(in: environment)
    if let fault = (host as? any FaultyHost)?.faults.first { return .failed(fault) }
    return .screen(screen)
  }

  private mutating func open(_ number: Int, _ settings: HostSettings) throws -> HostResponse {
    guard previews.indices.contains(number) else {
      return .failed("there is no preview \(number): the library has \(previews.count)")
    }
    SourceNames.use(settings)
    let (preview, options) = (previews[number], RenderOptions(settings))
    make = { try preview.open(options) }
    HostTrace.opening()
    host = try make?()
    return .opened
  }
}

extension RenderOptions {
  /// The options that another process asks for. Every setting of ``HostSettings`` that is an option is set here.
  init(_ settings: HostSettings) {
    self.init()
    speaksSymbolsBesideText = settings.speaksSymbolsBesideText
    fontFamily = settings.fontFamily
    if !settings.resources.isEmpty { resources = ResourceCatalogue(folders: settings.resources) }
    if !settings.symbols.isEmpty { symbols = SymbolCatalogue.shared.adding(settings.symbols) }
  }
}
