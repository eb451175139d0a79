import SwiftUI

struct MediaCard: View {
  let title: String
  let subtitle: String
  let artwork: URL?
  var isExplicit = false
  var isLoading = false

  var body: some View {
    VStack(alignment: .leading) {
      cover
      Text(title)
        .font(.title3.weight(.semibold))
        .padding(.horizontal, 8)
      Text(subtitle)
        .font(.footnote)
        .foregroundColor(Color.secondary)
        .padding([.leading, .bottom, .trailing], 8)
    }
    .frame(maxWidth: 240, alignment: .leading)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(Color.primary.opacity(0.1), lineWidth: 1))
    .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    .redacted(reason: isLoading ? .placeholder : [])
    .accessibilityElement(children: .combine)
  }

  private var cover: some View {
    AsyncImage(url: artwork) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image
          .resizable()
          .interpolation(.high)
          .aspectRatio(contentMode: .fill)
          .allowedDynamicRange(.high)
      case .failure:
        Image(systemName: "photo")
          .resizable()
          .scaledToFit()
          .padding(40)
      @unknown default:
        EmptyView()
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 120, idealHeight: 160, maxHeight: 160)
    .background(gradient)
    .clipped()
    .overlay(alignment: .topTrailing) {
      if isExplicit {
        badge
      }
    }
  }

  private var badge: some View {
    Text("E")
      .font(.caption2.bold())
      .padding(4)
      .background(Color.gray)
      .clipShape(.rect(cornerRadius: 4))
      .padding(6)
      .accessibilityLabel("Explicit")
  }

  private var gradient: LinearGradient {
    LinearGradient(
      gradient: Gradient(colors: [.indigo, .purple]), startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

struct FilmPoster: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .bottom)) {
      Image("Poster", label: Text("A lighthouse in the fog"))
        .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
        .renderingMode(.original)
        .scaledToFill()
        .saturation(0.8)
        .brightness(0.05)
        .colorMultiply(.orange)
        .blur(radius: 0.5)
      Image(decorative: "Grain")
        .resizable()
        .blendMode(.overlay)
        .opacity(0.3)
      RadialGradient(colors: [.clear, .black], center: .center, startRadius: 40, endRadius: 220)
      EllipticalGradient(colors: [.clear, .black.opacity(0.4)])
      LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
      Text("The Lighthouse Keeper")
        .font(.largeTitle)
        .bold()
        .foregroundStyle(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
        .padding()
    }
    .frame(width: 240, height: 360)
    .compositingGroup()
    .cornerRadius(12)
    .border(Color.white, width: 2)
  }
}

struct MediaCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MediaCard(title: "Night Trains", subtitle: "12 songs", artwork: nil, isExplicit: true)
        .previewDisplayName("Card")
        .previewLayout(.sizeThatFits)
      MediaCard(title: "Night Trains", subtitle: "12 songs", artwork: nil, isLoading: true)
        .previewDisplayName("Loading")
        .previewLayout(.fixed(width: 280, height: 320))
      FilmPoster()
        .previewDevice(PreviewDevice(rawValue: "iPhone 16"))
        .previewInterfaceOrientation(.portrait)
    }
  }
}
