import LocatedJSON

/// Makes a structure of groups and tokens of a file's JSON, in which groups may take over other groups.
struct TokenTreeReader {
  private let files: TokenFiles
  /// Groups and tokens that may still be made: a few groups that refer to each other can stand for endless
  /// ones.
  private var nodesLeft = TokenTreeReader.mostNodes
  private var active: [TokenPlace] = []

  private static let mostNodes = 150_000
  private static let depthLimit = 64

  init(files: TokenFiles) {
    self.files = files
  }

  /// Reads the groups and tokens of an object.
  mutating func read(_ value: TokenValue, at position: TextPosition? = nil) throws(Diagnostic) -> TokenNode {
    guard let object = value.json.object else { throw value.failure(expected: "a group or a token") }
    try count(value)
    guard active.count < Self.depthLimit else {
      throw value.failure(expected: "at most \(Self.depthLimit) groups in each other", found: "one more")
    }
    guard !active.contains(value.place) else {
      throw value.failure(expected: "a group that does not hold itself", found: "a circle of '$ref's")
    }
    active.append(value.place)
    defer { active.removeLast() }
    var node = TokenNode(file: value.file, position: position ?? value.json.position)
    node.type = TokenForm.type(of: object)
    if let json = TokenForm.value(of: object) {
      node.value = value.with(json)
    } else if let reference = object["$ref"] {
      try follow(value.with(reference), of: value, into: &node)
    }
    if node.value == nil { try readChildren(of: object, value, into: &node) }
    return node
  }

  private mutating func readChildren(
    of object: JSONObject, _ value: TokenValue, into node: inout TokenNode
  ) throws(Diagnostic) {
    node.base = object["$extends"].map(value.with)
    for member in object.members where !TokenForm.isProperty(member.key) {
      // What is no object is a description of some tool's own.
      guard member.value.object != nil else { continue }
      let child = try read(value.with(member.value), at: member.keyPosition)
      var group = TokenNode(file: node.file, position: node.position)
      group[member.key] = child
      node.merge(group)
    }
  }

  /// Takes over the group that a `$ref` leads to; one that leads to a value is a token's.
  private mutating func follow(
    _ reference: TokenValue, of value: TokenValue, into node: inout TokenNode
  ) throws(Diagnostic) {
    guard let text = reference.json.string else {
      throw reference.failure(expected: "a JSON Pointer such as '#/colors/blue'")
    }
    guard case .pointer(let name, let keys) = TokenReference(pointer: text) else { return }
    let file = if let name { try files.open(name, from: reference) } else { value.file }
    guard let target = file.document.value(at: keys), let object = target.object,
      !keys.contains("$value"), TokenForm.value(of: object) == nil
    else { return node.value = value }
    let group = try read(TokenValue(json: target, file: file))
    let (position, ownType) = (node.position, node.type)
    node = group
    node.file = value.file
    node.position = position
    node.type = ownType ?? group.type
  }

  private mutating func count(_ value: TokenValue) throws(Diagnostic) {
    nodesLeft -= 1
    guard nodesLeft >= 0 else {
      throw value.failure(expected: "at most \(Self.mostNodes) groups and tokens in all modes", found: "more")
    }
  }
}
