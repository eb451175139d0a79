import SemanticCombine
import Testing

/// Something whose death can be seen.
private final class Token {}

private typealias Source = PassthroughSubject<Int, Never>

/// An operator with a closure that holds a token.
private struct Holder: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let connect: (Source, Token) -> AnyCancellable

  init<P: Publisher>(_ name: String, _ make: @escaping (Source, Token) -> P) {
    testDescription = name
    connect = { source, token in
      make(source, token).sink(receiveCompletion: { _ in _ = token }, receiveValue: { _ in _ = token })
    }
  }
}

@Suite struct LifetimeTests {
  private static let holders = [
    Holder("map") { source, token in
      source.map { value in
        _ = token
        return value
      }
    },
    Holder("combineLatest") { source, _ in source.combineLatest(source) },
    Holder("zip") { source, _ in source.zip(source) },
    Holder("merge") { source, _ in source.merge(with: source) },
    Holder("flatMap") { source, token in
      source.flatMap { _ in
        _ = token
        return source
      }
    },
    Holder("switchToLatest") { source, token in
      source.map { _ in
        _ = token
        return source
      }.switchToLatest()
    },
    Holder("share") { source, token in source.handleEvents(receiveOutput: { _ in _ = token }).share() },
    Holder("first") { source, _ in source.first { $0 > 99 } },
    Holder("append") { source, _ in source.append(source).prepend(source) },
    Holder("collect") { source, _ in source.collect().replaceEmpty(with: []) },
    Holder("scan") { source, _ in source.scan(0, +).removeDuplicates().dropFirst() },
  ]

  @Test(arguments: holders) fileprivate func cancellingReleasesEverything(_ holder: Holder) {
    let source = Source()
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let link = holder.connect(source, strong)
      source.send(1)
      source.send(2)
      link.cancel()
    }
    #expect(token == nil)
  }

  @Test(arguments: holders) fileprivate func theEndReleasesEverything(_ holder: Holder) {
    let source = Source()
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let link = holder.connect(source, strong)
      source.send(1)
      source.send(completion: .finished)
      withExtendedLifetime(link) {}
    }
    #expect(token == nil)
  }
}
