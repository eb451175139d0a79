import SemanticTree

/// One step of a view's identity: what distinguishes it among its siblings.
enum IdentityStep: Hashable {
  /// Position in a builder.
  case index(Int)
  case branch(Bool)
  case some
  /// A `ForEach` identity or an explicit `.id`.
  case id(AnyHashable)
  /// A composite view's or an erased view's type.
  case type(ObjectIdentifier)
  /// A place of its own beside the main content: an overlay, a label, a header.
  case slot(Slot)
  /// A part with a name of its own, with which the text of its identity starts anew.
  case named(String)

  enum Slot: String {
    case label, overlay, background, header, footer, content, menu, destination, style, mask, item
    case placeholder, currentValue, toolbar, sheet, alert, geometry, modifier, row, icon, title
  }
}

/// The place of a view in the view tree. Equal places mean the same view in every render.
struct Identity: Hashable {
  let index: Int32
}

/// Gives every place in the view tree a number, once and for good.
final class IdentityTable {
  private struct Key: Hashable {
    var parent: Int32
    var step: IdentityStep
  }

  private struct Entry {
    var parent: Int32
    var step: IdentityStep?
    var text: String?
    var depth: Int32
  }

  private var numbers: [Key: Int32] = [:]
  private var randomIDs: [AnyHashable: Int] = [:]
  private var entries = [Entry(parent: -1, step: nil, text: "", depth: 0)]

  let root = Identity(index: 0)

  func child(of parent: Identity, _ step: IdentityStep) -> Identity {
    let key = Key(parent: parent.index, step: step)
    if let known = numbers[key] { return Identity(index: known) }
    let number = Int32(entries.count)
    let depth = entries[Int(parent.index)].depth + 1
    entries.append(Entry(parent: parent.index, step: step, text: nil, depth: depth))
    numbers[key] = number
    return Identity(index: number)
  }

  /// The place around a place; nil at the root.
  func parent(of identity: Identity) -> Identity? {
    let parent = entries[Int(identity.index)].parent
    return parent < 0 ? nil : Identity(index: parent)
  }

  func depth(of identity: Identity) -> Int { Int(entries[Int(identity.index)].depth) }

  /// The type of the innermost composite or erased view around a place that meets a condition.
  func innermostType(around identity: Identity, where condition: (Any.Type) -> Bool) -> Any.Type? {
    var index = identity.index
    while index > 0 {
      let entry = entries[Int(index)]
      // An ObjectIdentifier of a metatype is the metatype's address.
      if case .type(let id) = entry.step, condition(unsafeBitCast(id, to: Any.Type.self)) {
        return unsafeBitCast(id, to: Any.Type.self)
      }
      index = entry.parent
    }
    return nil
  }

  /// The innermost `ForEach` or `.id` identity between a place and the place around it.
  func explicitID(of identity: Identity, within ancestor: Identity) -> AnyHashable? {
    var index = identity.index
    while index != ancestor.index, index > 0 {
      let entry = entries[Int(index)]
      if case .id(let id) = entry.step { return id }
      index = entry.parent
    }
    return nil
  }

  /// The identity in words, such as `CheckoutScreen/0/DropdownSelectMenu/label`.
  func nodeID(of identity: Identity) -> NodeID { NodeID(text(identity.index)) }

  private func text(_ index: Int32) -> String {
    if let text = entries[Int(index)].text { return text }
    let entry = entries[Int(index)]
    let step = entry.step.map(describe) ?? ""
    let parent = if case .named? = entry.step { "" } else { text(entry.parent) }
    let text = parent.isEmpty ? step : parent + "/" + step
    entries[Int(index)].text = text
    return text
  }

  private func describe(_ step: IdentityStep) -> String {
    switch step {
    case .index(let index): String(index)
    case .branch(let isFirst): isFirst ? "then" : "else"
    case .some: "if"
    case .id(let id): "#" + describe(id)
    case .type(let type): TypeNames.name(of: type)
    case .slot(let slot): slot.rawValue
    case .named(let name): name
    }
  }

  /// Random identities are told apart by the order in which they came up, the same in every run.
  private func describe(_ id: AnyHashable) -> String {
    guard id.base is UUID || id.base is ObjectIdentifier else { return String(describing: id.base) }
    let number = randomIDs[id] ?? randomIDs.count + 1
    randomIDs[id] = number
    return "id\(number)"
  }
}

/// The names of types without their modules and generic arguments.
enum TypeNames {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: ObjectIdentifier) -> String {
    if let known = names[type] { return known }
    // An ObjectIdentifier of a metatype is the metatype's address.
    let name = shortened(String(describing: unsafeBitCast(type, to: Any.Type.self)))
    names[type] = name
    return name
  }

  static func name(of type: Any.Type) -> String { name(of: ObjectIdentifier(type)) }

  /// True for a type of SemanticUI itself.
  static func isOwn(_ type: Any.Type) -> Bool {
    if let known = own[ObjectIdentifier(type)] { return known }
    let isOwn = String(reflecting: type).hasPrefix("SemanticUI.")
    own[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  nonisolated(unsafe) private static var own: [ObjectIdentifier: Bool] = [:]

  private static func shortened(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }
}
