import Foundation

/// An object of a JSON file that Xcode wrote.
///
/// Xcode's files are read by Foundation's reader, which is fast and as lenient as Xcode; lines are looked for only
/// where something is wrong.
struct JSONObject {
  let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  /// Reads a file whose outermost value is an object.
  ///
  /// - Throws: `ResourceProblem`, with the line where the file breaks off being JSON.
  init(_ file: ResourceFile) throws {
    let data = try file.contents()
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      let debug = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw file.problem(
        "is not JSON and is passed over", line: JSONObject.line(of: debug, in: data))
    }
    guard let members = value as? [String: Any] else {
      throw file.problem("holds no JSON object and is passed over", line: 1)
    }
    self.members = members
  }

  func string(_ key: String) -> String? { members[key] as? String }
  func bool(_ key: String) -> Bool { members[key] as? Bool ?? false }
  func integer(_ key: String) -> Int? { members[key] as? Int }
  func object(_ key: String) -> JSONObject? { (members[key] as? [String: Any]).map(JSONObject.init) }
  func objects(_ key: String) -> [JSONObject] {
    (members[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(JSONObject.init) }
  }
  /// The members that are objects, by key.
  var objects: [(key: String, object: JSONObject)] {
    members.keys.sorted().compactMap { key in object(key).map { (key, $0) } }
  }

  /// A number, whether it is written as one or as text.
  func text(_ key: String) -> String? {
    if let text = string(key) { return text }
    return (members[key] as? Double).map { "\($0)" }
  }

  /// The line of a complaint such as "Invalid value around character 12" or "… around line 3, column 1".
  private static func line(of complaint: String?, in data: Data) -> Int? {
    guard let complaint else { return nil }
    if let line = number(after: "line ", in: complaint) { return line }
    if let offset = number(after: "character ", in: complaint) {
      return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
    return data.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func number(after word: String, in text: String) -> Int? {
    guard let range = text.range(of: word) else { return nil }
    return Int(text[range.upperBound...].prefix(while: \.isNumber))
  }
}

extension ResourceFile {
  /// The first line that has a text; nil where none has.
  func line(of text: String) -> Int? {
    guard let data = try? contents() else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
