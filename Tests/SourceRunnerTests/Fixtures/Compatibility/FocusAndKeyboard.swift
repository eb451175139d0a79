import SwiftUI

struct PlayerKeyboardView: View {
  @FocusState private var isFocused: Bool
  @State private var volume = 5
  private let playKey: KeyEquivalent = .space
  private let muteShortcut = KeyboardShortcut("m", modifiers: .command)

  var body: some View {
    VStack {
      Text("Volume \(volume)")
        .focusable()
        .focusable(true)
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(.upArrow) {
          volume += 1
          return .handled
        }
        .onKeyPress(keys: [.downArrow, .leftArrow]) { _ in
          volume -= 1
          return .handled
        }
        .onKeyPress(characters: .decimalDigits, phases: .down) { press in
          guard let number = Int(press.characters) else { return .ignored }
          volume = number
          return .handled
        }
      Button("Play") {}
        .keyboardShortcut(playKey, modifiers: [])
      Button("Mute") { volume = 0 }
        .keyboardShortcut(muteShortcut)
      Button("Find") { isFocused = true }
        .keyboardShortcut("f")
      Button("Stop") {}
        .keyboardShortcut(.cancelAction)
      if #available(iOS 18.0, *) {
        Button("Next") { volume += 1 }
          .handGestureShortcut(.primaryAction)
      }
    }
    .hoverEffect()
    .onAppear { isFocused = true }
  }
}

struct SelectedNoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var selectedNote: SelectedNoteKey.Value? {
    get { self[SelectedNoteKey.self] }
    set { self[SelectedNoteKey.self] = newValue }
  }
}

struct ClearNoteButton: View {
  @FocusedValue(\.selectedNote) private var note
  @FocusedBinding(\.selectedNote) private var text

  var body: some View {
    Button("Clear the note") {
      text = ""
    }
    .disabled(note == nil)
  }
}

struct NoteEditor: View {
  enum Field: Int, CaseIterable {
    case title
    case body
  }

  @State private var title = ""
  @State private var text = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Title", text: $title)
        .focused($field, equals: .title)
        .submitLabel(.continue)
        .onSubmit { field = .body }
        .textInputAutocapitalization(TextInputAutocapitalization.sentences)
      TextField("Body", text: $text, axis: .vertical)
        .lineLimit(3, reservesSpace: true)
        .focused($field, equals: .body)
        .focusedValue(\.selectedNote, $text)
        .submitLabel(.return)
        .keyboardType(.default)
      ClearNoteButton()
    }
    .onChange(of: field) { oldField, newField in
      if oldField == .title, newField == .body, title.isEmpty { title = "Untitled" }
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Next field") {
          field = field == .title ? .body : nil
        }
      }
    }
  }
}

struct CodeEntry: View {
  @Binding var code: String
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    TextField("Code", text: $code)
      .textContentType(.oneTimeCode)
      .keyboardType(.numberPad)
      .focused($isFocused)
      .onChange(of: code) {
        code = String(code.filter(\.isNumber).prefix(6))
      }
  }
}

struct CodeScreen: View {
  @State private var code = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    CodeEntry(code: $code, isFocused: $isFocused)
      .onAppear { isFocused = true }
  }
}

#Preview("Player") {
  PlayerKeyboardView()
}

#Preview("Note") {
  NavigationStack { NoteEditor() }
}

#Preview("Code") {
  CodeScreen()
}
