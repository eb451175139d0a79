extension DumpContent {
  /// The name of the first XML element, found without reading what is in it, so that broken files are
  /// recognised too; nil where the file is JSON or begins with no XML.
  var xmlRootName: String? {
    if firstByte == UInt8(ascii: "{") || (firstByte == UInt8(ascii: "[") && jsonOrNil != nil) { return nil }
    var rest = head[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "._-:$".contains($0) }
      if name.first?.isLetter == true { return String(name) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
