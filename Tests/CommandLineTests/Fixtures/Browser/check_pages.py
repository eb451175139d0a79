#!/usr/bin/env python3
"""Checks report pages in a real browser.

    check_pages.py PAGE… [--axe axe.min.js] [--only NAME,…] [--json]

Exits 0 where nothing fails, 1 where something does, 2 where it cannot judge. One line for each failure; with --json
one object for each page, {"page": …, "checks": [{"name": …, "failures": […]}]}, in an array where pages are several.
Without --axe the check of that name is left out.
"""
import argparse
import json
import pathlib
import sys
import tempfile
import time

from browser import Browser, WIDTHS

HERE = pathlib.Path(__file__).resolve().parent

HELPERS = """
const all = (s, w = document) => [...w.querySelectorAll(s)];
const seen = (e) => e.checkVisibility({ visibilityProperty: true });
const call = (e) => {
  const words = (e.getAttribute('aria-label') || e.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
  return e.localName + (e.id ? '#' + e.id : '') + (e.classList.length ? '.' + [...e.classList].join('.') : '') + (words ? ` "${words}"` : '');
};
"""
UNSKIP = "for (const e of document.querySelectorAll('.finding, .scenario, .state')) e.style.contentVisibility = 'visible'"
PICTURES = ".phone svg, .crop svg, svg.swatch"


def js(browser, script, *arguments):
    return browser.run(HELPERS + script, *arguments)


def first(failures, most=12):
    """The first failures, and how many more there are."""
    return failures if len(failures) <= most else failures[:most] + [f"and {len(failures) - most} more of this kind"]


# ---------------------------------------------------------------- what is written


def structure(browser, page, options):
    """Language, title, landmarks, headings, references, and a policy that lets nothing in."""
    browser.reset()
    browser.open(page)
    return js(browser, """
        const bad = [];
        if (!document.documentElement.lang) bad.push('the page has no language');
        if (!document.title.trim()) bad.push('the page has no title');
        for (const name of ['header', 'nav', 'main', 'footer']) if (!document.querySelector(name)) bad.push(`there is no ${name}`);
        const skip = document.querySelector('a.skip');
        if (!skip || skip !== document.querySelector('a[href]')) bad.push('the first link is not a skip link');
        const heads = all('h1, h2, h3, h4, h5, h6');
        const count = all('h1').length;
        if (count !== 1) bad.push(`${count} h1 and not one`);
        let level = 0;
        for (const head of heads) {
          const own = Number(head.localName[1]);
          if (own > level + 1) bad.push(`a heading level is skipped before ${call(head)}`);
          level = own;
        }
        const ids = new Map();
        for (const e of all('[id]')) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
        for (const [id, n] of ids) if (n > 1) bad.push(`${n} elements have the id ${id}`);
        for (const e of all('[aria-labelledby], [aria-describedby]'))
          for (const id of `${e.getAttribute('aria-labelledby') ?? ''} ${e.getAttribute('aria-describedby') ?? ''}`.split(' '))
            if (id && !ids.has(id)) bad.push(`${call(e)} refers to the id ${id}, which is not there`);
        for (const e of all('a[href^="#"], use[href^="#"]')) {
          const id = decodeURIComponent(e.getAttribute('href').slice(1));
          if (id && !ids.has(id)) bad.push(`${call(e)} points to #${id}, which is not there`);
        }
        for (const e of all('[data-states]'))
          for (const id of e.dataset.states.split(' ')) if (id && document.querySelector('.state') && !ids.has(id)) bad.push(`${call(e)} names the state ${id}, which is not there`);
        for (const state of all('.state')) {
          const stops = new Set(all('.stop', state).map((e) => e.dataset.stop));
          for (const line of all('.line', state)) if (stops.size && line.dataset.stop && !stops.has(line.dataset.stop)) bad.push(`${call(state)}: stop ${line.dataset.stop} is spoken and not marked in the picture`);
        }
        const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.content ?? '';
        if (!policy.includes("default-src 'none'")) bad.push('the policy does not begin with nothing');
        if (/unsafe|\\*|https?:/.test(policy)) bad.push('the policy lets in what it need not: ' + policy);
        return bad;""") + source(page)


def source(page):
    """Style attributes and inline handlers as they are written; the script sets styles of its own, which is allowed."""
    from html.parser import HTMLParser

    found = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attributes):
            for name, _ in attributes:
                if name == "style" or name.startswith("on"):
                    found.append(f"line {self.getpos()[0]}: <{tag}> has the attribute {name}")

    Reader().feed(pathlib.Path(page).read_text(encoding="utf-8"))
    return first(found)


def network(browser, page, options):
    """Nothing is asked for but the page, and nothing is refused by its policy."""
    browser.reset()
    browser.requests(), browser.console()
    browser.open(page)
    browser.open_all()
    browser.run("scrollTo(0, document.documentElement.scrollHeight)")
    browser.run_async("setTimeout(arguments[0], 300)")
    own = pathlib.Path(page).resolve().as_uri()
    asked = [url for url in browser.requests() if url != own]
    return first([f"asks for {url}" for url in asked]) + first([f"the browser complains: {text}" for text in browser.console()])


# ---------------------------------------------------------------- how it looks and reads


def axe(browser, page, options):
    """No violation in light, dark and forced colours, at three widths, with everything open."""
    failures = {}
    for name, preferences in (("light", {}), ("dark", {"scheme": "dark"}), ("forced colours", {"scheme": "dark", "forced": True})):
        for width in WIDTHS:
            browser.reset()
            browser.prefer(**preferences)
            browser.resize(width)
            browser.open(page)
            browser.open_all()
            # What is skipped while out of sight is measured by axe where it will not stand.
            browser.run(UNSKIP)
            for violation in browser.axe(options.axe_source):
                for node in violation["nodes"] or [""]:
                    key = f'{violation["id"]} ({violation["impact"]}): {violation["help"]}: {node[:300]}'
                    failures.setdefault(key, []).append(f"{name} {width}")
    return first([f"{key} [{', '.join(where)}]" for key, where in failures.items()], 30)


OVERFLOW = """
    const wide = document.documentElement.clientWidth, bad = [];
    if (document.documentElement.scrollWidth > wide) {
      bad.push(`the page is ${document.documentElement.scrollWidth} wide on ${wide}`);
      const inside = (e) => { for (let at = e.parentElement; at; at = at.parentElement) if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true; return false; };
      for (const e of all('body *')) if (!e.closest('svg') && seen(e) && e.getBoundingClientRect().right > wide + 1 && !inside(e)) { bad.push(`it sticks out: ${call(e)}`); if (bad.length > 5) break; }
    }
    for (const e of all('body *')) {
      if (e.closest('svg') || !seen(e) || e.matches('.visually-hidden') || !e.textContent.trim()) continue;
      const style = getComputedStyle(e);
      const hides = (v) => v === 'hidden' || v === 'clip';
      if ((hides(style.overflowX) && e.scrollWidth > e.clientWidth + 1) || (hides(style.overflowY) && e.scrollHeight > e.clientHeight + 1)) bad.push(`text is cut off in ${call(e)}`);
    }
    for (const e of all('button, select, .tags li, .bar a')) if (seen(e) && e.scrollWidth > e.clientWidth + 2 && e.localName !== 'select') bad.push(`text sticks out of ${call(e)}`);
    return bad;"""


def overflow(browser, page, what, widths, before=""):
    failures = []
    for width in widths:
        browser.reset()
        browser.resize(width)
        browser.open(page)
        browser.open_all()
        if before:
            browser.run(before)
        browser.run(UNSKIP)  # Rows out of sight count too.
        failures += [f"{what}, {width} wide: {text}" for text in js(browser, OVERFLOW)]
    return first(failures)


def reflow(browser, page, options):
    """Nothing sticks out or is cut off, down to 320."""
    return overflow(browser, page, "as it is", WIDTHS)


def large_text(browser, page, options):
    """Text of twice the size, at 320."""
    return overflow(browser, page, "text of 200 %", (320,), "document.documentElement.style.fontSize = '200%'")


def text_spacing(browser, page, options):
    """The spacing that a reader may ask for (WCAG 1.4.12)."""
    rules = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }"
    return overflow(browser, page, "with text spacing", WIDTHS, f"const sheet = new CSSStyleSheet(); sheet.replaceSync({json.dumps(rules)}); document.adoptedStyleSheets = [sheet];")


def reduced_motion(browser, page, options):
    """Nothing moves for those who asked for that."""
    browser.reset()
    browser.prefer(motion="reduce")
    browser.open(page)
    browser.open_all()
    return first(js(browser, """
        const bad = [];
        const long = (value) => value.split(',').some((each) => parseFloat(each) > 0);
        for (const e of all('*:not(svg *)')) for (const part of [null, '::before', '::after']) {
          const style = getComputedStyle(e, part);
          if (long(style.transitionDuration) && style.transitionProperty !== 'none') bad.push(`there is a transition on ${call(e)}${part ?? ''}`);
          if (long(style.animationDuration) && style.animationName !== 'none') bad.push(`there is an animation on ${call(e)}${part ?? ''}`);
          if (!part && style.scrollBehavior === 'smooth') bad.push(`scrolling is smooth in ${call(e)}`);
        }
        if (document.getAnimations().length) bad.push(`${document.getAnimations().length} animations run`);
        return bad;"""))


def paper(browser, page, options):
    """On paper everything is open, with addresses, and without what cannot be used there."""
    failures = []
    for scripts in (True, False):
        browser.reset()
        browser.scripts(scripts)
        browser.open(page)
        browser.prefer(scheme="dark", media="print")
        if scripts:
            browser.run("dispatchEvent(new Event('beforeprint'))")
        found = js(browser, """
            const bad = [];
            for (const e of all('details:not(.device)')) {
              if (arguments[0] && !e.open) bad.push(`it stays closed: ${call(e)}`);
              const inside = [...e.children].filter((c) => c.localName !== 'summary');
              if (!inside.some((c) => c.checkVisibility() && c.getBoundingClientRect().height > 0) && !e.closest('[hidden]')) bad.push(`what it holds is not shown: ${call(e)}`);
            }
            for (const e of all('audio, .player, .filters, .skip, .bar, .device')) if (seen(e)) bad.push(`it is of no use on paper: ${call(e)}`);
            for (const e of all('a[href^="http"]')) if (seen(e) && !getComputedStyle(e, '::after').content.includes(e.getAttribute('href'))) bad.push(`its address is not shown: ${call(e)}`);
            const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g);
            if (Math.min(r, g, b) < 255) bad.push('the paper is not white');
            const ink = getComputedStyle(document.body).color.match(/\\d+/g);
            if (Math.max(ink[0], ink[1], ink[2]) > 90) bad.push('the ink is not dark');
            return bad;""", scripts)
        failures += [f"{'scripts on' if scripts else 'scripts off'}: {text}" for text in found]
        if scripts:
            browser.run("dispatchEvent(new Event('afterprint'))")
            if js(browser, "return all('details[open]').length") != 0:
                failures.append("what was closed before printing is open after it")
    browser.reset()
    return first(failures)


# ---------------------------------------------------------------- how it works


WALK = """
    const rows = window.walked, at = document.activeElement;
    if (!at || at === document.body || at === document.documentElement) return null;
    const part = getComputedStyle(at, '::after').outlineStyle !== 'none' ? '::after' : null;
    const style = getComputedStyle(at, part), box = at.getBoundingClientRect();
    let ground = at, fill = 'rgba(0, 0, 0, 0)';
    for (ground = at.parentElement; ground; ground = ground.parentElement) { fill = getComputedStyle(ground).backgroundColor; if (!/, 0\\)$/.test(fill)) break; }
    const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map((v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    const two = [light(style.outlineColor), light(ground ? fill : 'rgb(255, 255, 255)')].sort();
    const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1), y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
    const over = [[x, y], [x, box.y + 2], [x, box.bottom - 2]].map(([x, y]) => document.elementFromPoint(x, y)).filter(Boolean);
    return { index: rows.indexOf(at), name: call(at), outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth), contrast: (two[1] + 0.05) / (two[0] + 0.05),
             within: box.bottom > 0 && box.top < innerHeight, free: at.matches('.skip') || over.some((e) => at.contains(e) || e.contains(at)) };"""


def keyboard(browser, page, options, most=600):
    """Tab reaches everything once, in the order of the page, and each stop can be seen and left."""
    failures = []
    for scheme in ("light", "dark"):
        browser.reset()
        browser.prefer(scheme=scheme, motion="reduce")
        browser.resize(1440)
        browser.open(page)
        expected = js(browser, """
            window.walked = all('a[href], button, input, select, textarea, summary, audio[controls], [tabindex]').filter((e) => e.tabIndex >= 0 && !e.disabled && seen(e));
            const late = window.walked.filter((e) => e.tabIndex > 0);
            return { names: window.walked.map(call), late: late.map(call) };""")
        failures += [f"{name} has a tabindex above 0" for name in expected["late"]]
        names = expected["names"]
        # The second scheme is walked for its outlines only.
        limit = min(len(names), most if scheme == "light" else 40)
        reached, previous = [], -1
        for _ in range(limit + 10):
            if len(reached) >= limit:
                break
            browser.keys("Tab")
            stop = js(browser, WALK)
            if stop is None:
                break
            index = stop["index"]
            if index < 0:
                failures.append(f"Tab stops at {stop['name']}, which is not expected to be a stop")
                continue
            if index == previous:
                # The browser's own player has several stops of its own.
                if not stop["name"].startswith("audio"):
                    failures.append(f"the focus does not leave {stop['name']}")
                    break
                continue
            if index in reached:
                failures.append(f"{stop['name']} is reached twice")
                break
            if index != previous + 1:
                failures.append(f"{stop['name']} is reached after {names[previous] if previous >= 0 else 'the beginning'}, and not after {names[index - 1] if index else 'the beginning'}")
            reached.append(index)
            previous = index
            if stop["outline"] < 2:
                failures.append(f"{scheme}: the focus on {stop['name']} cannot be seen")
            elif stop["contrast"] < 3:
                failures.append(f"{scheme}: the focus on {stop['name']} has a contrast of {stop['contrast']:.2f} and not of 3")
            if not stop["within"]:
                failures.append(f"{stop['name']} has the focus and is out of sight")
            elif not stop["free"]:
                failures.append(f"{stop['name']} has the focus and lies under something")
        if len(reached) < limit:
            missing = [names[i] for i in range(limit) if i not in set(reached)]
            failures.append(f"{len(missing)} of {limit} stops are not reached: {', '.join(missing[:5])}")
    for text in js(browser, "return all('.lines').filter((e) => all('.say', e).length && all('.say', e).filter((b) => b.tabIndex === 0).length !== 1).map(call)"):
        failures.append(f"the transcript is not one tab stop: {text}")
    return first(failures)


def audio(browser, page, options):
    """Every sound can be loaded and is as long as the page says."""
    browser.reset()
    browser.open(page)
    deadline = time.time() + 20
    while time.time() < deadline and not js(browser, "return all('audio').every((a) => a.readyState >= 1 || a.error)"):
        time.sleep(0.1)
    found = js(browser, "return all('audio').map((a) => ({ name: call(a), ready: a.readyState, error: a.error?.message ?? '', duration: a.duration, told: a.dataset.duration, playing: !a.paused, source: a.currentSrc.slice(0, 5) }))")
    failures = []
    for sound in found:
        if sound["ready"] < 1:
            failures.append(f"{sound['name']} does not load: {sound['error'] or 'no reason given'}")
        elif sound["told"] is None or abs(float(sound["told"]) - sound["duration"]) > 0.15:
            failures.append(f"{sound['name']} lasts {sound['duration']:.2f} s and the page says {sound['told']}")
        if sound["playing"]:
            failures.append(f"{sound['name']} plays without being asked")
    failures += js(browser, """
        const bad = [];
        for (const state of all('.state')) {
          const sound = state.querySelector('audio');
          if (!sound || !(sound.duration > 0)) continue;
          let last = 0;
          for (const line of all('.line[data-start]', state)) {
            const from = Number(line.dataset.start), to = Number(line.dataset.end);
            if (!(from >= last - 0.001 && to > from && to <= sound.duration + 0.15)) bad.push(`${call(line)} is said to be spoken from ${from} to ${to}`);
            last = from;
          }
        }
        return bad;""")
    return first(failures)


def speech(browser, page, options):
    """A chosen line is heard and seen, keys move within the transcript, and everything can be played and stopped."""
    browser.reset()
    browser.open(page)
    if not js(browser, "return !!document.querySelector('.state audio')"):
        return []
    return browser.run_async(HELPERS + """
        const done = arguments[arguments.length - 1], bad = [];
        const wait = (ms) => new Promise((r) => setTimeout(r, ms));
        const until = async (test, ms = 4000) => { const end = Date.now() + ms; while (Date.now() < end) { if (test()) return true; await wait(25); } return false; };
        (async () => {
          const state = all('.state').find((s) => s.querySelector('audio')), sound = state.querySelector('audio');
          await until(() => sound.readyState >= 2);
          const lines = all('.line[data-start]', state), says = all('.say', state), button = state.querySelector('.player button');
          if (!button) return bad.push('there is no button that plays all');
          if (says.length !== lines.length) return bad.push(`${says.length} of ${lines.length} lines can be chosen`);
          const on = () => lines.filter((l) => l.getAttribute('aria-current') === 'true').map((l) => l.dataset.stop).join();
          const marked = () => [...new Set(all('.stop.on', state).map((g) => g.dataset.stop))].join();
          const at = Math.min(2, lines.length - 1), wanted = lines[at].dataset.stop;
          says[at].click();
          if (!(await until(() => sound.currentTime >= lines[at].dataset.start - 0.05 && sound.currentTime > 0 && on() === wanted))) bad.push('a chosen line is not marked in the transcript');
          if (state.querySelector('.stop') && marked() !== wanted) bad.push('a chosen line is not marked in the picture');
          if (!(await until(() => sound.paused, 6000))) bad.push('a chosen line does not end');
          if (sound.currentTime > Number(lines[at].dataset.end) + 0.4) bad.push('a chosen line goes on into the next');
          says[at].focus();
          const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          press('Home');
          if (document.activeElement !== says[0]) bad.push('Home does not go to the first line');
          if (says.length > 1) { press('ArrowDown'); if (document.activeElement !== says[1]) bad.push('the arrow key does not go to the next line'); press('ArrowUp'); if (document.activeElement !== says[0]) bad.push('the arrow key does not go back'); }
          press('End');
          if (document.activeElement !== says.at(-1)) bad.push('End does not go to the last line');
          const speed = state.querySelector('.player select');
          speed.value = '2'; speed.dispatchEvent(new Event('change'));
          if (all('audio').some((a) => a.playbackRate !== 2)) bad.push('the speed is not the one chosen');
          button.click();
          if (!(await until(() => !sound.paused && on() === lines[0].dataset.stop))) bad.push('playing all does not begin with the first line');
          if (lines.length > 1 && !(await until(() => on() === lines[1].dataset.stop, 6000))) bad.push('the mark does not follow what is spoken');
          button.click();
          await wait(60);
          if (!sound.paused || on()) bad.push('it does not stop');
        })().catch((e) => bad.push(String(e))).finally(() => { try { localStorage.clear(); } catch {} done(bad); });""")


def device(browser, page, options):
    """What a device says can be written down, compared, kept, saved and loaded."""
    browser.reset()
    browser.open(page)
    if not js(browser, "return !!document.querySelector('.line[data-node]')"):
        return []
    failures = browser.run_async(HELPERS + """
        const done = arguments[arguments.length - 1], bad = [];
        const wait = (ms) => new Promise((r) => setTimeout(r, ms));
        (async () => {
          localStorage.clear();
          const details = document.querySelector('details.device');
          if (!details) return bad.push('there is no place to write down what a device says');
          details.open = true;
          await wait(80);
          const state = details.closest('.state'), lines = all('.line', state), inputs = all('li input', details);
          if (inputs.length !== lines.length) return bad.push(`${inputs.length} fields for ${lines.length} lines`);
          const type = (text) => { inputs[0].value = text; inputs[0].dispatchEvent(new Event('input', { bubbles: true })); };
          const says = lines[0].querySelector('.says').textContent.trim();
          const heard = () => lines[0].querySelector('.heard');
          type(says.toUpperCase() + '.');
          if (!heard()?.querySelector('use[href="#m-same"]')) bad.push('what is the same is not called the same');
          type('something else');
          if (!heard()?.querySelector('use[href="#m-differs"]') || !heard().textContent.includes('something else')) bad.push('a difference is not shown');
          let saved = null;
          const create = URL.createObjectURL;
          URL.createObjectURL = (blob) => { saved = blob; return create.call(URL, blob); };
          HTMLAnchorElement.prototype.click = function () { if (this.download !== 'device.json') bad.push('the file is called ' + this.download); };
          details.querySelector('.actions button').click();
          const data = saved ? JSON.parse(await saved.text()) : null;
          if (!data || !data.lines?.some((l) => l.heard === 'something else' && l.says === says && l.stop === Number(lines[0].dataset.stop))) bad.push('device.json does not hold what was written');
          await wait(500);
        })().catch((e) => bad.push(String(e))).finally(() => done(bad));""")
    if failures:
        return failures
    browser.driver.refresh()
    if "something else" not in js(browser, "return document.querySelector('.line .heard')?.textContent ?? ''"):
        failures.append("what was written is gone when the page is opened again")
    entry = js(browser, "const l = document.querySelector('.line[data-node]'); return { state: l.closest('.state').dataset.state, node: l.dataset.node, stop: Number(l.dataset.stop), heard: 'from a file' }")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"formatVersion": 1, "lines": [entry]}, file)
        file.flush()
        browser.open_all()
        browser.driver.find_element("css selector", "details.device input[type=file]").send_keys(file.name)
        time.sleep(0.3)
    if "from a file" not in js(browser, "return document.querySelector('.line .heard')?.textContent ?? ''"):
        failures.append("device.json cannot be loaded")
    browser.run("try { localStorage.clear() } catch {}")
    return failures


def permalinks(browser, page, options, most=20):
    """A link to a finding or a state shows it, whatever is closed or filtered."""
    browser.reset()
    browser.open(page)
    ids = js(browser, "return all('.finding[id], .state[id]').map((e) => e.id)")
    sample = ids[:: max(1, len(ids) // most)][:most]
    failures = []
    for number, id in enumerate(sample):
        if number < 3:
            browser.open(page, "#" + id)
        else:
            # As a reader who has filtered it away.
            js(browser, """
                for (const field of all('#filters select')) { field.value = ''; }
                const own = document.getElementById(arguments[0]).dataset.impact, field = document.getElementById('by-impact');
                const other = field && [...field.options].find((o) => o.value && o.value !== own);
                if (other) { field.value = other.value; field.dispatchEvent(new Event('change')); }
                for (const e of all('details')) e.open = false;
                scrollTo(0, 0);
                location.hash = arguments[0];""", id)
        browser.run_async("setTimeout(arguments[0], 250)")
        found = js(browser, """
            const e = document.getElementById(arguments[0]), box = e.getBoundingClientRect(), bar = document.querySelector('.bar');
            const top = bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
            const end = Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 3;
            const bad = [];
            if (!seen(e)) bad.push('cannot be seen');
            else if (box.top < top - 1 || (box.top > innerHeight * 0.6 && !end) || box.top > innerHeight) bad.push(`stands at ${Math.round(box.top)}, with a bar down to ${Math.round(top)}`);
            if (!e.matches(':target')) bad.push('is not the target');
            if (document.activeElement !== e) bad.push('has not the focus');
            for (let at = e.parentElement; at; at = at.parentElement) if (at.localName === 'details' && !at.open) bad.push('lies in something closed');
            return bad;""", id)
        failures += [f"#{id} {text}" for text in found]
    if js(browser, "return !!document.querySelector('.finding')"):
        failures += js(browser, "return all('.finding').filter((e) => !e.id || !e.querySelector(`a.permalink[href='#${e.id}']`)).map((e) => `${call(e)} has no permalink`)")
    return first(failures)


def filters(browser, page, options):
    """Each filter leaves what it names, tells how many, and can be taken back."""
    browser.reset()
    browser.open(page)
    return first(browser.run_async(HELPERS + """
        const done = arguments[arguments.length - 1], bad = [];
        const wait = (ms) => new Promise((r) => setTimeout(r, ms));
        const shown = (s) => all(s).filter((e) => !e.closest('[hidden]'));
        (async () => {
          const form = document.getElementById('filters'), list = document.getElementById('scenario-search');
          const status = document.querySelector('.shown [role=status]');
          if (form) {
            if (form.hidden) return bad.push('the filters stay hidden');
            const findings = all('.finding');
            const reset = document.querySelector('.shown button');
            const told = (n, what) => { if (!status.textContent.match(new RegExp(`(^|\\\\D)${n}(\\\\D|$)`))) bad.push(`${what}: ${n} are left and the page says "${status.textContent}"`); };
            told(findings.length, 'at first');
            for (const kind of ['impact', 'outcome', 'rule', 'state', 'status']) {
              const field = document.getElementById(`by-${kind}`);
              if (!field) { bad.push(`there is no filter by ${kind}`); continue; }
              for (const option of [...field.options].filter((o) => o.value)) {
                field.value = option.value;
                const start = performance.now();
                field.dispatchEvent(new Event('change'));
                document.body.offsetHeight;
                const took = performance.now() - start;
                if (took > 1500) bad.push(`${kind} ${option.value} takes ${Math.round(took)} ms`);
                const wanted = findings.filter((e) => kind === 'state' ? e.dataset.states.split(' ').includes(option.value) : e.dataset[kind] === option.value);
                const left = shown('.finding');
                if (left.length !== wanted.length || !wanted.every((e) => left.includes(e))) bad.push(`${kind} ${option.value}: ${left.length} are left and not ${wanted.length}`);
                told(wanted.length, `${kind} ${option.value}`);
                if (shown('.cause').some((c) => !shown('.finding').some((f) => c.contains(f)))) bad.push(`${kind} ${option.value}: an empty group is left`);
                if (shown('.finding').some((f) => !seen(f))) bad.push(`${kind} ${option.value}: what is left lies in something closed`);
              }
              if (!reset || reset.hidden) { bad.push('the filters cannot be taken back'); field.value = ''; field.dispatchEvent(new Event('change')); }
              else reset.click();
              if (shown('.finding').length !== findings.length) bad.push(`after taking back ${kind}, ${shown('.finding').length} of ${findings.length} are left`);
            }
            const field = document.getElementById('by-text');
            const word = findings[0]?.querySelector('h3, h4, h5').textContent.trim().toLowerCase() ?? '';
            field.value = word; field.dispatchEvent(new Event('input'));
            await wait(500);
            const parts = word.split(/\\s+/);
            const wanted = findings.filter((e) => parts.every((p) => e.textContent.toLowerCase().includes(p))).length;
            if (shown('.finding').length !== wanted) bad.push(`words: ${shown('.finding').length} are left and not ${wanted}`);
            field.value = 'no finding says this'; field.dispatchEvent(new Event('input'));
            await wait(500);
            if (shown('.finding').length) bad.push('words that no finding has leave some');
            told(0, 'words that no finding has');
          }
          if (list) {
            if (list.hidden) return bad.push('the search stays hidden');
            const rows = all('.scenario'), search = document.getElementById('search'), sort = document.getElementById('sort'), only = document.getElementById('only');
            const name = rows.at(-1).dataset.name;
            search.value = name.toUpperCase(); search.dispatchEvent(new Event('input'));
            await wait(400);
            const parts = name.toLowerCase().split(/\\s+/);
            const wanted = rows.filter((r) => parts.every((p) => `${r.dataset.name} ${r.dataset.path}`.toLowerCase().includes(p))).length;
            if (shown('.scenario').length !== wanted) bad.push(`search: ${shown('.scenario').length} are left and not ${wanted}`);
            if (!status.textContent.includes(String(wanted))) bad.push(`search: ${wanted} are left and the page says "${status.textContent}"`);
            search.value = ''; search.dispatchEvent(new Event('input'));
            await wait(400);
            only.value = 'fresh'; only.dispatchEvent(new Event('change'));
            const fresh = rows.filter((r) => Number(r.dataset.new) > 0).length;
            if (shown('.scenario').length !== fresh) bad.push(`with new findings: ${shown('.scenario').length} are left and not ${fresh}`);
            only.value = 'all'; only.dispatchEvent(new Event('change'));
            if (shown('.scenario').length !== rows.length) bad.push('not every scenario comes back');
            const sorted = (value, by) => { sort.value = value; sort.dispatchEvent(new Event('change')); const order = all('.scenario'); if (order.some((r, i) => i && by(order[i - 1], r) > 0)) bad.push(`sorting by ${value} does not sort`); };
            sorted('name', (a, b) => a.dataset.name.localeCompare(b.dataset.name, 'en', { numeric: true }));
            sorted('fresh', (a, b) => b.dataset.new - a.dataset.new);
            sort.value = 'worst'; sort.dispatchEvent(new Event('change'));
            if (all('.scenario').some((r, i) => r !== rows[i])) bad.push('worst first is not the first order again');
          }
        })().catch((e) => bad.push(String(e))).finally(() => done(bad));"""))


def scripts_off(browser, page, options):
    """What a page tells is there without scripts, and nothing that needs them."""
    count = f"""
        const counts = {{}};
        const wanted = {{ findings: '.finding', lines: '.line', 'links to scenarios': '.scenario', 'changes of speech': '.change', pictures: '{PICTURES}', tables: 'table', headings: 'h1, h2, h3, h4', folds: 'details:not(.device)' }};
        for (const [name, selector] of Object.entries(wanted)) counts[name] = all(selector).filter(seen).length;
        return counts;"""
    browser.reset()
    browser.open(page)
    on = js(browser, count)
    browser.scripts(False)
    browser.open(page)
    off = js(browser, count)
    failures = [f"{off[name]} {name} without scripts, {on[name]} with them" for name in on if off[name] != on[name]]
    failures += js(browser, """
        const bad = [];
        for (const e of all('audio')) if (!e.controls || !seen(e)) bad.push(`it cannot be played without scripts: ${call(e)}`);
        for (const e of all('button, select, input')) if (seen(e)) bad.push(`it does nothing without scripts: ${call(e)}`);
        return bad;""")
    browser.scripts(True)
    return first(failures)


CHECKS = [structure, network, axe, reflow, large_text, text_spacing, reduced_motion, paper, keyboard, audio, speech, device, permalinks, filters, scripts_off]


def check(browser, page, options, names=None):
    """The result for one page, as --json prints it."""
    results = []
    for function in CHECKS:
        name = function.__name__.replace("_", "-")
        if (names and name not in names) or (function is axe and not options.axe_source):
            continue
        start = time.time()
        try:
            failures = function(browser, page, options)
        except Exception as error:  # A page may break a check; that is its failure.
            failures = [f"the check could not be done: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"]
        results.append({"name": name, "failures": failures, "seconds": round(time.time() - start, 1)})
    return {"page": str(page), "checks": results}


def main():
    parser = argparse.ArgumentParser(description="Checks report pages in a real browser.")
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--axe", help="the file axe.min.js")
    parser.add_argument("--only", help="names of checks, with commas between")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    names = set(options.only.split(",")) if options.only else None
    unknown = (names or set()) - {f.__name__.replace("_", "-") for f in CHECKS}
    missing = [p for p in options.pages + ([options.axe] if options.axe else []) if not pathlib.Path(p).is_file()]
    if unknown or missing:
        print("\n".join([f"there is no check {n}" for n in sorted(unknown)] + [f"there is no file {p}" for p in missing]), file=sys.stderr)
        return 2
    options.axe_source = pathlib.Path(options.axe).read_text(encoding="utf-8") if options.axe else None
    try:
        browser = Browser()
    except Exception as error:
        print(f"no browser: {error}", file=sys.stderr)
        return 2
    with browser:
        results = [check(browser, page, options, names) for page in options.pages]
    if options.json:
        print(json.dumps(results[0] if len(results) == 1 else results, ensure_ascii=False, indent=2))
    else:
        for result in results:
            for each in result["checks"]:
                for failure in each["failures"]:
                    print(f"{result['page']}: {each['name']}: {failure}")
    return 1 if any(each["failures"] for result in results for each in result["checks"]) else 0


if __name__ == "__main__":
    sys.exit(main())
