import SwiftUI

struct Shake: GeometryEffect {
  var amount: CGFloat = 8
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 4), y: 0))
  }
}

struct CountUp: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))"))
  }
}

struct Wave: Shape {
  var phase: Double
  var height: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, height) }
    set {
      phase = newValue.first
      height = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      let offset = height * sin(phase + Double(x) / 20)
      path.addLine(to: CGPoint(x: x, y: rect.midY + offset))
    }
    return path
  }
}

struct Delayed: CustomAnimation {
  let base: Animation
  let seconds: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < seconds ? .zero : base.animate(value: value, time: time - seconds, context: &context)
  }
}

struct AnimationGallery: View {
  @State private var isActive = false
  @State private var attempts = 0
  @State private var phase = 0.0

  var body: some View {
    VStack(spacing: 20) {
      Text("Wrong code")
        .modifier(Shake(animatableData: CGFloat(attempts)))
      Text(" ").modifier(CountUp(number: isActive ? 100 : 0))
      Wave(phase: phase, height: isActive ? 12 : 4)
        .stroke(.blue, lineWidth: 2)
        .frame(height: 40)
        .drawingGroup()
      Circle()
        .frame(width: isActive ? 60 : 30)
        .animation(.interpolatingSpring(stiffness: 120, damping: 9), value: isActive)
      Image(systemName: "arrow.2.circlepath")
        .rotationEffect(.degrees(isActive ? 360 : 0))
        .rotation3DEffect(.degrees(isActive ? 20 : 0), axis: (x: 0, y: 1, z: 0))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isActive)
      Text("Spring")
        .scaleEffect(x: isActive ? 1.2 : 1, y: 1, anchor: .leading)
        .animation(.spring(.bouncy), value: isActive)
        .animation(.interactiveSpring(response: 0.2), value: phase)
        .animation(.spring, value: attempts)
      Text("Phases")
        .phaseAnimator([0.4, 1], trigger: attempts) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          .easeIn(duration: 0.2).delay(0.1).speed(2)
        }
      Button("Start", action: start)
    }
    .transaction { transaction in
      transaction.disablesAnimations = false
    }
    .geometryGroup()
  }

  private func start() {
    attempts += 1
    withAnimation(.easeInOut) { isActive.toggle() }
    withAnimation(Animation(Delayed(base: .bouncy(duration: 0.4), seconds: 0.2))) { phase += .pi }
    var transaction = Transaction(animation: .snappy(duration: 0.25, extraBounce: 0.1))
    transaction.disablesAnimations = false
    withTransaction(transaction) { phase += 0.5 }
    withAnimation(.easeOut.repeatCount(3, autoreverses: true)) {
      phase += 1
    } completion: {
      isActive = false
    }
  }
}

#Preview {
  AnimationGallery()
}
