import SemanticUI

/// Shows two dropdowns and a note that follows the first of them.
public struct CheckoutDemo: View {
  @State private var shipping: String? = "Standard"
  @State private var country: String?
  @State private var note = "Tap a field to open it"

  private let methods = ["Standard", "Express", "Overnight", "Pickup"]
  private let countries = ["France", "Italy", "Portugal", "Spain"]

  /// Makes the demo as it is at the start: Standard shipping, no country.
  public init() {}

  public var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue.opacity(0.18), .purple.opacity(0.18)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      content
    }
    .onChange(of: shipping) { note = "Delivery: \(shipping ?? "none")" }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Checkout")
        .font(.largeTitle.bold())
      DropdownSelectMenu(title: "Shipping", options: methods, selection: $shipping) { $0 }
      DropdownSelectMenu(
        title: "Country", options: countries, selection: $country, placeholder: "Select a country"
      ) { $0 }
      Text(note)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(20)
  }
}
