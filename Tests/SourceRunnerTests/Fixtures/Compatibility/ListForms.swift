import SwiftUI

struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

struct ListForms: View {
  @State private var chores = [
    Chore(id: 1, title: "Sweep", isDone: false), Chore(id: 2, title: "Cook", isDone: true),
  ]
  @State private var selection: Int?

  var body: some View {
    List {
      Section("Bindings") {
        ForEach($chores) { $chore in
          Toggle(chore.title, isOn: $chore.isDone)
            .listRowInsets(.init(top: 0, leading: 20, bottom: 0, trailing: 20))
        }
        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
        .onDelete(perform: delete)
      }
      Section {
        ForEach(chores) { chore in
          Text(chore.title)
            .strikethrough(chore.isDone)
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            .badge(Text("New"))
            .deleteDisabled(chore.isDone)
            .moveDisabled(true)
        }
        ForEach(chores.indices, id: \.self) { index in
          Text("\(index + 1). \(chores[index].title)")
            .tag(index)
            .listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.background))
        }
        ForEach(1..<3, id: \.self) { Text("Number \($0)") }
      } header: {
        HStack {
          Text("Values")
          Spacer()
          Button("Add", action: add)
        }
        .textCase(nil)
      } footer: {
        Text("\(chores.count) chores")
      }
      .listSectionSeparator(.hidden)
      Section(isExpanded: .constant(true)) {
        Text("Inside")
      } header: {
        Text("Collapsible")
      }
      Section(header: Text("Old header")) {
        EmptyView()
      }
    }
    .listStyle(InsetGroupedListStyle())
    .listSectionSpacing(12)
    .scrollContentBackground(.hidden)
    .background(Color.gray.opacity(0.1))
    .environment(\.defaultMinListRowHeight, 50)
  }

  private func delete(at offsets: IndexSet) {
    chores.remove(atOffsets: offsets)
  }

  private func add() {
    chores.append(Chore(id: chores.count + 1, title: "New chore", isDone: false))
  }
}

struct OutlineForms: View {
  private let folders = [Folder(id: "Documents", children: [Folder(id: "Letters")]), Folder(id: "Music")]
  @State private var selected: String?

  var body: some View {
    VStack {
      List(folders, children: \.children) { folder in
        Label(folder.id, systemImage: "folder")
      }
      List(folders, selection: $selected) { folder in
        Text(folder.id)
      }
      .listStyle(.grouped)
      List(folders) { Text($0.id) }
        .listStyle(.inset)
      OutlineGroup(folders, children: \.children) { Text($0.id) }
    }
  }
}

struct PickerForms: View {
  @State private var fruit = "Apple"
  @State private var size: Int? = nil
  private let fruits = ["Apple", "Pear"]

  var body: some View {
    Form {
      Picker("Fruit", selection: $fruit) {
        ForEach(fruits, id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      Picker("Fruit", systemImage: "leaf", selection: $fruit) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
      Picker(selection: $size, label: Text("Size")) {
        Text("None").tag(nil as Int?)
        Text("Large").tag(Int?.some(3))
        Divider()
        Text("Small").tag(1 as Int?)
      }
      Picker("Wheel", selection: $fruit) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      .pickerStyle(WheelPickerStyle())
      .labelsHidden()
    }
  }
}

#Preview("Lists") {
  NavigationStack { ListForms() }
}

#Preview("Outlines") {
  OutlineForms()
}

#Preview("Pickers") {
  PickerForms()
}
