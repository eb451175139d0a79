import SwiftUI

struct CheckoutView: View {
  enum Field: Hashable {
    case name
    case email
    case postcode
    case card
  }

  enum Delivery: String, CaseIterable {
    case standard = "Standard"
    case express = "Express"
  }

  @State private var name = ""
  @State private var email = ""
  @State private var postcode = ""
  @State private var card = ""
  @State private var tip = 5.0
  @State private var quantity: Int? = 1
  @State private var delivery: Delivery = .standard
  @State private var acceptsTerms = false
  @State private var isConfirming = false
  @State private var orders = 0
  @FocusState private var focusedField: Field?

  var body: some View {
    NavigationStack {
      Form {
        contact
        Section("Order") {
          TextField("Quantity", value: $quantity, format: .number)
            .keyboardType(.numberPad)
          TextField("Tip", value: $tip, format: .currency(code: "EUR"))
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
          Picker("Delivery", selection: $delivery) {
            ForEach(Delivery.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.inline)
        }
        Section {
          SecureField("Card number", text: $card)
            .focused($focusedField, equals: .card)
            .textContentType(.creditCardNumber)
            .privacySensitive()
          Toggle(isOn: $acceptsTerms) {
            Text("I accept the [terms](https://example.com/terms).")
          }
        } footer: {
          if !isValid {
            Label("Fill in all fields to order.", systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
          }
        }
      }
      .navigationTitle("Checkout")
      .scrollDismissesKeyboard(.interactively)
      .defaultFocus($focusedField, .name)
      .onSubmit(advanceFocus)
      .safeAreaInset(edge: .bottom) { orderButton }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focusedField = nil }
        }
      }
      .sensoryFeedback(.success, trigger: orders)
    }
  }

  private var contact: some View {
    Section("Contact") {
      TextField("Name", text: $name)
        .textContentType(.name)
        .focused($focusedField, equals: .name)
        .submitLabel(.next)
      TextField(text: $email, prompt: Text("name@example.com")) {
        Text("E-mail")
      }
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled(true)
      .focused($focusedField, equals: .email)
      .submitLabel(.next)
      TextField("Postcode", text: $postcode, axis: .vertical)
        .lineLimit(1...3)
        .focused($focusedField, equals: .postcode)
        .submitLabel(.done)
    }
  }

  private var orderButton: some View {
    Button {
      isConfirming = true
    } label: {
      Label("Order now", systemImage: "cart")
        .frame(maxWidth: .infinity, minHeight: 44)
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isValid)
    .keyboardShortcut(.defaultAction)
    .padding()
    .background(.bar)
    .confirmationDialog(Text("Place the order?"), isPresented: $isConfirming) {
      Button("Place order") { orders += 1 }
    } message: {
      Text("We charge your card when the parcel leaves.")
    }
  }

  private var isValid: Bool {
    !name.isEmpty && !email.isEmpty && card.count >= 12 && acceptsTerms
  }

  private func advanceFocus() {
    switch focusedField {
    case .name: focusedField = .email
    case .email: focusedField = .postcode
    default: focusedField = nil
    }
  }
}

#Preview {
  CheckoutView()
}
