import Foundation

/// What all pages share: one file that asks nobody for anything. Its policy lets the browser use the page's own style
/// sheet and script and nothing else.
struct PageFrame {
  var title: String
  /// The shapes and pictures to which the page refers. They come last, so that the browser paints before it has them.
  var definitions: Markup
  var header: Markup
  /// The parts that the bar leads to.
  var links: [Link]
  var main: Markup
  /// Attributes of the main part that the script reads, each with a space in front.
  var mainAttributes: Markup = ""
  var toolVersion: String

  /// A part of the page with what is counted in it.
  struct Link {
    var id, name: String
    var count: Int?
  }

  var html: String {
    let style = Asset.style
    let script = Asset.script
    let policy = [
      "default-src 'none'", "style-src 'sha256-\(SHA256.base64(style))'",
      "script-src 'sha256-\(SHA256.base64(script))'", "img-src data:", "media-src data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
    let page: Markup = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Markup(verbatim: policy))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · a11ysim</title>
      <style>\(Markup(verbatim: style))</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="top wrap">
      \(header)
      </header>
      <nav class="bar" aria-label="On this page"><ul class="wrap">\(links.map(item))</ul></nav>
      <main id="content" class="wrap" tabindex="-1"\(mainAttributes)>
      \(main)
      </main>
      <footer class="foot"><div class="wrap">
      <p>Made by a11ysim \(toolVersion). Nothing here was compared with a device unless a line says so.</p>
      <p>One file, no network: it can be mailed, archived, and opened without a server.</p>
      </div></footer>
      <svg class="defs" aria-hidden="true" width="0" height="0"><defs>\(Mark.definitions)\(definitions)</defs></svg>
      <script>\(Markup(verbatim: script))</script>
      </body>
      </html>

      """
    return page.html
  }

  private func item(_ link: Link) -> Markup {
    let count: Markup? = link.count.map { " <span class=\"count\">\($0)</span>" }
    return "<li><a href=\"#\(link.id)\">\(link.name)\(count)</a></li>"
  }
}

/// The files that every page holds.
private enum Asset {
  static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.page_js, as: UTF8.self)
}

/// Pieces that pages have in common.
enum PagePiece {
  /// The way from the index to a page; the page itself has no address.
  static func crumbs(_ steps: [(address: String?, name: String)]) -> Markup {
    let parts = steps.map { step -> Markup in
      let slash: Markup = "<span class=\"slash\" aria-hidden=\"true\">/</span>"
      guard let address = step.address else { return "\(slash)<span>\(step.name)</span>" }
      return "\(slash)<a href=\"\(address)\">\(step.name)</a>"
    }
    return "<div class=\"crumbs\"><span class=\"brand\">a11ysim</span>\(parts)</div>"
  }

  /// A list of facts beside each other.
  static func about(_ facts: [(name: String, value: Markup)]) -> Markup {
    let items = facts.map { fact -> Markup in "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>" }
    return "<dl class=\"about\">\n\(items)</dl>"
  }

  /// The verdict in words, with the counts beside it.
  static func verdict(_ mark: Mark, _ style: String, _ words: String, _ rest: String, _ tally: [Tally])
    -> Markup
  {
    let items = tally.map { entry -> Markup in
      "<li>\(entry.mark.shape(entry.style))<b>\(entry.count)</b> \(entry.words)</li>"
    }
    return """
      <div class="verdict">
      <p class="verdict-words"><span class="\(style)">\(mark.shape())</span><span>\(words)<small>\(rest)</small></span></p>
      <ul class="tally">\(items)</ul>
      </div>
      """
  }

  struct Tally {
    var count: Int
    var words: String
    var mark: Mark
    var style = ""
  }

  /// A part of a page with its heading.
  static func part(_ id: String, _ heading: String, lead: String? = nil, _ content: Markup) -> Markup {
    let lead: Markup? = lead.map { "<p class=\"lead\">\($0)</p>" }
    return """
      <section class="part" id="\(id)" aria-labelledby="\(id)-h"><h2 id="\(id)-h">\(heading)</h2>\(lead)
      \(content)
      </section>

      """
  }

  static func permalink(_ id: String, _ name: String) -> Markup {
    "<a class=\"permalink\" href=\"#\(id)\" aria-label=\"Link to \(name)\">#</a>"
  }

  /// Names with what is said of each.
  static func plainList(_ entries: [(name: String, value: Markup)]) -> Markup {
    let items = entries.map { entry -> Markup in
      "<div><dt>\(entry.name)</dt><dd>\(entry.value)</dd></div>\n"
    }
    return "<dl class=\"plain\">\n\(items)</dl>"
  }
}
