internal import Typesetting

/// The process's one typesetter.
final class TextService {
  let typesetter: Typesetter

  /// - Parameter family: a font family to measure with instead of the pinned ones.
  init(family: String? = nil) throws { typesetter = try Typesetter(family: family) }

  nonisolated(unsafe) private static var shared: [String?: TextService] = [:]

  /// The service for a family, made on first use.
  static func service(family: String?) throws -> TextService {
    if let known = shared[family] { return known }
    let service = try TextService(family: family)
    shared[family] = service
    return service
  }
}
