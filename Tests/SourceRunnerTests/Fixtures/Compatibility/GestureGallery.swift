import SwiftUI

struct DraggableCard: View {
  enum DragState {
    case inactive
    case dragging(translation: CGSize)

    var translation: CGSize {
      if case .dragging(let translation) = self { translation } else { .zero }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var position = CGSize.zero
  @State private var speed = 0.0

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.orange)
      .frame(width: 120, height: 80)
      .offset(x: position.width, y: position.height)
      .offset(dragState.translation)
      .gesture(drag)
      .accessibilityLabel("Card")
      .accessibilityAction(named: "Move back") { position = .zero }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .local)
      .updating($dragState) { value, state, transaction in
        state = .dragging(translation: value.translation)
        transaction.animation = nil
      }
      .onEnded { value in
        speed = hypot(value.velocity.width, value.velocity.height)
        position.width += value.predictedEndTranslation.width
        position.height += value.translation.height
      }
  }
}

struct ZoomablePhoto: View {
  @GestureState private var pinch: CGFloat = 1
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var point: CGPoint?

  var body: some View {
    Image(systemName: "photo.artframe")
      .resizable()
      .scaledToFit()
      .scaleEffect(scale * pinch, anchor: .center)
      .rotationEffect(angle, anchor: UnitPoint(x: 0.5, y: 0.5))
      .gesture(
        MagnificationGesture()
          .updating($pinch) { value, state, _ in state = value }
          .onEnded { scale *= $0 }
          .simultaneously(with: RotationGesture().onChanged { angle = $0 })
      )
      .simultaneousGesture(
        SpatialTapGesture(count: 2, coordinateSpace: .named("photo"))
          .onEnded { point = $0.location }
      )
      .coordinateSpace(.named("photo"))
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: scale += 0.1
        case .decrement: scale -= 0.1
        @unknown default: break
        }
      }
      .accessibilityZoomAction { action in
        scale *= action.direction == .zoomIn ? 1.5 : 0.75
      }
  }
}

struct PressAndHold: View {
  @GestureState private var isDetectingPress = false
  @State private var count = 0
  @State private var isPressing = false

  var body: some View {
    VStack(spacing: 24) {
      Circle()
        .fill(isDetectingPress ? Color.red : .blue)
        .frame(width: 60, height: 60)
        .gesture(
          LongPressGesture(minimumDuration: 0.5, maximumDistance: 20)
            .updating($isDetectingPress) { current, state, _ in state = current }
            .sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { _ in count += 1 },
          including: .all
        )
      Text("Hold me")
        .onLongPressGesture { count += 1 }
      Text("Hold me longer")
        .onLongPressGesture(minimumDuration: 1, maximumDistance: 30) {
          count += 1
        } onPressingChanged: {
          isPressing = $0
        }
      VStack {
        Text("Tap")
          .onTapGesture { location in
            if location.x > 10 { count += 1 }
          }
        Text("Taps: \(count)")
          .highPriorityGesture(TapGesture(count: 2).onEnded { count = 0 })
      }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { _ in count += 1 })
      .allowsHitTesting(!isPressing)
      Text("Exclusive")
        .gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in count += 1 })
        .onHover { isPressing = $0 }
    }
  }
}

#Preview("Drag") {
  DraggableCard()
}

#Preview("Zoom") {
  ZoomablePhoto()
}

#Preview("Press") {
  PressAndHold()
}
