import LocatedJSON
import SemanticTree

/// Makes elements of the nodes of AccessibilitySnapshot's model.
struct AccessibilitySnapshotReader {
  private let file: String
  private var unknownTraits: [String] = []
  private var unknownContainers: [String] = []
  private var hasTextField = false
  /// How many elements were read, for those that have no place in the order of reading.
  private var count = 0.0
  private var isInterleaved = false

  init(file: String) { self.file = file }

  /// What a reader should know of the file.
  var notes: [String] {
    var notes: [String] = []
    if !unknownTraits.isEmpty {
      notes.append("traits of unknown meaning are left out: \(Quotation.alternatives(unknownTraits))")
    }
    if !unknownContainers.isEmpty {
      notes.append(
        "containers of unknown kind are read as plain groups: \(Quotation.alternatives(unknownContainers))")
    }
    if hasTextField {
      notes.append("hints of text fields are not known; the library puts VoiceOver's own in their place")
    }
    if isInterleaved {
      notes.append("members of a container are read together, against their traversalIndex")
    }
    return notes
  }

  /// A node with the smallest and the largest traversal index in it.
  private struct Placed {
    var element: DumpElement
    var index: Double
    var last: Double
  }

  // MARK: Nodes

  /// The nodes in the order of reading.
  mutating func nodes(_ values: [JSONValue]) throws(Diagnostic) -> [DumpElement] {
    try placed(values).map(\.element)
  }

  private mutating func placed(_ values: [JSONValue]) throws(Diagnostic) -> [Placed] {
    var nodes: [Placed] = []
    for value in values { nodes.append(try node(value)) }
    let sorted = nodes.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map(\.element)
    if zip(sorted, sorted.dropFirst()).contains(where: { $0.last > $1.index }) { isInterleaved = true }
    return sorted
  }

  private mutating func node(_ value: JSONValue) throws(Diagnostic) -> Placed {
    let node = try DumpObject(value, file: file)
    if let container = try node.child("container") { return try placed(container) }
    let holder = try node.child("element")
    guard holder != nil || node["shape"] != nil else {
      throw DumpObject.failure(value, expected: "an element or a container", file: file)
    }
    let fields = try holder?.required("_0") ?? node
    let index = try holder?.number("traversalIndex") ?? count
    count += 1
    return Placed(element: try element(fields), index: index, last: index)
  }

  private mutating func placed(_ object: DumpObject) throws(Diagnostic) -> Placed {
    let children = try placed(try object.list("children"))
    var element = try container(try object.required("_0"), at: object.position)
    element.children = children.map(\.element)
    return Placed(
      element: element, index: children.map(\.index).min() ?? .infinity,
      last: children.map(\.last).max() ?? -.infinity)
  }

  // MARK: Elements

  private mutating func element(_ fields: DumpObject) throws(Diagnostic) -> DumpElement {
    let traits = try traits(fields)
    var element = DumpElement(DumpRole(traits: traits), at: fields.position)
    element.isElement = true
    element.traits = traits
    element.description = try fields.text("description")
    element.label = try fields.text("label")
    element.value = try fields.text("value")
    element.identifier = try fields.text("identifier")
    element.hint = try fields.text("hint").flatMap { AccessibilitySnapshotHint.authored($0, traits) }
    element.language = try fields.text("accessibilityLanguage")
    element.inputLabels = try fields.texts("userInputLabels")
    element.respondsToInteraction = try fields.flag("respondsToUserInteraction")
    try readShape(fields, into: &element)
    element.actions = try fields.texts("customActions").map { .custom($0) }
    element.customContent = try content(fields)
    element.rotors = try rotors(fields)
    if traits.contains(.textEntry) { hasTextField = true }
    return element
  }

  private func readShape(_ fields: DumpObject, into element: inout DumpElement) throws(Diagnostic) {
    if let shape = try fields.child("shape") {
      let shape = try AccessibilitySnapshotShape(shape, file: file)
      element.frame = shape.frame
      element.path = shape.path
    }
    guard try fields.flag("usesDefaultActivationPoint") == false, let point = fields["activationPoint"] else {
      return
    }
    element.activationPoint = try AccessibilitySnapshotShape.point(point, file: file)
  }

  private mutating func traits(_ fields: DumpObject) throws(Diagnostic) -> Traits {
    var traits: Traits = []
    for name in try fields.texts("traits") {
      let (known, isComplete) = AccessibilitySnapshotTraits.traits(named: name)
      traits.formUnion(known)
      if !isComplete, !unknownTraits.contains(name) { unknownTraits.append(name) }
    }
    return traits
  }

  private func content(_ fields: DumpObject) throws(Diagnostic) -> [CustomContent] {
    var content: [CustomContent] = []
    for item in try fields.objects("customContent") {
      let isImportant = try item.flag("isImportant") ?? false
      content.append(
        CustomContent(
          label: try item.text("label") ?? "", value: try item.text("value") ?? "",
          importance: isImportant ? .high : .standard))
    }
    return content
  }

  private func rotors(_ fields: DumpObject) throws(Diagnostic) -> [Rotor] {
    var rotors: [Rotor] = []
    for item in try fields.objects("customRotors") {
      var rotor = Rotor(name: try item.text("name") ?? "", entries: [])
      for marker in try item.objects("resultMarkers") {
        let words = [try marker.text("elementDescription"), try marker.text("rangeDescription")]
        let label = words.compactMap(\.self).joined(separator: " ")
        rotor.entries.append(Rotor.Entry(label: label, target: nil))
      }
      rotors.append(rotor)
    }
    return rotors
  }

  // MARK: Containers

  private mutating func container(
    _ fields: DumpObject, at position: TextPosition
  ) throws(Diagnostic) -> DumpElement {
    let type = try fields.required("type")
    let name = type.object.members.first?.key ?? ""
    let details = try type.child(name)
    var element = DumpElement(.other, at: position)
    element.isElement = false
    if let frame = fields["frame"] { element.frame = try AccessibilitySnapshotShape.rect(frame, file: file) }
    switch name {
    case "semanticGroup":
      element.container = .semanticGroup
      element.label = try details?.text("label")
      element.value = try details?.text("value")
      element.identifier = try details?.text("identifier")
    case "list": (element.role, element.container) = (.list, .list)
    case "landmark": (element.role, element.container) = (.landmark, .landmark)
    case "tabBar": (element.role, element.container) = (.tabBar, .tabBar)
    case "dataTable":
      element.role = .table
      let counts = [try details?.number("rowCount"), try details?.number("columnCount")].map { Int($0 ?? 0) }
      element.container = .dataTable(rows: max(counts[0], 0), columns: max(counts[1], 0))
    default: if !unknownContainers.contains(name) { unknownContainers.append(name) }
    }
    return element
  }
}
