import Gate
import SourceRunner

extension InputName {
  /// Whether there is Swift source where it leads: a file, or a folder with Swift files in it.
  var leadsToSource: Bool { SourceFiles.isSource(file) }
}
