import SwiftUI
import UniformTypeIdentifiers

struct Card: Codable, Hashable, Identifiable, Transferable {
  let id: Int
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

struct ReorderDelegate: DropDelegate {
  let target: Card
  @Binding var cards: [Card]
  @Binding var dragged: Card?

  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [.text])
  }

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != target,
      let from = cards.firstIndex(of: dragged), let to = cards.firstIndex(of: target)
    else { return }
    withAnimation {
      cards.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

struct ReorderableGrid: View {
  @State private var cards = [Card(id: 1, title: "To do"), Card(id: 2, title: "Doing")]
  @State private var dragged: Card?

  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(cards) { card in
        Text(card.title)
          .padding()
          .onDrag {
            dragged = card
            return NSItemProvider(object: card.title as NSString)
          }
          .onDrop(
            of: [.text], delegate: ReorderDelegate(target: card, cards: $cards, dragged: $dragged))
      }
    }
  }
}

struct Board: View {
  @State private var done: [Card] = []
  @State private var isTargeted = false
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var fileName = ""
  private let card = Card(id: 7, title: "Write tests")

  var body: some View {
    VStack(spacing: 20) {
      Text(card.title)
        .draggable(card)
      Text("With a preview")
        .draggable(card.title) {
          Label(card.title, systemImage: "hand.draw")
        }
      RoundedRectangle(cornerRadius: 8)
        .fill(isTargeted ? Color.green : .gray)
        .frame(height: 80)
        .dropDestination(for: Card.self) { items, _ in
          done += items
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Text("Drop a text here")
        .onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { providers in
          !providers.isEmpty
        }
      sharing
    }
  }

  private var sharing: some View {
    VStack {
      ShareLink(item: card.title)
      ShareLink("Share the page", item: URL(string: "https://example.com")!)
      ShareLink(item: card.title, subject: Text("Card"), message: Text("Look at this")) {
        Label("Send", systemImage: "paperplane")
      }
      ShareLink(
        "Share the card", item: card,
        preview: SharePreview(card.title, image: Image(systemName: "rectangle"))
      )
      ShareLink(items: done, preview: { SharePreview($0.title) })
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
          if case .success(let url) = result { fileName = url.lastPathComponent }
        }
      Button("Import several") { isExporting = true }
        .fileImporter(
          isPresented: $isExporting, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true
        ) { result in
          switch result {
          case .success(let urls): fileName = urls.first?.lastPathComponent ?? ""
          case .failure(let error): fileName = error.localizedDescription
          }
        }
      PasteButton(payloadType: String.self) { strings in
        fileName = strings.first ?? ""
      }
      Text(fileName)
    }
  }
}

#Preview("Grid") {
  ReorderableGrid()
}

#Preview("Board") {
  Board()
}
