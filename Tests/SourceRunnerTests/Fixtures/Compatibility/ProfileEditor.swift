import Observation
import SwiftUI

@Observable
final class Profile {
  var name: String
  var biography: String
  var birthday: Date?
  var colour: Color
  var isPublic: Bool
  @ObservationIgnored var revision = 0

  init(name: String = "", biography: String = "", colour: Color = .teal, isPublic: Bool = true) {
    self.name = name
    self.biography = biography
    self.colour = colour
    self.isPublic = isPublic
  }
}

struct ProfileEditor: View {
  @Bindable var profile: Profile
  @Environment(\.dismiss) private var dismiss: DismissAction
  @State private var password = ""
  @State private var showsDetails = false

  var body: some View {
    Form {
      Section {
        portrait
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
      }
      Section("You") {
        TextField("Name", text: $profile.name)
          .textContentType(.nickname)
          .textFieldStyle(.plain)
        TextEditor(text: $profile.biography)
          .frame(minHeight: 100)
          .scrollContentBackground(.hidden)
          .background(Color(white: 0.95))
          .accessibilityLabel("Biography")
        DatePicker(
          "Birthday",
          selection: Binding(
            get: { profile.birthday ?? Date(timeIntervalSince1970: 0) },
            set: { profile.birthday = $0 }
          ),
          in: ...Date(timeIntervalSince1970: 1_750_000_000),
          displayedComponents: .date
        )
        ColorPicker(selection: $profile.colour) {
          Text("Colour")
        }
      }
      Section {
        DisclosureGroup("Security", isExpanded: $showsDetails) {
          SecureField("New password", text: $password, prompt: Text("Required"))
            .textContentType(.newPassword)
        }
        DisclosureGroup {
          Toggle("Public profile", isOn: $profile.isPublic)
        } label: {
          Text("Privacy")
        }
      }
    }
    .navigationTitle($profile.name)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          profile.revision += 1
          dismiss()
        }
        .disabled(profile.name.trimmingCharacters(in: .whitespaces).isEmpty)
      }
    }
    .onChange(of: profile.name) {
      profile.revision += 1
    }
    .onChange(of: profile.isPublic, initial: true) { oldValue, newValue in
      if oldValue != newValue { showsDetails = true }
    }
  }

  private var portrait: some View {
    Image(systemName: "person.crop.circle.fill")
      .resizable()
      .aspectRatio(1, contentMode: .fit)
      .frame(width: 96)
      .foregroundStyle(profile.colour.gradient)
      .overlay(alignment: .bottomTrailing) {
        Button {
        } label: {
          Image(systemName: "pencil")
            .padding(8)
            .background(.thinMaterial, in: .circle)
        }
        .accessibilityLabel(Text("Change the picture"))
      }
  }
}

struct ProfileBadge: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile
    HStack {
      Text(profile.name)
      Toggle("Public", isOn: $profile.isPublic)
        .labelsHidden()
    }
  }
}

#Preview("Editor") {
  @Previewable @State var profile = Profile(name: "Ada", biography: "Likes engines.")
  NavigationStack {
    ProfileEditor(profile: profile)
  }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  ProfileBadge()
    .environment(Profile(name: "Grace"))
}
