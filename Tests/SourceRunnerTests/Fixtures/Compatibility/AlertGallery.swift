import SwiftUI

struct UploadError: LocalizedError, Identifiable {
  let id: Int
  var errorDescription: String? { "The upload stopped" }
  var recoverySuggestion: String? { "Check the connection." }
}

struct Draft: Identifiable {
  let id: Int
  var title: String
}

struct AlertGallery: View {
  @State private var showsSimple = false
  @State private var showsMessage = false
  @State private var showsInput = false
  @State private var showsError = false
  @State private var showsDialog = false
  @State private var error: UploadError?
  @State private var draft: Draft?
  @State private var title = ""

  var body: some View {
    List {
      Button("Simple") { showsSimple = true }
        .alert("Saved", isPresented: $showsSimple) {
          Button("OK") {}
        }
      Button("With a message") { showsMessage = true }
        .alert("Delete the draft?", isPresented: $showsMessage) {
          Button("Delete", role: .destructive) { draft = nil }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("You can not undo this.")
        }
      Button("With a text field") { showsInput = true }
        .alert(Text("Rename"), isPresented: $showsInput) {
          TextField("Title", text: $title)
          Button("Rename") { draft?.title = title }
        }
      Button("An error") {
        error = UploadError(id: 7)
        showsError = true
      }
      .alert(isPresented: $showsError, error: error) { _ in
        Button("Try again") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
      Button("Presenting a draft") {
        draft = Draft(id: 1, title: "Letter")
        showsDialog = true
      }
      .confirmationDialog("Draft", isPresented: $showsDialog, presenting: draft) { draft in
        Button("Send \(draft.title)") {}
        Button("Discard", role: .destructive) { self.draft = nil }
      } message: { draft in
        Text(draft.title)
      }
    }
  }
}

struct PresentingAlert: View {
  @State private var draft: Draft? = Draft(id: 3, title: "Invoice")
  @State private var isPresented = false

  var body: some View {
    Button("Remove", role: .destructive) { isPresented = true }
      .alert("Remove?", isPresented: $isPresented, presenting: draft) { draft in
        Button("Remove \(draft.title)", role: .destructive) {}
      } message: { draft in
        Text("\(draft.title) is kept for thirty days.")
      }
  }
}

struct LegacyAlerts: View {
  @State private var showsAlert = false
  @State private var failure: UploadError?
  @State private var showsSheet = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Alert") { showsAlert = true }
        .alert(isPresented: $showsAlert) {
          Alert(
            title: Text("Discard changes?"),
            message: Text("All that you wrote is lost."),
            primaryButton: .destructive(Text("Discard")) { showsSheet = false },
            secondaryButton: .cancel()
          )
        }
      Button("Alert for an item") { failure = UploadError(id: 1) }
        .alert(item: $failure) { failure in
          Alert(
            title: Text("Error \(failure.id)"), message: nil,
            dismissButton: .default(Text("OK")))
        }
      Button("Action sheet") { showsSheet = true }
        .actionSheet(isPresented: $showsSheet) {
          ActionSheet(
            title: Text("Photo"),
            message: Text("Choose a source"),
            buttons: [.default(Text("Camera")) {}, .destructive(Text("Remove")), .cancel()]
          )
        }
    }
  }
}

#Preview("Alerts") {
  AlertGallery()
}

#Preview("Presenting") {
  PresentingAlert()
}

#Preview("Legacy") {
  LegacyAlerts()
}
