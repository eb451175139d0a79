import SemanticTree

/// "ic_close_24, button".
public enum LabelLooksLikeFilename: Rule {
  public static let info = RuleInfo(
    id: "label-looks-like-filename", since: "0.1.0",
    summary: """
      A picture or a control is called what it shows or does, and not what its file or its symbol is called: "Close", and \
      not "ic_close".
      """,
    impact: .moderate, dependsOn: [.words], wcag: ["1.1.1", "2.4.6"], en301549: ["11.1.1.1.1", "11.2.4.6"],
    hig: "VoiceOver",
    aliases: ["label-looks-like-asset"],
    subsumes: ["label-case", "label-not-speakable", "image-decorative-exposed", "label-too-long"])

  public enum Reason: VerdictReason {
    case file, symbol
    /// The name of the picture that is drawn, which may be a good name by chance.
    case picture
    /// Words that are written together, as in code.
    case joined
    case words

    public var kind: String {
      switch self {
      case .file: "file"
      case .symbol: "symbol"
      case .picture: "picture"
      case .joined: "joined"
      case .words: "words"
      }
    }

    public var message: String {
      switch self {
      case .file:
        "its label is the name of a file; say what it shows or does, or hide it where it only decorates"
      case .symbol: "its label is the name of a symbol; say what it shows or does"
      case .picture:
        "its label is the name of its picture; is that what it shows? else label it, or hide it where it only decorates"
      case .joined: "its label is written as names in code are; is that what it is called?"
      case .words: "its label is made of words"
      }
    }

    public var data: [Fact] { [] }
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "tif", "tiff", "bmp", "ico", "json", "lottie",
    "mp4", "mov",
  ]

  /// What symbols' names end with.
  private static let symbolEnds: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "up", "down", "left", "right", "forward",
    "backward",
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole || node.traits.contains(.image) || node.can(.activate),
        let label = node.spokenLabel, !node.isNamedBySymbol
      else { return nil }
      return verdict(on: node, label, scene).with {
        $0.subject = label
        $0.cause = label
      }
    }
  }

  private static func verdict(on node: Node, _ label: String, _ scene: Scene) -> Verdict<Reason> {
    // A list of files shows their names.
    if scene.visibleTexts(of: node.id).contains(where: { $0.contains(label) || label.contains($0) }) {
      return Verdict(.pass, node.id, .words)
    }
    if isFile(label) { return Verdict(.fail, node.id, .file) }
    if isSymbol(label) { return Verdict(.fail, node.id, .symbol) }
    if node.origins[.label] != .given, isPicture(label, of: node, scene) {
      return Verdict(.review, node.id, .picture)
    }
    if isJoined(label) { return Verdict(.review, node.id, .joined) }
    return Verdict(.pass, node.id, .words)
  }

  private static func isPicture(_ label: String, of node: Node, _ scene: Scene) -> Bool {
    (scene.paintings.pictures[node.id] ?? []).contains { $0.name == label }
  }

  private static func isFile(_ label: String) -> Bool {
    label.split(whereSeparator: \.isWhitespace).contains { word in
      let parts = word.split(separator: ".")
      let hasExtension = parts.count > 1 && extensions.contains(parts[parts.count - 1].lowercased())
      return hasExtension || hasInnerUnderscore(word) || word.contains("@2x") || word.contains("@3x")
    }
  }

  private static func hasInnerUnderscore(_ word: Substring) -> Bool {
    !word.contains("@") && word.split(separator: "_").count > 1
  }

  /// Small letters with dots between, as in `xmark.circle.fill`; an address of the web ends otherwise.
  private static func isSymbol(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } }),
      let last = parts.last
    else { return false }
    return symbolEnds.contains(String(last))
      || SymbolCatalogue.shared.description(of: label).grade != .fallback
  }

  /// `closeButton`; names of products begin with fewer small letters.
  private static func isJoined(_ label: String) -> Bool {
    let start = label.prefix { $0.isLowercase }
    guard start.count > 2, start.count < label.count, label.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    return label.dropFirst(start.count).first?.isUppercase == true && label.last?.isLowercase == true
  }

  public static var examples: [RuleExample] {
    func picture(_ label: String, named name: String? = nil) -> Screen {
      let node = Node.example(label, .image)
      let image = name.map { DrawingItem.image(ImageDrawing(node: node.id, name: $0, frame: node.frame)) }
      return .of(node, drawing: image.map { [$0] } ?? [])
    }
    let document = Node.example("report_2025.pdf")
    return [
      RuleExample("a picture with the label 'hero_image'", picture("hero_image"), .fail),
      RuleExample("a button with the label 'close.png'", .of(.example("close.png")), .fail),
      RuleExample("a button with the label 'xmark.circle.fill'", .of(.example("xmark.circle.fill")), .fail),
      RuleExample("a picture with its own name only", picture("harbour", named: "harbour"), .review),
      RuleExample("a button with the label 'closeButton'", .of(.example("closeButton")), .review),
      RuleExample("a picture with a label", picture("The harbour at night", named: "harbour"), .pass),
      RuleExample("a word with a hyphen", .of(.example("E-mail")), .pass),
      RuleExample("an address of the web", .of(.example("example.com")), .pass),
      RuleExample(
        "a document with its name on the screen",
        .of(document, drawing: [.text(.example("report_2025.pdf", in: document))]), .pass),
      RuleExample("a text", .of(.example("hero_image", .staticText))),
    ]
  }
}
