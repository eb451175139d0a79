import SwiftUI

struct Ticket: InsettableShape {
  var notch: CGFloat = 10
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let body = Rectangle().path(in: rect.insetBy(dx: inset, dy: inset))
    let left = Circle().path(in: CGRect(x: -notch, y: rect.midY - notch, width: 2 * notch, height: 2 * notch))
    return body.subtracting(left)
  }

  func inset(by amount: CGFloat) -> Ticket {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct Triangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct ShapeGallery: View {
  @State private var isRound = false

  private var shape: AnyShape {
    isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerSize: CGSize(width: 12, height: 12)))
  }

  var body: some View {
    VStack(spacing: 12) {
      basics
      combinations
      Ticket()
        .fill(Color.orange.gradient)
        .overlay { Ticket().strokeBorder(.black, lineWidth: 2) }
        .frame(width: 140, height: 60)
      Image(systemName: "photo.fill")
        .resizable()
        .frame(width: 60, height: 60)
        .clipShape(shape)
        .contentShape(.interaction, shape)
      ContainerRelativeShape()
        .inset(by: 8)
        .stroke(.teal, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        .containerShape(RoundedRectangle(cornerRadius: 24))
        .frame(width: 100, height: 60)
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
        .fill(AngularGradient(colors: [.red, .blue], center: .center))
        .frame(width: 80, height: 40)
    }
    .onTapGesture { isRound.toggle() }
  }

  private var basics: some View {
    HStack {
      Circle()
        .trim(from: 0.1, to: 0.9)
        .stroke(.red, lineWidth: 4)
      Ellipse()
        .stroke(lineWidth: 2)
      Capsule(style: .continuous)
        .fill(.green)
        .stroke(.black, lineWidth: 1)
      Rectangle()
        .rotation(.degrees(10))
        .stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
      Triangle()
        .scale(0.8)
        .foregroundStyle(.purple)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        .fill(.brown)
      Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        .transform(CGAffineTransform(rotationAngle: .pi / 8))
        .offset(x: 4, y: 4)
    }
    .frame(height: 40)
  }

  private var combinations: some View {
    HStack {
      Circle().union(Rectangle().offset(x: 10))
        .fill(.blue)
      Circle().intersection(Rectangle().offset(x: 10))
        .fill(Color("Accent"))
      Circle().subtracting(Rectangle().offset(x: 10))
        .fill(Color(red: 0.2, green: 0.5, blue: 0.9))
      Rectangle().symmetricDifference(Circle())
        .fill(Color(hue: 0.3, saturation: 0.8, brightness: 0.9), style: FillStyle(eoFill: true))
      RoundedRectangle(cornerRadius: 4)
        .fill(LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
    }
    .frame(height: 40)
  }
}

struct Tinted<Style: ShapeStyle>: View {
  let style: Style

  var body: some View {
    Circle()
      .fill(style)
      .backgroundStyle(.yellow)
      .background(in: Rectangle())
  }
}

#Preview("Shapes") {
  ShapeGallery()
}

#Preview("Tinted") {
  HStack {
    Tinted(style: .red)
    Tinted(style: .radialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 40))
    Tinted(style: AnyShapeStyle(.ultraThinMaterial))
  }
}
