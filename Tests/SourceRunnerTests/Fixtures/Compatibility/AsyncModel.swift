import SwiftUI

struct Article: Identifiable, Codable, Sendable {
  let id: Int
  let title: String
  let url: URL?
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)
}

actor ArticleStore {
  private var cache: [Int: Article] = [:]

  func article(_ id: Int) async throws -> Article {
    if let cached = cache[id] { return cached }
    try await Task.sleep(for: .seconds(1))
    let article = Article(id: id, title: "Article \(id)", url: URL(string: "https://example.com/\(id)"))
    cache[id] = article
    return article
  }
}

@MainActor
@Observable
final class ArticleListModel {
  private(set) var state = LoadState<[Article]>.idle
  private let store = ArticleStore()

  func load() async {
    state = .loading
    do {
      async let first = store.article(1)
      async let second = store.article(2)
      state = try await .loaded([first, second])
    } catch {
      state = .failed(error)
    }
  }

  func shuffle() {
    if case .loaded(let articles) = state {
      state = .loaded(articles.reversed())
    }
  }
}

struct ArticleList: View {
  @State private var model = ArticleListModel()
  @State private var ticks = 0
  @Environment(\.openURL) private var openURL: OpenURLAction
  @Environment(\.refresh) private var refresh

  var body: some View {
    Group {
      switch model.state {
      case .idle:
        Color.clear
      case .loading:
        ProgressView("Loading…")
          .controlSize(.large)
      case .loaded(let articles):
        List(articles) { article in
          Button(article.title) {
            if let url = article.url { openURL(url) }
          }
        }
        .refreshable {
          await model.load()
        }
      case .failed(let error):
        VStack {
          Text(error.localizedDescription)
            .foregroundStyle(.red)
          Button("Try again") {
            Task { await model.load() }
          }
        }
      }
    }
    .task {
      await model.load()
    }
    .task(id: ticks, priority: .background) {
      model.shuffle()
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        url.scheme == "https" ? .systemAction : .discarded
      }
    )
    .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 8) {
      Button("Shuffle") { ticks += 1 }
        .padding()
        .disabled(refresh != nil)
    }
  }
}

struct RemoteImage: View {
  let url: URL?

  var body: some View {
    VStack {
      AsyncImage(url: url)
        .frame(width: 50, height: 50)
      AsyncImage(url: url, scale: 2) { image in
        image.resizable()
      } placeholder: {
        Color.gray.opacity(0.2)
      }
      .frame(width: 50, height: 50)
      AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
        if let image = phase.image {
          image.resizable().scaledToFill()
        } else if phase.error != nil {
          Image(systemName: "exclamationmark.triangle")
        } else {
          ProgressView()
        }
      }
      .frame(width: 50, height: 50)
    }
  }
}

#Preview("Articles") {
  ArticleList()
}

#Preview("Remote image") {
  RemoteImage(url: URL(string: "https://example.com/a.png"))
}
