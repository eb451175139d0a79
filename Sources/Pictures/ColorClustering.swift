import SemanticTree

/// Puts the pixels of a picture into groups of like colours.
struct ColorClustering {
  private struct Bin {
    var red = 0, green = 0, blue = 0, count = 0

    var mean: (red: Double, green: Double, blue: Double) {
      let count = Double(max(count, 1))
      return (Double(red) / count, Double(green) / count, Double(blue) / count)
    }

    mutating func add(_ other: Bin) {
      red += other.red
      green += other.green
      blue += other.blue
      count += other.count
    }

    /// The largest difference of a channel, 0 to 255.
    func distance(to other: Bin) -> Double {
      let (own, others) = (mean, other.mean)
      return max(abs(own.red - others.red), abs(own.green - others.green), abs(own.blue - others.blue))
    }
  }

  /// By the five high bits of each channel.
  private var bins: [Int: Bin] = [:]
  private var count = 0
  /// Colours that differ by less in every channel are one, 0 to 255.
  private static let nearness = 14.0
  /// Clusters with a smaller share are noise and the edges of letters.
  private static let leastShare = 0.002

  mutating func add(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let key = Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
    bins[key, default: Bin()].add(Bin(red: Int(red), green: Int(green), blue: Int(blue), count: 1))
    count += 1
  }

  /// The largest first; like colours join the largest of them.
  var clusters: [ElementPixels.Cluster] {
    let sorted = bins.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value)
    var found: [Bin] = []
    for bin in sorted {
      if let index = found.firstIndex(where: { $0.distance(to: bin) < ColorClustering.nearness }) {
        found[index].add(bin)
      } else {
        found.append(bin)
      }
    }
    let total = Double(max(count, 1))
    return found.filter { Double($0.count) / total >= ColorClustering.leastShare }
      .sorted { $0.count > $1.count }
      .map { bin in
        let mean = bin.mean
        let color = RGBA(red: mean.red / 255, green: mean.green / 255, blue: mean.blue / 255)
        return ElementPixels.Cluster(color: color, share: Double(bin.count) / total)
      }
  }
}
