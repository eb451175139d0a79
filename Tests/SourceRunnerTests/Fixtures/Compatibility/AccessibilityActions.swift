import Accessibility
import SwiftUI

struct MailRow: View {
  let sender: String
  let subject: String
  @State private var isFlagged = false
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(sender).font(.headline)
        if isFlagged {
          Image(systemName: "flag.fill")
            .accessibilityLabel("Flagged")
        }
        Button("Flag", systemImage: "flag") { isFlagged.toggle() }
          .labelStyle(.iconOnly)
      }
      Text(subject)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction { isExpanded = true }
    .accessibilityAction(.magicTap) { isFlagged.toggle() }
    .accessibilityAction(.escape) { isExpanded = false }
    .accessibilityAction(named: "Archive") {}
    .accessibilityAction(named: Text("Mark as unread")) {}
    .accessibilityAction {
      isFlagged = true
    } label: {
      Label("Flag", systemImage: "flag")
    }
    .accessibilityActions {
      Button("Reply") {}
      if isFlagged {
        Button("Remove the flag") { isFlagged = false }
      }
    }
    .accessibilityCustomContent("Size", "2 MB")
    .accessibilityCustomContent(Text("Date"), Text("Monday"), importance: .high)
  }
}

struct FocusMovingForm: View {
  enum Part: Hashable {
    case name
    case error
  }

  @AccessibilityFocusState private var focusedPart: Part?
  @AccessibilityFocusState(for: .voiceOver) private var isButtonFocused: Bool
  @State private var name = ""
  @State private var error: String?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
        .accessibilityFocused($focusedPart, equals: .name)
      if let error {
        Text(error)
          .foregroundStyle(.red)
          .accessibilityFocused($focusedPart, equals: .error)
      }
      Button("Send", action: send)
        .accessibilityFocused($isButtonFocused)
    }
    .onAppear { focusedPart = .name }
  }

  private func send() {
    if name.isEmpty {
      error = "Enter a name."
      focusedPart = .error
      AccessibilityNotification.Announcement("Enter a name.").post()
    } else {
      error = nil
    }
  }
}

struct RotorList: View {
  @Namespace private var namespace
  private let people = ["Ana", "Ben", "Cleo"]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(people, id: \.self) { person in
            Text(person)
              .accessibilityRotorEntry(id: person, in: namespace)
              .accessibilityLinkedGroup(id: "people", in: namespace)
          }
        } header: {
          Text("People")
            .accessibilityHeading(.h2)
        }
      }
    }
    .accessibilityRotor("Vowels") {
      ForEach(people.filter { "AEIOU".contains($0.prefix(1)) }, id: \.self) { person in
        AccessibilityRotorEntry(person, id: person, in: namespace)
      }
    }
    .accessibilityScrollAction { edge in
      if edge == .bottom { print("next page") }
    }
    .accessibilityChildren {
      ForEach(people, id: \.self) { Text($0) }
    }
  }
}

struct AccessibilityActions_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MailRow(sender: "Ines", subject: "Holiday photos")
      FocusMovingForm()
      RotorList()
    }
  }
}
