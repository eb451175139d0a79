import Gate
import Scenarios
import SourceRunner

/// The Swift source among the inputs of a call, compiled before anything is looked at.
@MainActor
struct CallSources {
  /// The names of the inputs that a path leads to.
  private var names: [String: [String]] = [:]
  private var previews: [String: SourcePreview] = [:]
  /// What the source was compiled to, in the order of the paths.
  private(set) var builds: [SourceBuild] = []
  /// Why source cannot be looked at; the other inputs can.
  private var failures: [String: any Error] = [:]

  /// - Throws: a `UsageError` for options that cannot be used.
  init(_ paths: [String], _ arguments: Arguments, in project: Project) throws {
    for path in paths where CallSources.isSource(path) {
      do {
        let found = try arguments.previews(at: path, in: project)
        names[path] = found.map(\.name)
        builds += found.first.map { [$0.build] } ?? []
        for preview in found { previews[preview.name] = preview }
      } catch let error as UsageError {
        throw error
      } catch {
        let name = project.relative(path)
        names[path] = [name]
        failures[name] = error
      }
    }
  }

  /// A folder with scenarios is one of scenarios, whatever else it holds.
  private static func isSource(_ path: String) -> Bool {
    InputName(path).leadsToSource && !InputPaths.hasScenarios(path)
  }

  /// The inputs that source at a path comes to; nil where there is none.
  func inputs(at path: String) -> [String]? { names[path] }

  /// The preview that an input is; nil for a scenario.
  func preview(for input: String) throws -> SourcePreview? {
    if let error = failures[input] { throw error }
    return previews[input]
  }
}

extension Sequence where Element == String {
  /// Each once, at its first place. Two names that Unicode calls equivalent are two files.
  func uniqued() -> [String] {
    var seen = Set<[UInt8]>()
    return filter { seen.insert(Array($0.utf8)).inserted }
  }
}
