/// Dumps in idb's three shapes, made up after its documentation.
enum IDBDump {
  /// An element with all default keys, of which a test gives only what differs, in JSON.
  static func element(_ members: [String: String]) -> String {
    let usual = [
      ("AXLabel", "null"), ("AXFrame", "\"{{0, 0}, {390, 844}}\""), ("AXValue", "null"),
      ("AXUniqueId", "null"),
      ("type", "\"Button\""), ("title", "null"), ("help", "null"), ("enabled", "true"),
      ("custom_actions", "[]"),
      ("role", "\"AXButton\""), ("role_description", "null"), ("subrole", "null"),
      ("content_required", "false"),
      ("pid", "7"), ("traits", "null"),
    ]
    let names = usual.map(\.0)
    let more = members.filter { !names.contains($0.key) }.map { ($0.key, $0.value) }
    let all = usual.map { ($0.0, members[$0.0] ?? $0.1) } + more
    return "{\(all.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
  }

  static let application = element([
    "AXLabel": #""Shop""#, "type": #""Application""#, "role": #""AXApplication""#, "traits": #"["None"]"#,
  ])
  static let buy = element([
    "AXLabel": #""Buy""#, "AXUniqueId": #""buy""#, "AXFrame": #""{{16, 700}, {120, 32}}""#,
    "type": #""Button""#, "role": #""AXButton""#, "help": #""Adds""#,
    "traits": #"["Button","ContainedByList"]"#, "custom_actions": #"["Delete"]"#, "enabled": #"false"#,
  ])
  static let sound = element([
    "AXLabel": #""Sound""#, "AXValue": #"1"#, "frame": #"{"x":16,"y":90,"width":51,"height":31}"#,
    "type": #""CheckBox""#, "role": #""AXCheckBox""#, "subrole": #""AXSwitch""#,
    "traits": #"["Button","Toggle"]"#,
  ])

  static let flat = "[\(application),\(buy),\(sound)]"
  static let nested = "[\(application.dropLast()),\"children\":[\(buy),\(sound)]}]"

  static let complete = """
    {"elements":[{"label":"Shop","type":"Application","frame":{"x":0,"y":0,"width":402,"height":874},
     "children":[
      {"label":"More","type":"Button","identifier":"more","frame":{"x":16,"y":90,"width":100,"height":44},
       "expanded":true,"focused":false,"hidden":false,"enabled":true,"children":[]},
      {"label":"Gone","type":"StaticText","frame":{"x":null,"y":0,"width":9,"height":9},
       "hidden":true,"children":[]},
      {"label":null,"type":"TextField","placeholder":"Search","value":null,"focused":true,"children":[]}]}],
     "modal":{"title":"Allow?"},"truncated":true,
     "screen":{"width":402,"height":874,"coordinate_space":"screen"},"backend":"axbridge","target":null,
     "profile":null,"coverage":null,"interaction":null,"frames":null,"automation":null}
    """
}
