import SwiftUI

struct Greeting: View {
  var name = "you"
  @Binding var isLiked: Bool

  var body: some View {
    Toggle(isOn: $isLiked) {
      Text("Hello, \(name)")
    }
    .padding()
  }
}

@available(iOS 18.0, *)
struct GreetingSamples: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    "shared"
  }

  func body(content: Content, context: String) -> some View {
    content
      .navigationTitle(context)
  }
}

#Preview {
  Greeting(isLiked: .constant(true))
}

#Preview("Name") {
  Greeting(name: "Lou", isLiked: .constant(false))
}

#Preview("Sized", traits: .sizeThatFitsLayout) {
  Greeting(name: "Kim", isLiked: .constant(true))
}

#Preview("Fixed", traits: .fixedLayout(width: 320, height: 80)) {
  Greeting(isLiked: .constant(true))
}

#Preview("Landscape", traits: .landscapeLeft, .sizeThatFitsLayout) {
  Greeting(isLiked: .constant(true))
}

#Preview(traits: .portrait) {
  Greeting(isLiked: .constant(true))
}

#Preview("State") {
  @Previewable @State var isLiked = false
  @Previewable @FocusState var isFocused: Bool

  VStack {
    Greeting(isLiked: $isLiked)
    Button("Like") { isLiked = true }
      .focused($isFocused)
  }
}

#Preview("Local values") {
  let names = ["Ana", "Ben"]
  return List(names, id: \.self) { name in
    Greeting(name: name, isLiked: .constant(true))
  }
}

@available(iOS 18.0, *)
#Preview("Modifier", traits: .modifier(GreetingSamples())) {
  NavigationStack {
    Greeting(isLiked: .constant(true))
  }
}

#if compiler(>=6.0)
  @available(iOS 18.0, *)
  #Preview("Environment") {
    @Previewable @Environment(\.colorScheme) var colorScheme
    Greeting(name: colorScheme == .dark ? "night" : "day", isLiked: .constant(true))
  }
#endif

struct Greeting_Previews: PreviewProvider {
  struct Wrapper: View {
    @State private var isLiked = true

    var body: some View {
      Greeting(isLiked: $isLiked)
    }
  }

  static let names = ["One", "Two"]

  static var previews: some View {
    Wrapper()
    ForEach(names, id: \.self) { name in
      Greeting(name: name, isLiked: .constant(false))
        .previewDisplayName(name)
    }
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      Greeting(isLiked: .constant(true))
        .preferredColorScheme(scheme)
    }
    Greeting(isLiked: .constant(true))
      .previewLayout(PreviewLayout.sizeThatFits)
      .previewInterfaceOrientation(.landscapeRight)
      .previewDevice(PreviewDevice(rawValue: "iPad Pro 11-inch (M4)"))
  }

  static var platform: PreviewPlatform? { .iOS }
}

#if DEBUG
  struct DebugOnly_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Text("First")
        Text("Second")
      }
      .environment(\.locale, Locale(identifier: "fr"))
      .environment(\.sizeCategory, .extraExtraExtraLarge)
    }
  }
#endif
