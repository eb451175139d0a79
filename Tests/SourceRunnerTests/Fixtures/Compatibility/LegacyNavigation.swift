import SwiftUI

struct LegacyRootView: View {
  @State private var isDetailActive = false
  @State private var selection: Int?
  @State private var isEditing = false
  private let displayMode: NavigationBarItem.TitleDisplayMode = .inline

  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: LegacyDetailView(number: 1)) {
          Text("First")
        }
        NavigationLink("Second", destination: LegacyDetailView(number: 2))
        NavigationLink(
          destination: LegacyDetailView(number: 3), isActive: $isDetailActive,
          label: { Text("Third") })
        NavigationLink("Fourth", tag: 4, selection: $selection) {
          LegacyDetailView(number: 4)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Legacy", displayMode: displayMode)
      .navigationBarItems(
        leading: Button("Edit") { isEditing.toggle() },
        trailing: Button(action: { isDetailActive = true }) { Image(systemName: "arrow.right") }
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.purple)
  }
}

struct LegacyDetailView: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Search", text: $text)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .disableAutocorrection(true)
          .autocapitalization(.none)
        Text("Number \(number)")
          .foregroundColor(.secondary)
          .accessibility(label: Text("Number"))
          .accessibility(value: Text("\(number)"))
          .accessibility(addTraits: .isHeader)
        Text("Decoration")
          .accessibility(hidden: true)
        Text("Last")
          .accessibility(sortPriority: 1)
          .accessibility(identifier: "last")
          .accessibility(hint: Text("The end of the page"))
          .contextMenu(
            ContextMenu {
              Button("Copy") {}
            }
          )
      }
      .background(Color.gray.edgesIgnoringSafeArea(.all))
      .overlay(Text("On top"), alignment: .bottom)
      .colorScheme(.dark)
    }
    .navigationBarTitle(Text("Detail"))
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(trailing: Text("New"))
  }
}

struct LegacyHiddenBar: View {
  var body: some View {
    NavigationView {
      Text("No bar")
        .navigationBarTitle("Hidden")
        .navigationBarHidden(true)
        .edgesIgnoringSafeArea([.top, .bottom])
        .mask(RoundedRectangle(cornerRadius: 20))
    }
    .navigationViewStyle(.stack)
  }
}

struct LegacyTabs: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      LegacyRootView()
        .tabItem {
          Image(systemName: "1.circle")
          Text("One")
        }.tag(0)
      List {
        Text("Two")
      }
      .listStyle(PlainListStyle())
      .tabItem { Label("Two", systemImage: "2.circle") }.tag(1)
    }
    .onChange(of: selection) { newValue in
      print("Tab \(newValue)")
    }
    .animation(.default)
  }
}

struct LegacyNavigation_Previews: PreviewProvider {
  static var previews: some View {
    LegacyTabs()
    LegacyHiddenBar()
      .previewContext(LegacyPreviewContext())
    NavigationView {
      LegacyDetailView(number: 1)
    }
    .previewDevice("iPhone SE (3rd generation)")
    .previewInterfaceOrientation(.landscapeLeft)
    .previewDisplayName("Detail")
  }
}

private struct LegacyPreviewContext: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    key.defaultValue
  }
}
