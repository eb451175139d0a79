import SwiftUI
import UIKit

struct ActivityIndicator: UIViewRepresentable {
  var isAnimating: Bool
  var style: UIActivityIndicatorView.Style = .medium

  func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    view.hidesWhenStopped = true
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    isAnimating ? view.startAnimating() : view.stopAnimating()
  }
}

struct GrowingTextView: UIViewRepresentable {
  @Binding var text: String
  var onEditingChanged: (Bool) -> Void = { _ in }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.delegate = context.coordinator
    view.accessibilityLabel = "Note"
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
    view.isEditable = context.environment.isEnabled
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text, onEditingChanged: onEditingChanged)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    uiView.sizeThatFits(CGSize(width: proposal.width ?? 300, height: .greatestFiniteMagnitude))
  }

  static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
    view.delegate = nil
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    @Binding private var text: String
    private let onEditingChanged: (Bool) -> Void

    init(text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
      _text = text
      self.onEditingChanged = onEditingChanged
    }

    func textViewDidChange(_ textView: UITextView) {
      text = textView.text
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
      onEditingChanged(true)
    }
  }
}

struct ActivitySheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ActivitySheet>
  ) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

@available(iOS 18.0, *)
struct TwoFingerTap: UIGestureRecognizerRepresentable {
  let action: () -> Void

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTouchesRequired = 2
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    if recognizer.state == .ended { action() }
  }
}

enum ScreenFactory {
  @MainActor
  static func settings() -> UIViewController {
    let controller = UIHostingController(rootView: Text("Settings"))
    controller.title = "Settings"
    controller.view.backgroundColor = .systemGroupedBackground
    return controller
  }
}

struct NoteScreen: View {
  @State private var text = "Buy milk"
  @State private var isEditing = false
  @State private var isSharing = false

  var body: some View {
    VStack {
      ActivityIndicator(isAnimating: isEditing)
      GrowingTextView(text: $text) { isEditing = $0 }
        .frame(minHeight: 80)
      Button("Share") { isSharing = true }
    }
    .sheet(isPresented: $isSharing) {
      ActivitySheet(items: [text])
    }
  }
}

#Preview("Note") {
  NoteScreen()
}

#Preview("Hosted") {
  ScreenFactory.settings()
}
