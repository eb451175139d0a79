import SwiftUI

struct FadeAndTilt: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    content
      .opacity(isHidden ? 0 : 1)
      .rotationEffect(Angle(degrees: isHidden ? 8 : 0))
  }
}

extension AnyTransition {
  static var tilt: AnyTransition {
    .modifier(active: FadeAndTilt(isHidden: true), identity: FadeAndTilt(isHidden: false))
  }

  static let banner = AnyTransition.asymmetric(
    insertion: .move(edge: .top).combined(with: .opacity),
    removal: .scale(scale: 0.8, anchor: .top).animation(.easeIn)
  )
}

struct BlurTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .offset(y: phase.value * 20)
  }
}

struct Toast: View {
  let message: LocalizedStringKey
  var systemImage = "checkmark.circle"

  var body: some View {
    Label(message, systemImage: systemImage)
      .padding()
      .background(Material.ultraThin, in: Capsule())
      .shadow(radius: 4)
      .accessibilityAddTraits(.isStaticText)
  }
}

struct ToastModifier: ViewModifier {
  @Binding var isPresented: Bool
  let message: LocalizedStringKey
  let edge: Edge

  func body(content: Content) -> some View {
    content
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if isPresented {
          Toast(message: message)
            .padding(edge == .top ? .top : .bottom, 24)
            .transition(.move(edge: edge))
            .zIndex(1)
            .task {
              try? await Task.sleep(nanoseconds: 2_000_000_000)
              isPresented = false
            }
        }
      }
      .animation(.default, value: isPresented)
  }
}

extension View {
  func toast(_ message: LocalizedStringKey, isPresented: Binding<Bool>, edge: Edge = .bottom) -> some View {
    modifier(ToastModifier(isPresented: isPresented, message: message, edge: edge))
  }
}

struct TransitionGallery: View {
  @State private var isShown = true
  @State private var showsToast = false

  var body: some View {
    VStack(spacing: 12) {
      if isShown {
        Text("Banner").transition(.banner)
        Text("Tilt").transition(.tilt)
        Text("Slide").transition(.slide)
        Text("Push").transition(.push(from: .trailing))
        Text("Offset").transition(.offset(x: 40, y: 0))
        Text("Opacity").transition(AnyTransition.opacity.animation(.easeOut(duration: 0.2).delay(0.1)))
        Text("Blur").transition(BlurTransition())
        Text("Identity").transition(.identity)
        Text("No animation")
          .animation(nil, value: isShown)
          .animation(.default.speed(2), value: showsToast)
        Text("Part of it").animation(.bouncy) { content in
          content.opacity(showsToast ? 0.5 : 1)
        }
      }
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
          isShown.toggle()
        }
      }
      Button("Toast") { showsToast = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast("Saved", isPresented: $showsToast)
  }
}

#Preview("Transitions") {
  TransitionGallery()
}

#Preview("Toast", traits: .sizeThatFitsLayout) {
  Toast(message: "Copied")
}
