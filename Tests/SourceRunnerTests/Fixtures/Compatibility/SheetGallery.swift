import SwiftUI

struct CompactDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(120, context.maxDetentValue * 0.2)
  }
}

extension PresentationDetent {
  static let compact = Self.custom(CompactDetent.self)
}

struct Place: Identifiable {
  let id: Int
  let name: String
}

struct SheetGallery: View {
  @State private var showsFilters = false
  @State private var showsPopover = false
  @State private var showsCover = false
  @State private var place: Place?
  @State private var detent: PresentationDetent = .medium
  private let adaptation: PresentationAdaptation = .popover

  var body: some View {
    VStack(spacing: 20) {
      Button("Filters") { showsFilters.toggle() }
        .sheet(isPresented: $showsFilters, onDismiss: { detent = .medium }) {
          PlaceSheet(name: "Filters")
            .presentationDetents(
              [.compact, .medium, .large, .height(300), .fraction(0.4)], selection: $detent
            )
            .presentationDragIndicator(.visible)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationCornerRadius(24)
            .presentationBackground(.thinMaterial)
        }
      Button("Nearest place") { place = Place(id: 1, name: "Library") }
        .sheet(item: $place) { place in
          PlaceSheet(name: place.name)
            .presentationDetents([.medium])
            .presentationBackground {
              Color.mint
            }
            .interactiveDismissDisabled(place.id == 0)
        }
      Button("Hint") { showsPopover = true }
        .popover(isPresented: $showsPopover, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
          Text("Hold a place to see its hours.")
            .padding()
            .presentationCompactAdaptation(adaptation)
        }
      Button("Full screen") { showsCover = true }
        .fullScreenCover(isPresented: $showsCover) {
          PlaceSheet(name: "Map")
        }
      if #available(iOS 18.0, *) {
        FormSheetButton()
      }
    }
  }
}

@available(iOS 18.0, *)
struct FormSheetButton: View {
  @State private var isPresented = false

  var body: some View {
    Button("Form sheet") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        PlaceSheet(name: "Form")
          .presentationSizing(.form)
      }
  }
}

struct PlaceSheet: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    NavigationStack {
      Text(name)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Close") { dismiss() }
              .disabled(!isPresented)
          }
        }
    }
  }
}

struct LegacySheet: View {
  @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>

  var body: some View {
    Button(action: { presentationMode.wrappedValue.dismiss() }) {
      Text("Done")
    }
  }
}

#Preview {
  SheetGallery()
}

#Preview("Sheet content") {
  PlaceSheet(name: "Library")
}

#Preview("Legacy") {
  LegacySheet()
}
