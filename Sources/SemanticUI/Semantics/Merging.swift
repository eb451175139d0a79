import SemanticTree

extension SemanticsBuilder {
  /// Makes one element of several, as a button does with its label and `.combine` with its children.
  ///
  /// Labels are joined with commas. A symbol's own description counts only where nothing else has a label,
  /// because whether iOS adds it beside text is not known; `RenderOptions` selects it. Traits of text and image
  /// do not survive; headers do.
  func merge(_ parts: Collected, into element: inout Node) {
    let elements = parts.nodes.flatMap(\.visibleElements)
    let spoken = elements.filter { !isSymbol($0) }
    let hasWords = spoken.contains { !($0.label ?? "").isEmpty }
    let named = hasWords && !runtime.options.speaksSymbolsBesideText ? spoken : elements
    let labels = named.compactMap(\.label).filter { !$0.isEmpty }
    if !labels.isEmpty {
      element.label = labels.joined(separator: ", ")
      element.origins[.label] = mergedOrigin(named)
    }
    mergeValues(elements, into: &element)
    for part in elements {
      element.traits.formUnion(part.traits.intersection([.header, .selected, .updatesFrequently, .link]))
      element.customContent.append(contentsOf: part.customContent)
      if element.language == nil { element.language = part.language }
      if element.headingLevel == nil { element.headingLevel = part.headingLevel }
    }
  }

  private func mergeValues(_ elements: [Node], into element: inout Node) {
    let values = elements.compactMap(\.value).filter { !$0.isEmpty }
    if !values.isEmpty {
      element.value = values.joined(separator: ", ")
      element.origins[.value] = .derived
    }
    let hints = elements.compactMap(\.hint).filter { !$0.isEmpty }
    if !hints.isEmpty { element.hint = hints.joined(separator: ", ") }
  }

  private func isSymbol(_ node: Node) -> Bool {
    if case .symbol = node.origins[.label] { return true }
    return false
  }

  private func mergedOrigin(_ parts: [Node]) -> Origin {
    let origins = parts.filter { $0.label?.isEmpty == false }.compactMap { $0.origins[.label] }
    return origins.count == 1 ? origins[0] : .derived
  }

  /// Where touches reach an element made of these parts: its outermost content shape, else its frame.
  func hitShape(of parts: Collected, frame: Rect) -> Outline {
    parts.contentShapes.first ?? .rectangle(frame)
  }
}
