import SwiftUI

@available(iOS 26.0, *)
struct GlassPanel: View {
  @Namespace private var namespace
  @State private var isExpanded = false
  private let glass: Glass = .regular.interactive()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<20) { number in
          Text("Photo \(number)")
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(Color.teal.opacity(0.3))
        }
      }
    }
    .scrollEdgeEffectStyle(.soft, for: .top)
    .safeAreaBar(edge: .bottom) {
      controls
    }
  }

  private var controls: some View {
    GlassEffectContainer(spacing: 12) {
      HStack(spacing: 12) {
        Button("Add", systemImage: "plus") { withAnimation { isExpanded.toggle() } }
          .labelStyle(.iconOnly)
          .padding()
          .glassEffect(glass, in: .circle)
          .glassEffectID("add", in: namespace)
        if isExpanded {
          Label("Camera", systemImage: "camera")
            .padding()
            .glassEffect(.regular.tint(.orange).interactive())
            .glassEffectID("camera", in: namespace)
          Text("Plain glass")
            .padding()
            .glassEffect()
        }
        Button("Done") {}
          .buttonStyle(.glass)
        Button("Share") {}
          .buttonStyle(.glassProminent)
      }
    }
    .padding()
  }
}

struct FallbackPanel: View {
  var body: some View {
    if #available(iOS 26.0, *) {
      content
        .glassEffect(.clear, in: .rect(cornerRadius: 20))
    } else {
      content
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
  }

  private var content: some View {
    Label("Now playing", systemImage: "music.note")
      .padding()
  }
}

extension View {
  @ViewBuilder
  func adaptiveGlass(cornerRadius: CGFloat = 12) -> some View {
    if #available(iOS 26, *) {
      glassEffect(in: RoundedRectangle(cornerRadius: cornerRadius))
    } else {
      background(.thickMaterial, in: .rect(cornerRadius: cornerRadius))
    }
  }

  @ViewBuilder
  func softTopEdge() -> some View {
    if #available(iOS 26.0, *) {
      scrollEdgeEffectStyle(.hard, for: [.top, .bottom])
    } else {
      self
    }
  }
}

struct MiniPlayer: View {
  var body: some View {
    HStack {
      Text("Night trains")
      Spacer()
      Button("Pause", systemImage: "pause.fill") {}
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .adaptiveGlass(cornerRadius: 24)
    .softTopEdge()
  }
}

@available(iOS 26.0, *)
#Preview("Panel") {
  GlassPanel()
}

#Preview("Fallback") {
  FallbackPanel()
}

#Preview("Mini player", traits: .sizeThatFitsLayout) {
  MiniPlayer()
    .padding()
}
