import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let message: LocalizedStringKey
}

struct OnboardingView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @State private var page = 0
  @ScaledMetric(relativeTo: .largeTitle) private var symbolSize: CGFloat = 72
  @ScaledMetric private var spacing = 16.0

  private let pages = [
    OnboardingPage(id: 0, symbol: "leaf", title: "Grow something", message: "Plan your bed in a minute."),
    OnboardingPage(id: 1, symbol: "drop", title: "Water on time", message: "We remind you on **dry** days."),
    OnboardingPage(id: 2, symbol: "basket", title: "Harvest", message: "Keep a diary of all you picked."),
  ]

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $page) {
        ForEach(pages) { page in
          content(of: page)
            .tag(page.id)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(action: advance) {
        Text(isLast ? "Get started" : "Continue")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      Button("Skip") { finish() }
        .buttonStyle(.plain)
        .opacity(isLast ? 0 : 1)
        .accessibilityHidden(isLast)
    }
    .padding()
    .interactiveDismissDisabled()
    .background(Color(.systemBackground).ignoresSafeArea())
    .persistentSystemOverlays(.hidden)
    .statusBarHidden()
  }

  private var isLast: Bool { page == pages.count - 1 }

  private func content(of page: OnboardingPage) -> some View {
    VStack(spacing: spacing) {
      Image(systemName: page.symbol)
        .font(.system(size: symbolSize, weight: .light, design: .rounded))
        .symbolRenderingMode(.hierarchical)
        .symbolVariant(.fill)
        .foregroundStyle(.green, .mint)
        .symbolEffect(.bounce, value: self.page)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .accessibilityAddTraits(.isHeader)
      Text(page.message)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
    }
    .accessibilityElement(children: .contain)
  }

  private func advance() {
    if isLast {
      finish()
    } else {
      withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) {
        page += 1
      }
    }
  }

  private func finish() {
    hasSeenOnboarding = true
    dismiss()
  }
}

struct WelcomeGate: View {
  @State private var showsOnboarding = true

  var body: some View {
    Text("Your garden")
      .fullScreenCover(isPresented: $showsOnboarding) {
        OnboardingView()
      }
  }
}

#Preview("Pages") {
  OnboardingView()
}

#Preview("Gate") {
  WelcomeGate()
    .environment(\.dynamicTypeSize, .accessibility1)
}
