"use strict";

(() => {
  // Every string that this script shows, in one place.
  const T = {
    play: "Play all",
    stop: "Stop",
    playAria: (state) => `Play all, ${state}`,
    stopAria: (state) => `Stop, ${state}`,
    speed: "Speed",
    speedAria: (state) => `Speed, ${state}`,
    times: (rate) => `${rate}×`,
    clock: (now, all) => `${now} of ${all}`,
    keys: "Choose a line to hear it and see where it is. In the list, the arrow keys move and Enter plays; Escape stops.",
    all: "All",
    choose: {
      impact: "Impact",
      outcome: "Outcome",
      rule: "Rule",
      state: "State",
      status: "Status",
      text: "Words in the finding",
    },
    reset: "Show all",
    shown: (n, all) => (n === all ? `${all} ${all === 1 ? "finding" : "findings"}` : `${n} of ${all} findings shown`),
    shownInCause: (n, all) => (n === all ? `${all}` : `${n} of ${all}`),
    search: "Name or path",
    sort: "Sort by",
    sorts: {
      worst: "worst first",
      name: "name",
      path: "path",
      fresh: "most new findings",
      unmeasured: "most not measured",
    },
    only: "Show",
    onlys: { all: "all scenarios", fresh: "with new findings", clean: "without new findings" },
    scenarios: (n, all) => (n === all ? `${all} ${all === 1 ? "scenario" : "scenarios"}` : `${n} of ${all} scenarios shown`),
    device: "Compare with a device",
    deviceIn: (state) => `What a device says: ${state}`,
    deviceHow:
      "Turn VoiceOver on, swipe through the screen, and write down what it says at each stop. What you write stays in this browser until you save it as device.json.",
    deviceName: "Device and version",
    deviceHint: "for example iPhone 16, iOS 26.1",
    save: "Save device.json",
    load: "Load device.json",
    clear: "Forget what I wrote",
    cleared: "What was written here is forgotten.",
    loaded: (n) => `${n} ${n === 1 ? "line" : "lines"} loaded.`,
    unreadable: "This is not a device.json of this kind.",
    stopLabel: (n, says) => `${n}. Here it says “${says}”`,
    same: "Same on the device",
    differs: "Differs on the device:",
    heardSame: (n) => `${n} the same`,
    heardDiffers: (n) => `${n} different`,
  };

  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);

  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key in element) element[key] = value;
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function mark(name) {
    const namespace = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(namespace, "svg");
    const use = document.createElementNS(namespace, "use");
    svg.setAttribute("class", "mark");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("viewBox", "0 0 16 16");
    use.setAttribute("href", `#m-${name}`);
    svg.append(use);
    return svg;
  }

  const store = {
    get(key) {
      try { return localStorage.getItem(key); } catch { return null; }
    },
    set(key, value) {
      try { localStorage.setItem(key, value); } catch { /* A page from a file may have no storage. */ }
    },
    remove(key) {
      try { localStorage.removeItem(key); } catch { /* as above */ }
    },
  };

  const later = (wait, action) => {
    let timer = 0;
    return () => {
      clearTimeout(timer);
      timer = setTimeout(action, wait);
    };
  };

  // ---- Sound: one player a state, one speed for all of them

  const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];
  const players = [];
  let speed = speeds.includes(Number(store.get("a11ysim.speed"))) ? Number(store.get("a11ysim.speed")) : 1;

  function clock(seconds) {
    const whole = Math.round(seconds || 0);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }

  class Player {
    constructor(state) {
      this.audio = one("audio", state);
      this.name = state.dataset.name;
      this.lines = all(".line[data-start]", state);
      this.figure = one(".numbered", state);
      // An outline, a number and a place to point at for each stop.
      this.stops = new Map();
      for (const stop of all(".numbered > .phone .stop", state)) {
        this.stops.set(stop.dataset.stop, [...(this.stops.get(stop.dataset.stop) ?? []), stop]);
      }
      this.until = Infinity;
      this.current = null;
      state.classList.add("can-play");
      this.addControls(state);
      this.addLines(state);
      this.audio.addEventListener("play", () => this.started());
      this.audio.addEventListener("pause", () => this.showButton());
      this.audio.addEventListener("ended", () => this.rest());
      this.audio.addEventListener("loadedmetadata", () => this.showClock());
      this.showClock();
    }

    addControls(state) {
      // The buttons below stand in for the browser's own, which remain where scripts are off.
      this.audio.controls = false;
      this.audio.hidden = true;
      this.label = make("span");
      this.icon = mark("play");
      this.button = make("button", { type: "button", className: "primary" }, this.icon, this.label);
      this.button.addEventListener("click", () => (this.audio.paused ? this.play(0, Infinity) : this.stop()));
      const id = `${state.id}-speed`;
      this.select = make("select", { id, ariaLabel: T.speedAria(this.name) },
        ...speeds.map((rate) => make("option", { value: rate, selected: rate === speed }, T.times(rate))));
      this.select.addEventListener("change", () => setSpeed(Number(this.select.value)));
      this.time = make("span", { className: "time" });
      one(".player", state).append(
        this.button,
        make("span", { className: "labelled" }, make("label", { htmlFor: id }, T.speed), this.select),
        this.time,
      );
      this.audio.playbackRate = this.audio.defaultPlaybackRate = speed;
      this.showButton();
    }

    // A line is a button; only one of them is a tab stop, and the arrow keys go from one to the next.
    addLines(state) {
      const list = one(".lines", state);
      if (!list || this.lines.length === 0) return;
      const keys = make("p", { className: "keys", id: `${state.id}-keys` }, T.keys);
      list.before(keys);
      list.setAttribute("aria-describedby", keys.id);
      this.buttons = this.lines.map((line, index) => {
        const says = one(".says", line);
        const button = make("button", { type: "button", className: "say", tabIndex: index === 0 ? 0 : -1 }, ...says.childNodes);
        says.append(button);
        line.addEventListener("click", (event) => {
          if (event.target.closest("a, summary, input")) return;
          this.choose(index);
        });
        return button;
      });
      list.addEventListener("keydown", (event) => this.key(event));
      for (const [stop, groups] of this.stops) {
        const index = this.lines.findIndex((line) => line.dataset.stop === stop);
        if (index < 0) continue;
        for (const group of groups) group.addEventListener("click", () => this.choose(index));
      }
    }

    key(event) {
      const at = this.buttons.indexOf(document.activeElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const last = this.buttons.length - 1;
      const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
      if (event.key === "Escape") this.stop();
      if (to === undefined) return;
      event.preventDefault();
      this.rove(to);
      this.buttons[to].focus();
    }

    rove(to) {
      this.buttons.forEach((button, index) => (button.tabIndex = index === to ? 0 : -1));
    }

    choose(index) {
      const line = this.lines[index];
      this.rove(index);
      this.play(Number(line.dataset.start), Number(line.dataset.end));
      this.show(line);
    }

    play(from, until) {
      for (const other of players) if (other !== this) other.stop();
      this.until = until;
      this.audio.currentTime = from;
      this.audio.play().catch(() => this.rest());
    }

    stop() {
      this.audio.pause();
      this.rest();
    }

    rest() {
      this.show(null);
      this.showButton();
    }

    started() {
      this.showButton();
      const follow = () => {
        const now = this.audio.currentTime;
        // The decoder may be late by the encoder's delay.
        if (now >= this.until + 0.08) {
          this.until = Infinity;
          this.audio.pause();
        }
        if (this.audio.paused) return;
        this.show(this.lines.find((line) => now >= line.dataset.start - 0.02 && now < line.dataset.end) ?? this.current);
        this.showClock();
        requestAnimationFrame(follow);
      };
      requestAnimationFrame(follow);
    }

    show(line) {
      if (line === this.current) return;
      for (const [at, on] of [[this.current, false], [line, true]]) {
        if (!at) continue;
        if (on) at.setAttribute("aria-current", "true");
        else at.removeAttribute("aria-current");
        for (const stop of this.stops.get(at.dataset.stop) ?? []) stop.classList.toggle("on", on);
      }
      this.current = line;
      this.figure?.classList.toggle("following", Boolean(line));
    }

    showButton() {
      const playing = !this.audio.paused;
      this.label.textContent = playing ? T.stop : T.play;
      this.button.ariaLabel = playing ? T.stopAria(this.name) : T.playAria(this.name);
      this.icon.firstChild.setAttribute("href", playing ? "#m-stop" : "#m-play");
    }

    showClock() {
      this.time.textContent = T.clock(clock(this.audio.currentTime), clock(this.audio.duration || this.audio.dataset.duration));
    }
  }

  function setSpeed(rate) {
    speed = rate;
    store.set("a11ysim.speed", rate);
    for (const player of players) {
      player.audio.playbackRate = player.audio.defaultPlaybackRate = rate;
      player.select.value = rate;
    }
  }

  // ---- What a device says beside what is said here

  // Case, punctuation and spaces are nothing that is heard.
  const plain = (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");

  function addDevice(main) {
    const states = all(".state", main);
    const key = `a11ysim.device:${main.dataset.scenario}`;
    const heard = new Map();
    const name = (line) => `${line.closest(".state").dataset.state}\n${line.dataset.node}\n${line.dataset.stop}`;
    const lines = new Map(all(".line[data-node]", main).map((line) => [name(line), line]));
    const says = (line) => one(".says", line).textContent.trim();
    const bodies = [];
    let device = main.dataset.device ?? "";

    for (const [id, line] of lines) {
      const known = one(".heard", line)?.dataset.heard;
      if (known) heard.set(id, known);
    }

    function result(text, said) {
      if (!text) return [];
      if (plain(text) === plain(said)) return [make("span", { className: "good" }, mark("same"), " ", make("b", {}, T.same))];
      return [make("span", { className: "serious" }, mark("differs"), " ", make("b", {}, T.differs)), ` “${text}”`];
    }

    function show(id) {
      const line = lines.get(id);
      const text = heard.get(id) ?? "";
      let place = one(".heard", line);
      if (!place) line.lastElementChild.append((place = make("p", { className: "heard" })));
      place.replaceChildren(...result(text, says(line)));
      place.hidden = !text;
    }

    function asData() {
      return {
        formatVersion: 1,
        scenario: main.dataset.scenario,
        device,
        lines: [...lines].filter(([id]) => heard.get(id)).map(([id, line]) => ({
          state: line.closest(".state").dataset.state,
          stop: Number(line.dataset.stop),
          node: line.dataset.node,
          says: says(line),
          heard: heard.get(id),
        })),
      };
    }

    function read(data) {
      if (!data || !Array.isArray(data.lines)) return -1;
      let count = 0;
      if (typeof data.device === "string") device = data.device;
      for (const entry of data.lines) {
        const id = `${entry.state}\n${entry.node}\n${entry.stop}`;
        if (!lines.has(id) || typeof entry.heard !== "string") continue;
        heard.set(id, entry.heard);
        show(id);
        count += 1;
      }
      for (const refresh of bodies) refresh();
      return count;
    }

    const keep = later(300, () => store.set(key, JSON.stringify(asData())));

    function fill(state, body, index) {
      const own = [...lines].filter(([, line]) => line.closest(".state") === state);
      const inputs = [];
      const list = make("ol", {}, ...own.map(([id, line], at) => {
        const field = `${state.id}-heard-${at + 1}`;
        const outcome = make("p", { className: "result" });
        const input = make("input", { id: field, type: "text", autocomplete: "off", spellcheck: false, value: heard.get(id) ?? "" });
        const refresh = () => {
          input.value = heard.get(id) ?? "";
          outcome.replaceChildren(...result(input.value, says(line)));
        };
        input.addEventListener("input", () => {
          heard.set(id, input.value.trim());
          outcome.replaceChildren(...result(input.value, says(line)));
          show(id);
          keep();
        });
        inputs.push(refresh);
        refresh();
        return make("li", {}, make("label", { htmlFor: field }, T.stopLabel(line.dataset.stop, says(line))), input, outcome);
      }));

      const status = make("p", { role: "status" });
      const deviceField = make("input", { id: `${state.id}-device`, type: "text", autocomplete: "off", value: device });
      deviceField.addEventListener("input", () => { device = deviceField.value; keep(); });
      const save = make("button", { type: "button" }, T.save);
      save.addEventListener("click", () => {
        const url = URL.createObjectURL(new Blob([JSON.stringify(asData(), null, 2) + "\n"], { type: "application/json" }));
        const link = make("a", { href: url, download: "device.json" });
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), 1000);
      });
      const file = make("input", { id: `${state.id}-load`, type: "file", accept: "application/json,.json" });
      file.addEventListener("change", async () => {
        let count = -1;
        try { count = read(JSON.parse(await file.files[0].text())); } catch { /* told below */ }
        status.textContent = count < 0 ? T.unreadable : T.loaded(count);
        if (count >= 0) keep();
      });
      const clear = make("button", { type: "button" }, T.clear);
      clear.addEventListener("click", () => {
        heard.clear();
        store.remove(key);
        for (const id of lines.keys()) show(id);
        for (const refresh of bodies) refresh();
        status.textContent = T.cleared;
      });
      body.append(
        make("p", {}, T.deviceHow),
        make("div", {}, make("label", { htmlFor: deviceField.id }, `${T.deviceName} (${T.deviceHint})`), deviceField),
        list,
        make("div", { className: "actions" }, save, clear),
        make("div", {}, make("label", { htmlFor: file.id }, T.load), " ", file),
        status,
      );
      bodies.push(() => {
        deviceField.value = device;
        for (const refresh of inputs) refresh();
      });
    }

    states.forEach((state, index) => {
      const list = one(".lines", state);
      if (!list) return;
      const body = make("div", { className: "device-body" });
      const details = make("details", { className: "device" }, make("summary", { ariaLabel: T.deviceIn(state.dataset.name) }, T.device), body);
      details.addEventListener("toggle", () => { if (details.open && !body.hasChildNodes()) fill(state, body, index); });
      (one(".steps", state) ?? list.parentNode.lastElementChild).after(details);
    });

    try { read(JSON.parse(store.get(key))); } catch { /* Nothing was kept. */ }
  }

  // ---- Filters of findings

  function addFilters(form) {
    const findings = all(".finding").map((element) => ({ element, data: element.dataset, states: (element.dataset.states ?? "").split(" "), words: null, shown: true }));
    const causes = all(".cause").map((element) => ({
      element,
      count: one(".count", element),
      findings: findings.filter((finding) => element.contains(finding.element)),
    }));
    const folds = all(".more").map((element) => ({ element, findings: findings.filter((finding) => element.contains(finding.element)) }));
    const status = one(".shown [role='status']");
    const names = new Map(all(".state").map((state) => [state.id, state.dataset.name]));
    const orders = {
      impact: ["critical", "serious", "moderate", "minor"],
      outcome: ["fail", "review"],
      status: ["new", "known", "unchanged", "suppressed"],
    };
    const fields = {};

    for (const kind of ["impact", "outcome", "rule", "state", "status"]) {
      const counts = new Map();
      for (const finding of findings) {
        const values = kind === "state" ? finding.states : [finding.data[kind]];
        for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      let values = [...counts.keys()];
      if (orders[kind]) values = orders[kind].filter((value) => counts.has(value));
      else if (kind === "rule") values.sort();
      else values = [...names.keys()].filter((value) => counts.has(value));
      const id = `by-${kind}`;
      const select = make("select", { id }, make("option", { value: "" }, T.all),
        ...values.map((value) => make("option", { value }, `${kind === "state" ? names.get(value) : value} (${counts.get(value)})`)));
      select.addEventListener("change", apply);
      fields[kind] = select;
      form.append(make("div", {}, make("label", { htmlFor: id }, T.choose[kind]), select));
    }
    const search = make("input", { id: "by-text", type: "search", autocomplete: "off", spellcheck: false });
    search.addEventListener("input", later(150, apply));
    form.append(make("div", { className: "wide" }, make("label", { htmlFor: search.id }, T.choose.text), search));
    const reset = make("button", { type: "button", hidden: true }, T.reset);
    reset.addEventListener("click", () => { clear(); fields.impact.focus(); });
    status.after(reset);

    function matches(finding, wanted, words) {
      for (const kind of ["impact", "outcome", "rule", "status"]) if (wanted[kind] && finding.data[kind] !== wanted[kind]) return false;
      if (wanted.state && !finding.states.includes(wanted.state)) return false;
      if (words.length === 0) return true;
      finding.words ??= finding.element.textContent.toLowerCase();
      return words.every((word) => finding.words.includes(word));
    }

    function apply() {
      const wanted = Object.fromEntries(Object.entries(fields).map(([kind, field]) => [kind, field.value]));
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const filtered = words.length > 0 || Object.values(wanted).some(Boolean);
      let count = 0;
      for (const finding of findings) {
        finding.shown = matches(finding, wanted, words);
        finding.element.hidden = !finding.shown;
        if (finding.shown) count += 1;
      }
      for (const cause of causes) {
        const shown = cause.findings.filter((finding) => finding.shown).length;
        cause.element.hidden = shown === 0 && cause.findings.length > 0;
        if (cause.count) cause.count.textContent = T.shownInCause(shown, cause.findings.length);
      }
      for (const fold of folds) {
        const some = fold.findings.some((finding) => finding.shown);
        fold.element.hidden = !some;
        if (filtered && some) fold.element.open = true;
      }
      reset.hidden = !filtered;
      status.textContent = T.shown(count, findings.length);
    }

    function clear() {
      for (const field of Object.values(fields)) field.value = "";
      search.value = "";
      apply();
    }

    form.hidden = false;
    status.textContent = T.shown(findings.length, findings.length);
    return clear;
  }

  // ---- The list of scenarios: search, sort, and only some

  function addSearch(form) {
    const list = one(".scenarios");
    const status = one(".shown [role='status']");
    const rows = all(".scenario", list).map((element, order) => ({
      element,
      order,
      name: element.dataset.name,
      path: element.dataset.path,
      words: `${element.dataset.name} ${element.dataset.path}`.toLowerCase(),
      fresh: Number(element.dataset.new),
      unmeasured: Number(element.dataset.unmeasured),
    }));
    const text = new Intl.Collator(root.lang, { numeric: true });
    const sorts = {
      worst: (a, b) => a.order - b.order,
      name: (a, b) => text.compare(a.name, b.name),
      path: (a, b) => text.compare(a.path, b.path),
      fresh: (a, b) => b.fresh - a.fresh || a.order - b.order,
      unmeasured: (a, b) => b.unmeasured - a.unmeasured || a.order - b.order,
    };
    const field = (id, label, element, className = "") => {
      element.id = id;
      form.append(make("div", { className }, make("label", { htmlFor: id }, label), element));
      return element;
    };
    const options = (names) => Object.entries(names).map(([value, name]) => make("option", { value }, name));
    const search = field("search", T.search, make("input", { type: "search", autocomplete: "off", spellcheck: false }));
    const only = field("only", T.only, make("select", {}, ...options(T.onlys)));
    const sort = field("sort", T.sort, make("select", {}, ...options(T.sorts)));

    function filter() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const row of rows) {
        const kept = only.value === "all" || (only.value === "fresh") === row.fresh > 0;
        row.element.hidden = !kept || !words.every((word) => row.words.includes(word));
        if (!row.element.hidden) count += 1;
      }
      status.textContent = T.scenarios(count, rows.length);
    }

    search.addEventListener("input", later(120, filter));
    only.addEventListener("change", filter);
    sort.addEventListener("change", () => list.append(...[...rows].sort(sorts[sort.value]).map((row) => row.element)));
    form.hidden = false;
    status.textContent = T.scenarios(rows.length, rows.length);
  }

  // ---- Links to one finding or state

  function addPermalinks(unfilter) {
    function go() {
      let id = "";
      try { id = decodeURIComponent(location.hash.slice(1)); } catch { return; }
      const target = id && document.getElementById(id);
      if (!target) return;
      if (target.closest("[hidden]")) unfilter?.();
      for (let at = target; at; at = at.parentElement) if (at.localName === "details") at.open = true;
      if (!target.matches(".finding, .state")) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      // Rows above get their true heights as they come near, so the place is sought until it stays.
      let left = 8;
      const settle = () => {
        target.scrollIntoView({ behavior: "instant", block: "start" });
        if (--left > 0) requestAnimationFrame(settle);
      };
      settle();
    }
    addEventListener("hashchange", go);
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href^='#']");
      if (link && link.hash === location.hash) go();
    });
    go();
  }

  // ---- Paper: everything that can be opened is open

  function addPrinting() {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = all("details:not([open]):not(.device)");
      for (const details of opened) details.open = true;
    });
    addEventListener("afterprint", () => {
      for (const details of opened) details.open = false;
      opened = [];
    });
  }

  // ---- The bar tells where one is; a table that is too wide can be scrolled with keys

  function addBar(bar) {
    const links = new Map();
    for (const link of all("a[href^='#']", bar)) {
      const part = document.getElementById(link.hash.slice(1));
      if (part) links.set(part, link);
    }
    const seen = new Set();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) seen.add(entry.target);
        else seen.delete(entry.target);
      }
      const now = [...links.keys()].find((part) => seen.has(part));
      for (const [part, link] of links) {
        if (part === now) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    }, { rootMargin: "-20% 0px -70% 0px" });
    for (const part of links.keys()) observer.observe(part);
  }

  function addScrolling() {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
        else target.removeAttribute("tabindex");
      }
    });
    for (const element of all(".scroll")) observer.observe(element);
  }

  const main = one("main");
  for (const state of all(".state")) if (one("audio", state)) players.push(new Player(state));
  if (main.dataset.scenario) addDevice(main);
  const filters = one("#filters");
  const search = one("#scenario-search");
  let unfilter = null;
  if (filters) unfilter = addFilters(filters);
  if (search) addSearch(search);
  addPermalinks(unfilter);
  addPrinting();
  const bar = one(".bar");
  if (bar) addBar(bar);
  addScrolling();
})();
