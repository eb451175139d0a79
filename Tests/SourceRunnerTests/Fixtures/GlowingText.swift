import Kingfisher
import SwiftUI

struct GlowingText: View {
  var body: some View {
    VStack {
      Text("Known")
        .foregroundStyle(.gray)
      Text("Unknown")
        .foregroundStyle(.gray)
        .glow(radius: 3)
    }
    .onAppear { Tracker.log("shown") }
  }
}
