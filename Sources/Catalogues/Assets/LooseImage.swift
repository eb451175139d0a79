/// A picture that lies in a folder without a catalogue, as in `photo@2x.png`.
struct LooseImage {
  let asset: ImageAsset

  /// Nil where the file's header does not tell its size.
  init?(_ file: ResourceFile) {
    var stem = file.stem
    var scale = 1.0
    if let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      let number = Double(stem[stem.index(after: mark)...].dropLast())
    {
      scale = number
      stem = String(stem[..<mark])
    }
    guard let size = ImageSize.size(of: file, scale: scale) else { return nil }
    // Code names any kind but PNG in full.
    let name = file.kind == "png" ? stem : stem + "." + file.url.pathExtension
    asset = ImageAsset(
      name: name, variants: [ImageAsset.Variant(scale: scale, file: file.name, size: size)])
  }
}
