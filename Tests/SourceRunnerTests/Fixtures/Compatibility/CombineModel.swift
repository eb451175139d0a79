import Combine
import SwiftUI

final class TimerModel: ObservableObject {
  @Published var elapsed = 0
  @Published private(set) var isRunning = false
  @Published var query = ""
  @Published var results: [String] = []

  let finished = PassthroughSubject<Int, Never>()
  private var cancellables: Set<AnyCancellable> = []
  private var timer: AnyCancellable?

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.isEmpty ? [] : [$0, $0.uppercased()] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $elapsed
      .filter { $0 >= 60 }
      .sink { [weak self] seconds in
        self?.finished.send(seconds)
      }
      .store(in: &cancellables)
  }

  func start() {
    isRunning = true
    timer = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.elapsed += 1 }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
  }
}

extension Notification.Name {
  static let sessionEnded = Notification.Name("sessionEnded")
}

final class Account: ObservableObject {
  @Published var name: String

  init(name: String) {
    self.name = name
  }
}

struct TimerScreen: View {
  @StateObject private var model = TimerModel()
  @EnvironmentObject private var account: Account
  @State private var finishedAt: Int?
  @State private var ticks = 0
  private let clock = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      Text("Hello, \(account.name)")
      Text("\(model.elapsed) s")
        .font(.largeTitle.monospacedDigit())
        .accessibilityAddTraits(.updatesFrequently)
      TimerControls(model: model)
      TextField("Search", text: $model.query)
        .textFieldStyle(.roundedBorder)
      ForEach(model.results, id: \.self) { Text($0) }
      if let finishedAt {
        Text("Finished after \(finishedAt) seconds")
      }
    }
    .padding()
    .onReceive(model.finished) { finishedAt = $0 }
    .onReceive(clock) { _ in ticks += 1 }
    .onReceive(NotificationCenter.default.publisher(for: .sessionEnded)) { _ in
      model.stop()
    }
    .onDisappear(perform: model.stop)
  }
}

struct TimerControls: View {
  @ObservedObject var model: TimerModel

  var body: some View {
    HStack {
      Button(model.isRunning ? "Stop" : "Start") {
        model.isRunning ? model.stop() : model.start()
      }
      Button("Reset") { model.elapsed = 0 }
        .disabled(model.elapsed == 0)
    }
    .buttonStyle(.bordered)
  }
}

struct TimerScreen_Previews: PreviewProvider {
  static var previews: some View {
    TimerScreen()
      .environmentObject(Account(name: "Ida"))
      .previewDisplayName("Timer")
  }
}

#Preview("Controls") {
  @Previewable @StateObject var model = TimerModel()
  TimerControls(model: model)
}
