import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: Int
  var name: String
  var lastMessage: String
  var unread: Int
  var isPinned = false
}

struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(.tint)
        .frame(width: 44, height: 44)
        .overlay {
          Text(conversation.name.prefix(1))
            .font(.headline)
            .foregroundStyle(.white)
        }
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(conversation.name)
            .font(.headline)
            .lineLimit(1)
            .truncationMode(.tail)
          Spacer(minLength: 8)
          if conversation.isPinned {
            Image(systemName: "pin.fill")
              .imageScale(.small)
              .foregroundColor(.secondary)
          }
        }
        Text(verbatim: conversation.lastMessage)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2, reservesSpace: true)
      }
    }
    .padding(.vertical, 4)
  }
}

struct ChatList: View {
  @State private var conversations: [Conversation]
  @State private var selection: Set<Conversation.ID> = []
  @State private var editMode = EditMode.inactive
  private let edge: VerticalEdge = .bottom

  init(conversations: [Conversation]) {
    _conversations = State(initialValue: conversations)
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach($conversations) { $conversation in
          ConversationRow(conversation: conversation)
            .badge(conversation.unread)
            .selectionDisabled(conversation.isPinned)
            .listRowSeparator(.hidden, edges: .top)
            .listRowSeparatorTint(.gray.opacity(0.4))
            .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            .listRowBackground(conversation.isPinned ? Color.yellow.opacity(0.15) : nil)
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                conversation.isPinned.toggle()
              } label: {
                Label("Pin", systemImage: "pin")
              }
              .tint(.orange)
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                remove(conversation)
              }
            }
            .contextMenu {
              Button("Mark as read") { conversation.unread = 0 }
              Divider()
              Button("Delete", role: .destructive) { remove(conversation) }
            }
        }
        .onDelete { conversations.remove(atOffsets: $0) }
        .onMove { conversations.move(fromOffsets: $0, toOffset: $1) }
        .listSectionSeparator(.hidden, edges: edge == .bottom ? .bottom : .all)
      }
      .listStyle(.plain)
      .environment(\.editMode, $editMode)
      .refreshable { await reload() }
      .navigationTitle(Text("Messages"))
      .toolbar {
        EditButton()
      }
    }
  }

  private func remove(_ conversation: Conversation) {
    conversations.removeAll { $0.id == conversation.id }
  }

  private func reload() async {
    conversations.sort { $0.unread > $1.unread }
  }
}

extension Conversation {
  static let samples = [
    Conversation(id: 1, name: "Mira", lastMessage: "See you at the lake at ten.", unread: 2, isPinned: true),
    Conversation(id: 2, name: "Book club", lastMessage: "Who has finished chapter four?", unread: 0),
    Conversation(id: 3, name: "Jonas", lastMessage: "Thanks!", unread: 1),
  ]
}

#Preview("Conversations") {
  ChatList(conversations: Conversation.samples)
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  ConversationRow(conversation: Conversation.samples[0])
    .padding()
}
