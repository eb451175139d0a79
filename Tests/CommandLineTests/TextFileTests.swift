import Foundation
import Testing

@testable import a11ysim

@MainActor @Suite struct TextFileTests {
  @Test func aFileThatChangedMeanwhileIsLeft() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.txt")
    let file = try TextFile(reading: path)
    _ = try folder.write("somebody's", to: "a.txt")
    let error = #expect(throws: UnwrittenFile.self) { try file.replace(by: Array("new".utf8)) }
    #expect(error?.description == "'\(path)' could not be written: somebody changed it meanwhile; try again")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "somebody's")
    #expect(folder.contents == ["a.txt"])
  }

  @Test func aFileThatIsGoneIsNotMadeAgain() throws {
    let folder = try TemporaryFolder()
    let file = try TextFile(reading: try folder.write("old", to: "a.txt"))
    try FileManager.default.removeItem(atPath: folder.path("a.txt"))
    #expect(throws: UnwrittenFile.self) { try file.replace(by: Array("new".utf8)) }
    #expect(folder.contents.isEmpty)
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func permissionsStay(mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.txt")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try TextFile(reading: path).replace(by: Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }
}
