"""A headless Chromium that can be told what its reader prefers."""
import base64
import json
import pathlib
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

WIDTHS = (320, 768, 1440)
FOCUSABLE = """a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]"""


class Browser:
    """Use with `with`; what is emulated stays until `reset`."""

    def __init__(self, width=1440, height=900):
        options = webdriver.ChromeOptions()
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                     "--mute-audio", "--autoplay-policy=no-user-gesture-required", "--allow-file-access-from-files=false",
                     "--disable-background-networking", "--no-first-run", "--disable-component-update"):
            options.add_argument(flag)
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.driver.set_script_timeout(180)
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def cdp(self, method, **parameters):
        return self.driver.execute_cdp_cmd(method, parameters)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        return self.driver.execute_async_script(script, *arguments)

    def open(self, page, fragment=""):
        """Opens a file afresh, also where only the fragment differs."""
        self.driver.get("about:blank")
        self.driver.get(pathlib.Path(page).resolve().as_uri() + fragment)

    def resize(self, width, height=900):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, scheme="light", forced=False, motion="no-preference", contrast="no-preference", media=""):
        features = {"prefers-color-scheme": scheme, "forced-colors": "active" if forced else "none",
                    "prefers-reduced-motion": motion, "prefers-contrast": contrast}
        self.cdp("Emulation.setEmulatedMedia", media=media, features=[{"name": n, "value": v} for n, v in features.items()])

    def scripts(self, on):
        self.cdp("Emulation.setScriptExecutionDisabled", value=not on)

    def reset(self):
        self.scripts(True)
        self.prefer()
        self.resize(1440)

    def requests(self):
        """Addresses asked for since the last call, without data: and the blank page."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if not url.startswith(("data:", "about:", "blob:", "chrome:", "chrome-extension:", "devtools:")):
                    found.append(url)
        return found

    def console(self):
        """Errors that the page caused since the last call: among them what its own policy refused."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def picture(self, path, whole=False):
        parameters = {"format": "png"}
        if whole:
            size = self.cdp("Page.getLayoutMetrics")["cssContentSize"]
            parameters |= {"captureBeyondViewport": True, "clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 16000), "scale": 1}}
        pathlib.Path(path).write_bytes(base64.b64decode(self.cdp("Page.captureScreenshot", **parameters)["data"]))

    def paper(self, path):
        data = self.cdp("Page.printToPDF", printBackground=True, preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def open_all(self):
        """Opens every details element, also those that appear in others, and waits until they are filled."""
        self.run_async("""
            const done = arguments[0];
            for (const each of document.querySelectorAll('details')) each.open = true;
            setTimeout(done, 60);""")

    def keys(self, *names):
        codes = {"Tab": (9, ""), "Enter": (13, "\r"), "Escape": (27, ""), "ArrowDown": (40, ""), "ArrowUp": (38, ""), "Home": (36, ""), "End": (35, "")}
        for name in names:
            code, text = codes[name]
            common = {"key": name, "code": name, "windowsVirtualKeyCode": code}
            self.cdp("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common, **({"text": text} if text else {}))
            self.cdp("Input.dispatchKeyEvent", type="keyUp", **common)

    def axe(self, source, exclude=()):
        """Violations of WCAG 2.2 A and AA and of good practice: rule, impact, help, and the elements."""
        if not self.run("return !!window.axe"):
            self.run(source + "\n;window.axe = axe;")
        result = self.run_async("""
            const [exclude, done] = arguments;
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
            axe.run(exclude.length ? { exclude } : document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
              .then((r) => done(r.violations.map((v) => ({ id: v.id, impact: v.impact, help: v.help, nodes: v.nodes.map((n) => n.target.join(' ') + ': ' + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? '')) }))),
                    (e) => done([{ id: 'axe', impact: '', help: String(e), nodes: [] }]));""", list(exclude))
        return result
