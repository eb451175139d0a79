import SemanticTree
import VoiceOver

extension VoiceOverCase {
  var node: Node {
    var node = Node(id: NodeID(id), label: element.label, value: element.value, hint: element.hint)
    node.traits = traits
    node.headingLevel = element.headingLevel
    node.expanded = element.expandedStatus.flatMap(ExpandedState.init(rawValue:))
    node.actions = (element.customActions ?? []).map(NodeAction.custom)
    node.customContent = (element.customContent ?? []).map {
      CustomContent(label: $0.label, value: $0.value, importance: $0.importance == "high" ? .high : .standard)
    }
    node.speech.spellsOutCharacters = element.speech?.spellsOutCharacters ?? false
    return node
  }

  /// The trait of a section index adds no word and has no bit in the vocabulary.
  private var traits: Traits {
    var traits: Traits = []
    for name in element.traits ?? [] where name != "tableIndex" {
      traits.formUnion(Traits(name: name) ?? [])
    }
    // What its source does not see: the icons of the home screen have a trait of their own.
    return id.hasPrefix("nat-home-icon") ? traits.union(.launchIcon) : traits
  }

  /// The traits that the vocabulary does not have.
  var unknownTraits: [String] {
    (element.traits ?? []).filter { $0 != "tableIndex" && Traits(name: $0) == nil }
  }

  var place: ReadingPlace {
    var place = ReadingPlace()
    switch context.container {
    case "tabBar": place.series = series(isTab: context.via == "trait")
    case "segmentedControl", "pickerColumn": place.series = series(isTab: false)
    case "list":
      place.boundaries = boundaries(Boundary(.listStart), Boundary(.listEnd))
    case "landmark":
      place.boundaries = boundaries(Boundary(.landmarkStart), Boundary(.landmarkEnd))
    case "dataTable": place.cell = cell
    default: break
    }
    return place
  }

  var entered: [ContainerEntry] {
    guard context.container == "list", let label = context.label else { return [] }
    return [ContainerEntry(id: NodeID("list"), kind: .list, label: label)]
  }

  private func series(isTab: Bool) -> ReadingPlace.Series {
    ReadingPlace.Series(index: context.index ?? 0, count: context.count ?? 0, isTab: isTab)
  }

  /// A sole member has a start only.
  private func boundaries(_ start: Boundary, _ end: Boundary) -> [Boundary] {
    if context.first == true { return [start] }
    return context.last == true ? [end] : []
  }

  private var cell: ReadingContext.TableCell {
    func headers(_ list: [CaseContext.Header]?) -> [ReadingContext.TableCell.Header] {
      (list ?? []).map { ReadingContext.TableCell.Header(label: $0.label, value: $0.value) }
    }
    return ReadingContext.TableCell(
      row: context.row, column: context.column, rowSpan: context.rowSpan ?? 1,
      columnSpan: context.columnSpan ?? 1, isFirstInRow: context.firstInRow ?? false,
      rowHeaders: headers(context.rowHeaders), columnHeaders: headers(context.columnHeaders))
  }

  /// The settings that the case is about: the library's for legends, else a device's.
  var speechSettings: SpeechSettings {
    var chosen = style == "legend" ? SpeechSettings.library : .device
    if settings?.preset == "minimal" { chosen = .minimal }
    if settings?.controls == "none" { chosen.controls = .none }
    if settings?.value == false { chosen.speaksValues = false }
    if platformVersion == "library PR #309" { chosen.conventions.speaksImportantContent = true }
    return chosen
  }

  var utterance: Utterance {
    let phrases = PhraseTable.table(for: locale).map { PhraseBook($0) } ?? PhraseBook()
    return UtteranceComposer(settings: speechSettings, phrases: phrases)
      .utterance(for: node, place: place, entered: entered)
  }
}
