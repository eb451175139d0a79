import SwiftUI

#if canImport(Glibc)
  import Glibc
#endif

// Views that do harm, each in its own way. The tests know their lines.

/// Wants 4 GB.
struct HungryView: View {
  var body: some View {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 << 30, alignment: 16)
    Text("\(memory.load(as: UInt8.self))")
  }
}

/// Contains itself.
struct EndlessView: View {
  var body: some View { AnyView(VStack { EndlessView() }) }
}

/// Never comes back.
struct LoopView: View {
  var body: some View {
    let _ = spin()
    Text("never")
  }
}

/// Is kind until it is tapped.
struct ActionView: View {
  var body: some View {
    VStack {
      Text("Kind")
      Button("Loop") { spin() }
      Button("Leave") { exit(0) }
      Button("Unwrap") {
        let missing: Int? = [1].first { $0 > 1 }
        print(missing!)
      }
    }
  }
}

func spin() {
  var count = 0
  while count >= 0 { count = count &+ 1 & 0xFFFF }
}

/// Writes where it must not.
struct WriterView: View {
  var body: some View {
    let path = NSTemporaryDirectory() + "a11ysim-hostile"
    let places = [path, "/var/tmp/a11ysim-hostile", "/tmp/a11ysim-hostile", "a11ysim-hostile"]
    let written = places.filter { FileManager.default.createFile(atPath: $0, contents: Data("x".utf8)) }
    Text("\(written.count) written")
  }
}

/// Talks to another process of this machine at the port that its file names.
struct CallerView: View {
  var body: some View { Text(call() ? "connected" : "refused") }

  private func call() -> Bool {
    #if canImport(Glibc)
      let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let line = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(callerPort).bigEndian
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

/// Ends its process as if all were well.
struct LeaverView: View {
  var body: some View {
    let _ = exit(0)
    Text("gone")
  }
}

/// Raises a signal.
struct SignalView: View {
  var body: some View {
    let _ = raise(SIGUSR1)
    Text("gone")
  }
}

/// Prints without end.
struct FloodView: View {
  var body: some View {
    let _ = flood()
    Text("wet")
  }

  private func flood() { while true { print(String(repeating: "water ", count: 1_000)) } }
}

/// Stops on purpose.
struct FatalView: View {
  var body: some View {
    if Int("1") == 1 { fatalError("not today") }
    return Text("never")
  }
}

/// Indexes past the end.
struct IndexView: View {
  let items: [String]
  var body: some View { Text(items[items.count]) }
}

final class Store: ObservableObject {
  @Published var name = "store"
}

/// Needs an object that nobody gives.
struct NeedyView: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text(store.name) }
}

/// Calls itself without end, outside of any view.
struct DeepView: View {
  var body: some View { Text("\(depth(of: 1))") }

  private func depth(of number: Int) -> Int { number == 0 ? 0 : 1 + depth(of: number + 1) + number % 2 }
}

/// Says nonsense on the line that is not its own.
struct ForgerView: View {
  var body: some View {
    let _ = write(3, [4, 0, 0, 0, 0x64, 0x6F, 0x6E, 0x65] as [UInt8], 8)
    Text("forged")
  }
}

/// Prints and raises no objection.
struct KindView: View {
  @State private var count = 0

  var body: some View {
    let _ = print("{\"performed\":{\"_0\":true}}")
    VStack {
      Text("Count \(count)")
      Button("More") { count += 1 }
    }
  }
}

/// Does what ordinary code does; some of it can not succeed in a sandbox and must not end the process.
struct EverydayView: View {
  var body: some View {
    let results = [thread, file, number, defaults, program].map { $0() }
    Text(results.joined(separator: ", "))
  }

  private func thread() -> String {
    let done = DispatchSemaphore(value: 0)
    Thread { done.signal() }.start()
    DispatchQueue.global().async { done.signal() }
    done.wait()
    done.wait()
    return "thread"
  }

  private func file() -> String { FileManager.default.fileExists(atPath: "/usr") ? "file" : "no file" }

  private func number() -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.minimumFractionDigits = 2
    return formatter.string(from: 3.5) ?? ""
  }

  private func defaults() -> String {
    UserDefaults.standard.set(true, forKey: "a11ysim-hostile")
    UserDefaults.standard.synchronize()
    return "no defaults"
  }

  private func program() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    return (try? process.run()) == nil ? "no program" : "program"
  }
}
