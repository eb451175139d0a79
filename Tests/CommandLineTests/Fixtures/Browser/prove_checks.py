#!/usr/bin/env python3
"""Shows that every check can fail: breaks a copy of a page in one way, and looks whether the check says so.

    prove_checks.py SCENARIO-PAGE INDEX-PAGE [--axe axe.min.js] [--only NAME,…]

The first page needs findings, states with sound and details; the second the list of scenarios. Prints one line for
each break; exits 1 where a check stays silent or the whole page fails it.
"""
import argparse
import base64
import hashlib
import pathlib
import re
import sys
import tempfile

import check_pages
from browser import Browser


def sealed(html):
    """The page with the policy that fits its style and script."""
    for kind, tag in (("style", "style"), ("script", "script")):
        body = re.search(rf"<{tag}>(.*?)</{tag}>", html, re.S).group(1)
        digest = base64.b64encode(hashlib.sha256(body.encode()).digest()).decode()
        html = re.sub(rf"{kind}-src 'sha256-[^']*'", lambda _: f"{kind}-src 'sha256-{digest}'", html)
    return html


def swap(old, new, count=-1):
    return lambda html: html.replace(old, new, count)


def style(rules):
    return lambda html: html.replace("</style>", f"{rules}\n</style>", 1)


def script(code):
    return lambda html: html.replace("</script>", f"\n{code}\n</script>", 1)


def sub(pattern, new, count=1):
    return lambda html: re.sub(pattern, new, html, count=count, flags=re.S)


S, I = "scenario", "index"
BREAKS = [
    ("structure", S, "a second h1", swap("<h2 ", "<h1>More</h1><h2 ", 1)),
    ("structure", S, "a skipped heading level", sub(r"<h3 id=\"(c-1-h)\">(.*?)</h3>", r'<h5 id="\1">\2</h5>')),
    ("structure", S, "a picture that is not there", swap('<use href="#p1"/>', '<use href="#p999"/>', 1)),
    ("structure", S, "a state that is not there", sub(r'data-states="', 'data-states="s-999 ')),
    ("structure", S, "a style attribute", swap("<h1>", '<h1 style="color: red">', 1)),
    ("structure", S, "an inline handler", swap("<h1>", '<h1 onclick="alert(1)">', 1)),
    ("structure", S, "no policy", swap("default-src 'none'", "default-src *", 1)),
    ("structure", I, "an id twice", swap("<h2 ", '<p id="content"></p><h2 ', 1)),
    ("network", S, "a picture from elsewhere, refused by the policy", swap("<h2 ", '<img alt="" src="https://example.invalid/a.png"><h2 ', 1)),
    ("network", S, "a file from beside the page, with no policy", lambda html: re.sub(r"<meta http-equiv[^>]*>", "", html).replace("<h2 ", '<img alt="" src="beside.png"><h2 ', 1)),
    ("network", S, "a script that throws", script("null.nothing;")),
    ("axe", S, "faint text in light only", style("@media (prefers-color-scheme: light) { .lead { color: #bbb } }")),
    ("axe", S, "faint text in dark only", style("@media (prefers-color-scheme: dark) { .lead { color: #444 } }")),
    ("axe", S, "faint text in forced colours only", style("@media (forced-colors: active) { .lead { forced-color-adjust: none; color: #444; background: #333 } }")),
    ("axe", I, "a field without a label", swap('field("search", T.search,', 'field("search", "",', 1)),
    ("reflow", S, "a wide part", style(".verdict { inline-size: 50rem }")),
    ("reflow", I, "text that is cut off", style("h2 { inline-size: 3rem; overflow: hidden; white-space: nowrap }")),
    ("large-text", S, "a width that grows with the text", style("@media (max-width: 30em) { .verdict { inline-size: 17rem } }")),
    ("text-spacing", S, "a fixed height", style(".lead { block-size: 3.2rem; overflow: hidden }")),
    ("reduced-motion", S, "a transition for everybody", style("button { transition: color 1s }")),
    ("reduced-motion", S, "an animation for everybody", style("@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 1s infinite }")),
    ("paper", S, "details that stay closed without scripts", swap("details::details-content { display: block !important;", "details::details-content { ", 1)),
    ("paper", S, "details that stay closed with scripts", swap('addEventListener("beforeprint"', 'addEventListener("never"', 1)),
    ("paper", S, "a player on paper", sub(r"\.bar, \.skip, \.player,", ".bar, .skip,")),
    ("paper", S, "links without their addresses", swap('content: " (" attr(href) ")"', 'content: ""', 1)),
    ("paper", S, "dark paper", style("@media print { body { background: #111 !important } }")),
    ("keyboard", S, "no outline", style(":focus-visible { outline: none !important }")),
    ("keyboard", S, "an outline that is too faint", style(":focus-visible { outline-color: #ddd }")),
    ("keyboard", S, "a tabindex above 0", swap('<a class="permalink"', '<a tabindex="4" class="permalink"', 1)),
    ("keyboard", S, "a trap", script('document.querySelector(".bar a").addEventListener("keydown", (e) => { if (e.key === "Tab") e.preventDefault(); });')),
    ("keyboard", S, "a bar over what has the focus", style("html { scroll-padding-block: 0 !important } .crumbs { position: relative } .crumbs::after { content: ''; position: fixed; inset: 0; z-index: 99 }")),
    ("keyboard", S, "an unexpected stop", style("h2 { overflow: auto; inline-size: 4rem; white-space: nowrap }")),
    ("audio", S, "a wrong duration", sub(r'data-duration="[^"]*"', 'data-duration="3.000"')),
    ("audio", S, "a broken sound", sub(r'src="data:audio/mpeg;base64,[^"]*"', 'src="data:audio/mpeg;base64,AAAA"')),
    ("audio", S, "a time after the end", sub(r'data-end="[^"]*"', 'data-end="900"')),
    ("audio", S, "sound without being asked", script('document.querySelector("audio").play();')),
    ("speech", S, "no mark in the transcript", swap('at.setAttribute("aria-current", "true")', "at.dataset.x = 1", 1)),
    ("speech", S, "no mark in the picture", swap('classList.toggle("on", on)', 'classList.toggle("off", on)', 1)),
    ("speech", S, "a line that does not end", swap("if (now >= this.until)", "if (false)", 1)),
    ("speech", S, "no arrow keys", swap("ArrowDown:", "ArrowLeft:", 1)),
    ("speech", S, "no speed", swap("player.audio.playbackRate = player.audio.defaultPlaybackRate = rate;", "", 1)),
    ("device", S, "everything is the same", swap("plain(text) === plain(said)", "true", 1)),
    ("device", S, "nothing is kept", swap("try { localStorage.setItem(key, value); } catch", "try { void 0; } catch", 1)),
    ("device", S, "an empty file", swap("lines: [...lines].filter(", "lines: [].filter(", 1)),
    ("device", S, "files are not read", swap('file.addEventListener("change"', 'file.addEventListener("never"', 1)),
    ("permalinks", S, "filters stay", swap('if (target.closest("[hidden]")) unfilter?.();', "", 1)),
    ("permalinks", S, "details that close again", lambda html: sub(r'(<section class="part" id="findings".*?)(<section class="part" id="unmeasured")', r"<details><summary>All</summary>\1</details>\2")(script('setInterval(() => { for (const each of document.querySelectorAll("details")) each.open = false; }, 50);')(html))),
    ("permalinks", S, "the target under the bar", lambda html: html.replace('target.scrollIntoView({ behavior: "instant", block: "start" })', "scrollTo({ top: target.getBoundingClientRect().top + scrollY + 200, behavior: 'instant' })", 1)),
    ("permalinks", S, "a finding without a permalink", sub(r'(id="findings-h".*?)<a class="permalink" href="#f-', r'\1<a class="permalink" href="#findings" data-x="')),
    ("filters", S, "a filter that leaves too much", swap("!finding.states.includes(wanted.state)", "false", 1)),
    ("filters", S, "a wrong count", swap("status.textContent = T.shown(count, findings.length);", 'status.textContent = "some";', 1)),
    ("filters", S, "empty groups", swap("cause.element.hidden = shown === 0", "cause.element.hidden = false", 1)),
    ("filters", S, "no way back", swap("reset.hidden = !filtered;", "", 1)),
    ("filters", S, "words that nothing has", swap("words.every((word) => finding.words.includes(word))", "true", 1)),
    ("filters", I, "a search that finds nothing", swap("row.words.includes(word)", "row.words.includes(word + '!')", 1)),
    ("filters", I, "sorting that does not sort", swap("b.fresh - a.fresh", "a.fresh - b.fresh", 1)),
    ("scripts-off", S, "findings that only scripts show", lambda html: script('document.getElementById("findings").hidden = false;')(html.replace('id="findings" ', 'id="findings" hidden ', 1))),
    ("scripts-off", S, "sound that cannot be played", swap("<audio controls", "<audio", 1)),
    ("scripts-off", I, "a filter that does nothing", lambda html: html.replace('aria-label="Search the scenarios" hidden></div>', 'aria-label="Search the scenarios"><button>Find</button></div>', 1)),
]


def main():
    parser = argparse.ArgumentParser(description="Shows that every check can fail.")
    parser.add_argument("scenario")
    parser.add_argument("index")
    parser.add_argument("--axe")
    parser.add_argument("--only")
    options = parser.parse_args()
    options.axe_source = pathlib.Path(options.axe).read_text(encoding="utf-8") if options.axe else None
    only = set(options.only.split(",")) if options.only else None
    checks = {function.__name__.replace("_", "-"): function for function in check_pages.CHECKS}
    pages = {S: pathlib.Path(options.scenario).read_text(encoding="utf-8"), I: pathlib.Path(options.index).read_text(encoding="utf-8")}
    silent = 0
    with Browser() as browser, tempfile.TemporaryDirectory() as folder:
        for name, kind, what, change in BREAKS:
            if (only and name not in only) or (name == "axe" and not options.axe_source):
                continue
            broken = change(pages[kind])
            if broken == pages[kind]:
                print(f"NOT BROKEN  {name}: {what}: the page is as it was")
                silent += 1
                continue
            path = pathlib.Path(folder) / "page.html"
            path.write_text(sealed(broken), encoding="utf-8")
            try:
                failures = checks[name](browser, path, options)
            except Exception as error:
                failures = []
                what += f" ({type(error).__name__})"
            silent += not failures
            print(f"{'caught' if failures else 'SILENT'}  {name}: {what}" + (f"\n        {failures[0]}" if failures else ""), flush=True)
        untried = set(checks) - {name for name, *_ in BREAKS}
        if untried:
            print(f"never broken: {', '.join(sorted(untried))}")
            silent += len(untried)
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
