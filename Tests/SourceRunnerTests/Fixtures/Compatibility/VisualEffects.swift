import SwiftUI

struct ImageForms: View {
  var body: some View {
    VStack {
      Image("Logo")
      Image("Logo", bundle: .main)
        .resizable()
        .aspectRatio(contentMode: .fit)
      Image(systemName: "battery.75percent")
        .font(.largeTitle)
        .symbolRenderingMode(.multicolor)
        .symbolVariant(.circle)
      Image(systemName: "wifi", variableValue: 0.5)
        .symbolEffect(.variableColor.iterative, isActive: true)
        .accessibilityLabel("Weak signal")
      Image(systemName: "bell")
        .renderingMode(.template)
        .resizable()
        .scaledToFit()
        .frame(width: 24, height: 24)
        .foregroundColor(.accentColor)
        .symbolEffect(.pulse)
      Image(systemName: "star")
        .imageScale(.large)
        .tint(.yellow)
      Image("Avatar")
        .resizable()
        .interpolation(.none)
        .antialiased(true)
        .scaledToFill()
        .frame(width: 40, height: 40)
        .clipShape(Circle())
    }
  }
}

struct VisualEffects: View {
  @State private var amount = 0.5
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Shadow").shadow(radius: 2)
      Text("Coloured shadow").shadow(color: .gray, radius: 2, x: 1, y: 1)
      Text("Blur").blur(radius: amount, opaque: false)
      Text("Scale").scaleEffect(amount)
      Text("Both scales").scaleEffect(x: 1, y: amount)
      Text("Size").scaleEffect(CGSize(width: 1, height: amount), anchor: .leading)
      Text("Turned").rotationEffect(Angle(degrees: 45))
      Text("Tilted").rotation3DEffect(
        .degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5)
      Text("Multiply").colorMultiply(.red)
      Text("Grey").grayscale(amount)
      Text("Contrast").contrast(1.2)
      Text("Hue").hueRotation(.degrees(90))
      Text("Inverted").colorInvert()
      Text("Saturated").saturation(2)
      Text("Bright").brightness(amount)
      Text("Blended").blendMode(.multiply)
      Text("Luminance").luminanceToAlpha()
      Text("Group").compositingGroup().opacity(amount)
      Text("Drawn").drawingGroup(opaque: false)
      Text("Placeholder").redacted(reason: .placeholder)
      Text("Private").redacted(reason: .privacy)
      Text("Shown").unredacted()
      Text("Visual effect").visualEffect { content, proxy in
        content.offset(y: proxy.size.height / 2)
      }
      styles
    }
    .preferredColorScheme(isOn ? .dark : nil)
    .sensoryFeedback(.selection, trigger: isOn)
    .sensoryFeedback(trigger: amount) { old, new in
      new > old ? .increase : .decrease
    }
  }

  private var styles: some View {
    Group {
      Text("Primary").foregroundStyle(.primary)
      Text("Two levels").foregroundStyle(.red, .blue)
      Text("Gradient").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: UnitPoint.top, endPoint: .bottom))
      Text("Colour").foregroundStyle(Color("Brand"))
      Text("Faded").foregroundStyle(.secondary.opacity(0.5))
      Text("Lighter").foregroundStyle(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1))
      Text("Grey").foregroundColor(isOn ? .primary : .gray)
      Text("No colour").foregroundColor(nil)
      Toggle("Flag", isOn: $isOn.animation(.easeInOut))
        .tint(.purple)
        .toggleStyle(SwitchToggleStyle())
      Slider(value: $amount)
        .accentColor(.red)
      Slider(value: $amount, in: 0...1)
      Slider(value: $amount, in: 0...1) { isEditing in
        isOn = isEditing
      }
      Stepper("Amount") {
        amount += 0.1
      } onDecrement: {
        amount -= 0.1
      }
    }
  }
}

#Preview("Images") {
  ImageForms()
}

#Preview("Effects") {
  VisualEffects()
}
