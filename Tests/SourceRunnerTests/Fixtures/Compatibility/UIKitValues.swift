import SwiftUI
import UIKit

enum Palette {
  static let brand = Color(UIColor(red: 0.1, green: 0.4, blue: 0.8, alpha: 1))
  static let card = Color(uiColor: .secondarySystemBackground)
  static let dynamic = Color(
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
  )
  static let separator = Color(UIColor.separator)

  #if os(macOS)
    static let window = Color(NSColor.windowBackgroundColor)
  #else
    static let window = Color(UIColor.systemBackground)
  #endif
}

extension View {
  func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }

  @ViewBuilder
  func phoneOnlyPadding() -> some View {
    if UIDevice.current.userInterfaceIdiom == .phone {
      padding()
    } else {
      self
    }
  }
}

struct CopyButton: View {
  let text: String
  @State private var didCopy = false

  var body: some View {
    Button(didCopy ? "Copied" : "Copy", systemImage: "doc.on.doc") {
      UIPasteboard.general.string = text
      didCopy = true
      UIAccessibility.post(notification: .announcement, argument: "Copied")
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }
}

struct PermissionView: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("The camera is off")
      Button("Open the settings") {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
      }
    }
    .phoneOnlyPadding()
    .onTapGesture { hideKeyboard() }
  }
}

struct DeviceInformation: View {
  @State private var isBatteryLow = false
  private let thumbnail: UIImage? = UIImage(systemName: "photo")
  private let width = UIScreen.main.bounds.width

  var body: some View {
    List {
      LabeledContent("Name", value: UIDevice.current.name)
      LabeledContent("System", value: UIDevice.current.systemVersion)
      LabeledContent("Width", value: Double(width), format: .number)
      if let thumbnail {
        Image(uiImage: thumbnail)
          .resizable()
          .scaledToFit()
          .frame(height: 60)
      }
      Text("Custom font")
        .font(Font(UIFont.systemFont(ofSize: 18, weight: .semibold)))
      Text("Monospaced")
        .font(Font(UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular) as CTFont))
      Text("Scaled")
        .font(.custom("Avenir", size: UIFont.preferredFont(forTextStyle: .headline).pointSize))
        .foregroundStyle(Palette.brand)
      if UIAccessibility.isVoiceOverRunning {
        Text("VoiceOver is on")
      }
    }
    .listRowBackground(Palette.card)
    .onReceive(NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)) { _ in
      isBatteryLow = UIDevice.current.batteryLevel < 0.2
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
    ) { _ in
      isBatteryLow = false
    }
    .onAppear {
      UITableView.appearance().backgroundColor = .clear
      UIView.animate(withDuration: 0.2) {
        UIApplication.shared.isIdleTimerDisabled = true
      }
    }
  }
}

struct UIKitValues_Previews: PreviewProvider {
  static var previews: some View {
    DeviceInformation()
    PermissionView()
    CopyButton(text: "Hello")
      .previewLayout(.sizeThatFits)
  }
}
