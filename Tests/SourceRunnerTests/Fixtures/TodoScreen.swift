import SwiftUI

struct Todo: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class TodoModel: ObservableObject {
  @Published var todos = [Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Call Ada")]

  var open: Int { todos.filter { !$0.isDone }.count }
}

struct TodoRow: View {
  @Binding var todo: Todo
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Button {
      withAnimation(reduceMotion ? nil : .snappy) { todo.isDone.toggle() }
    } label: {
      HStack {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(todo.isDone ? .green : .secondary)
        Text(todo.title)
        Spacer()
      }
      .padding(.horizontal)
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(todo.isDone ? .isSelected : [])
    .accessibilityHint("Marks the item as \(todo.isDone ? "open" : "done")")
  }
}

struct TodoScreen: View {
  @StateObject private var model = TodoModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("To do").font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
      Text("\(model.open) open").foregroundStyle(.secondary)
      ForEach($model.todos) { $todo in
        TodoRow(todo: $todo)
      }
    }
    .padding()
  }
}
