import SwiftUI

struct PaddingForms: View {
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  var body: some View {
    VStack(alignment: .leading, spacing: nil) {
      Text("Default").padding()
      Text("Length").padding(8)
      Text("Edge").padding(.horizontal)
      Text("Edge and length").padding(.vertical, 12)
      Text("Edges").padding([.leading, .top])
      Text("Edges and length").padding([.top, .trailing], 4)
      Text("Insets").padding(insets)
      Text("All").padding(.all, 2)
      Text("Nothing").padding(.bottom, nil)
      Text("Negative").padding(.leading, -4)
    }
  }
}

struct FrameForms: View {
  var isWide = false

  var body: some View {
    VStack {
      Color.red.frame(width: 40, height: 20)
      Color.orange.frame(height: 2)
      Color.yellow.frame(width: isWide ? 200 : nil)
      Text("Wide").frame(maxWidth: .infinity)
      Text("Leading").frame(maxWidth: .infinity, alignment: .leading)
      Text("Range").frame(minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 20)
      Text("Everything").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      Text("Square").frame(width: 60, height: 60, alignment: .bottom)
      Color.blue.aspectRatio(16 / 9, contentMode: .fit)
      Color.purple.aspectRatio(CGSize(width: 4, height: 3), contentMode: ContentMode.fill)
      Text("Offset").offset(x: 4)
      Text("Offset by a size").offset(CGSize(width: 1, height: 2))
      Text("Position").position(x: 10, y: 20)
      Text("Priority").layoutPriority(2)
      Text("Ideal").fixedSize(horizontal: true, vertical: false)
      Spacer()
      Spacer(minLength: 0)
    }
  }
}

struct BackgroundForms: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 8) {
      Text("Colour").background(Color.yellow)
      Text("Style").background(.yellow)
      Text("Material").background(.ultraThinMaterial)
      Text("Style in a shape").background(.blue.opacity(0.2), in: Capsule())
      Text("Shape shorthand").background(.tint, in: .rect(cornerRadius: 8))
      Text("View").background(RoundedRectangle(cornerRadius: 4).fill(Color.gray))
      Text("Builder").background { Circle().fill(.mint) }
      Text("Aligned builder").background(alignment: .leading) { Color.pink.frame(width: 4) }
      Text("Aligned view").background(Color.pink, alignment: .trailing)
      Text("Without safe area").background(.red, ignoresSafeAreaEdges: .horizontal)
      Text("Overlaid view").overlay(Circle().stroke(Color.red))
      Text("Overlaid builder").overlay { if isShown { Text("New").font(.caption2) } }
      Text("Overlaid style").overlay(.black.opacity(0.1))
      Text("Overlaid shape").overlay(.red.opacity(0.2), in: .rect(cornerRadius: 4))
      Text("Aligned overlay").overlay(alignment: .topTrailing) { Circle().frame(width: 6, height: 6) }
      Text("Older overlay").overlay(Text("1"), alignment: .topTrailing)
      Text("Border").border(.red)
      Text("Wide border").border(Color.red, width: 3)
      Text("Shape").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      Text("Clip").clipShape(.capsule)
      Text("Mask").mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    }
  }
}

struct StackForms: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      HStack(alignment: .center, spacing: 0) {
        Text("A")
        Divider().frame(height: 20)
        Text("B")
      }
      HStack {}
      LazyVStack(alignment: .leading, spacing: 4) {
        Text("Lazy")
      }
      Group {
        if #available(iOS 18, *) {
          Text("New").zIndex(2)
        } else {
          Text("Old").hidden()
        }
      }
    }
    .ignoresSafeArea()
    .edgesIgnoringSafeArea(.bottom)
    .safeAreaInset(edge: .leading) { Text("Side") }
  }
}

#Preview("Padding") {
  PaddingForms()
}

#Preview("Frame") {
  FrameForms()
}

#Preview("Background") {
  BackgroundForms()
}

#Preview("Stacks") {
  StackForms()
}
