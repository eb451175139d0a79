import Foundation
import Importers

/// Reads what libFuzzer makes up. The variable `A11YSIM_FUZZ_FORMAT` names the format whose reader is fed, whatever the
/// content looks like; without it the format is told by the content, which the detection has to survive too.
private let format = ProcessInfo.processInfo.environment["A11YSIM_FUZZ_FORMAT"].flatMap(DumpFormat.init)

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let format {
    _ = try? DumpReader.read(bytes, as: format, file: "input")
  } else {
    _ = try? DumpReader.read(bytes, file: "input")
  }
  return 0
}
