import SemanticCombine

/// Writes down what a publisher does: values as they are, then how it ended.
final class Recorder {
  private(set) var log: [String] = []
  private var link: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    link = publisher.sink(
      receiveCompletion: { [weak self] completion in
        switch completion {
        case .finished: self?.log.append("|")
        case .failure(let error): self?.log.append("!\(error)")
        }
      },
      receiveValue: { [weak self] in self?.log.append("\($0)") })
  }

  func cancel() { link?.cancel() }
}

/// The failure of the tests.
struct Broken: Error, Equatable, CustomStringConvertible {
  var description: String { "broken" }
}
