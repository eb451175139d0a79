import SwiftUI

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isDone = false
  var note: String?
}

final class TaskStore: ObservableObject {
  @Published var tasks: [Chore]
  @Published var selected: Chore?

  init(tasks: [Chore] = []) {
    self.tasks = tasks
  }

  subscript(id: Chore.ID) -> Chore? {
    tasks.first { $0.id == id }
  }
}

struct TaskBoard: View {
  @StateObject private var store: TaskStore
  @State private var filter: String
  @State private var isExpanded = false

  init(tasks: [Chore], filter: String = "") {
    _store = StateObject(wrappedValue: TaskStore(tasks: tasks))
    self._filter = State(initialValue: filter)
  }

  var body: some View {
    List {
      TextField("Filter", text: $filter.animation())
      ForEach($store.tasks) { $task in
        TaskRow(task: $task)
      }
      ForEach(store.tasks.indices, id: \.self) { index in
        Toggle(store.tasks[index].title, isOn: $store.tasks[index].isDone)
      }
      ForEach(Array(zip(store.tasks, 1...)), id: \.0.id) { task, number in
        Text("\(number). \(task.title)")
      }
      ForEach(store.tasks, id: \.title) { task in
        if let note = task.note, !note.isEmpty {
          Text(note)
        } else if task.isDone {
          Image(systemName: "checkmark")
        } else {
          EmptyView()
        }
      }
      if let selected = Binding($store.selected) {
        TextField("Title", text: selected.title)
      }
      DisclosureGroup("Hints", isExpanded: $isExpanded) {
        Text("Swipe to delete")
      }
      TextField("Note", text: firstNote)
    }
    .sheet(item: $store.selected, onDismiss: { filter = "" }) { task in
      TaskRow(task: .constant(task))
    }
  }

  private var firstNote: Binding<String> {
    Binding {
      store.tasks.first?.note ?? ""
    } set: { newValue, transaction in
      guard !store.tasks.isEmpty else { return }
      withTransaction(transaction) { store.tasks[0].note = newValue }
    }
  }
}

struct TaskRow: View {
  @Binding private var task: Chore
  private let onSelect: (Chore) -> Void

  init(task: Binding<Chore>, onSelect: @escaping (Chore) -> Void = { _ in }) {
    _task = task
    self.onSelect = onSelect
  }

  var body: some View {
    HStack {
      Toggle("Done", isOn: $task.isDone).labelsHidden()
      Text(task.title)
    }
    .onTapGesture { onSelect(task) }
    .id(task.id)
  }
}

struct Panel<Header: View, Content: View>: View {
  private let header: Header
  private let content: () -> Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
    self.header = header()
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) {
      header
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      content()
    }
  }
}

extension Panel where Header == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content)
  }
}

struct OptionalModel: View {
  @Observable
  final class Session {
    var user: String?
  }

  @Environment(Session.self) private var session: Session?

  var body: some View {
    switch session?.user {
    case let name?: Text("Signed in as \(name)")
    case nil: Text("Signed out")
    }
  }
}

#Preview("Board") {
  TaskBoard(tasks: [Chore(id: UUID(), title: "Paint the fence")])
}

#Preview("Panel") {
  Panel("Title") {
    Text("First line")
    Text("Second line")
  }
}

#Preview("No session") {
  OptionalModel()
}
