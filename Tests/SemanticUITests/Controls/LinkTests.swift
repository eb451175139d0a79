import SemanticTree
import Testing

@testable import SemanticUI

/// Notes the addresses that were opened.
private final class Visits {
  var addresses: [String] = []
}

@MainActor @Suite struct LinkTests {
  private let address = URL(fileURLWithPath: "/help")

  @Test func aLinkIsAButtonAndALink() throws {
    let visits = Visits()
    let harness = try ControlHarness {
      Link("Help", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            visits.addresses.append(url.lastPathComponent)
            return .handled
          })
    }
    let node = try harness.element(.link)
    #expect(node.traits == [.button, .link])
    #expect(node.label == "Help")
    try harness.activate(node)
    #expect(visits.addresses == ["help"])
  }

  @Test func aDisabledLinkLeadsNowhere() throws {
    let visits = Visits()
    let harness = try ControlHarness {
      Link("Help", destination: address).disabled(true)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            visits.addresses.append("opened")
            return .handled
          })
    }
    #expect(try !harness.activate(harness.element(.link)))
    #expect(visits.addresses.isEmpty)
  }

  @Test func sharingIsReported() throws {
    let harness = try ControlHarness { ShareLink(item: address) }
    #expect(try harness.element(.button).label == "Share…")
    #expect(try harness.screen().notModelled.map(\.name) == ["ShareLink"])
  }
}
