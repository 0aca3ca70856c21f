// While developing: a panel that tries another look on the open page. THEMES stands for an object:
// `themes`, the custom properties and the stylesheet of each theme by its name; `extends`, `accent`,
// `radius`, `pill`, `display` and `text`, what the site has now.
(() => {
  const { themes, ...now } = THEMES;
  const KEY = "theme-panel";
  const root = document.documentElement;
  const tried = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  const LAYER = "look";
  const look = document.createElement("style");
  const faces = {};
  let shown = [];

  const PANEL = `
    <style>
      :host { all: initial; position: fixed; z-index: 2147483000; left: 12px; bottom: 12px;
        color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; color: CanvasText; }
      * { font: inherit; box-sizing: border-box; }
      summary, form { background: Canvas; border: 1px solid GrayText; border-radius: 8px; }
      summary { display: inline-block; min-height: 44px; padding: 11px 16px; cursor: pointer;
        list-style: none; font-weight: 600; }
      summary:focus-visible, :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
      details { display: flex; flex-direction: column-reverse; align-items: start; gap: 8px; }
      form { display: grid; gap: 12px; width: min(300px, 100vw - 24px); padding: 16px;
        max-height: 75vh; overflow: auto; }
      fieldset { display: grid; border: 0; margin: 0; padding: 0; }
      legend { padding: 0; font-weight: 600; }
      label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
      label > span { flex: 1; }
      input[type="range"], input[list] { width: 140px; min-height: 32px; }
      button { min-height: 44px; padding: 0 16px; }
      p { margin: 0; }
      p:empty { display: none; }
    </style>
    <details>
      <summary>Try themes</summary>
      <form>
        <fieldset><legend>Theme</legend></fieldset>
        <label><span>Accent</span><input type="color" name="accent"></label>
        <label><span>Corners</span><input type="range" name="radius" min="0" max="40" step="2"></label>
        <label><span>Titles</span><input name="display" list="faces" autocomplete="off"></label>
        <label><span>Text</span><input name="text" list="faces" autocomplete="off"></label>
        <datalist id="faces">
          <option>Archivo<option>Bevan<option>Familjen Grotesk<option>Fraunces<option>Gasoek One
          <option>Geist<option>Instrument Sans<option>Inter<option>Space Grotesk
        </datalist>
        <label><span>Round ends</span><input type="checkbox" name="pill"></label>
        <p>Faces are those of Fontsource. Drawn titles and pictures follow when you keep it.</p>
        <div><button type="submit">Keep</button> <button type="reset">Reset</button></div>
        <p role="status"></p>
      </form>
    </details>`;

  /** Shows what is tried, in place of what was shown before. */
  function show() {
    for (const name of shown) root.style.removeProperty(name);
    const { accent, radius, pill, display, text } = tried;
    const properties = {
      ...(tried.extends && themes[tried.extends].properties),
      ...(accent && { accent, "accent-shade": `oklch(from ${accent} calc(l - 0.1) c h)` }),
      ...(radius !== undefined && { roundness: radius / 16 }),
      ...(pill !== undefined && { pill: pill ? "999px" : "0px" }),
      ...(display && { "font-display": `"tried display", var(--font-body)` }),
      ...(text && { "font-body": `"tried text", sans-serif` }),
    };
    if (tried.extends) showStyles(themes[tried.extends].styles);
    shown = Object.keys(properties).map((name) => `--${name}`);
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(`--${name}`, value);
    sessionStorage.setItem(KEY, JSON.stringify(tried));
  }

  /** Puts the stylesheet of a theme in the place of that which the page has. */
  function showStyles(styles) {
    for (const sheet of document.styleSheets) {
      for (const [index, { name }] of [...sheet.cssRules].entries()) {
        if (name === LAYER) sheet.deleteRule(index);
      }
    }
    look.textContent = `@layer ${LAYER} {${styles}}`;
    document.head.append(look);
  }

  /** Returns the site's styles as they are compiled now. */
  const styles = async () => (await fetch("/generated/site.css", { cache: "no-store" })).text();

  /** Loads the face of titles or of text that is tried; the server fetches it. */
  async function load(role) {
    if (!tried[role]) return;
    const address = `/__theme/font/${role}/${encodeURIComponent(tried[role])}`;
    const face = new FontFace(`tried ${role}`, `url("${address}")`, { weight: "100 900" });
    await face.load();
    if (faces[role]) document.fonts.delete(faces[role]);
    document.fonts.add((faces[role] = face));
  }

  function open() {
    const host = document.createElement("div");
    const panel = host.attachShadow({ mode: "open" });
    panel.innerHTML = PANEL;
    const details = panel.querySelector("details");
    const form = panel.querySelector("form");
    const status = panel.querySelector("[role=status]");
    for (const name of Object.keys(themes)) {
      const label = document.createElement("label");
      const input = Object.assign(document.createElement("input"), {
        type: "radio",
        name: "extends",
        value: name,
      });
      label.append(input, name);
      panel.querySelector("fieldset").append(label);
    }

    const fill = () => {
      const { accent, radius, pill, display, text, ...rest } = { ...now, ...tried };
      for (const input of panel.querySelectorAll("[type=radio]")) {
        input.checked = input.value === rest.extends;
      }
      Object.assign(form.elements.accent, { value: accent });
      Object.assign(form.elements.radius, { value: radius });
      Object.assign(form.elements.pill, { checked: pill });
      Object.assign(form.elements.display, { value: display });
      Object.assign(form.elements.text, { value: text });
    };
    form.addEventListener("input", ({ target: { name, type, value, checked, valueAsNumber } }) => {
      if (type === "text") return;
      tried[name] = { checkbox: checked, range: valueAsNumber }[type] ?? value;
      show();
    });
    // A face is known once its whole name is.
    form.addEventListener("change", async ({ target: { name, type, value } }) => {
      if (type !== "text") return;
      tried[name] = value.trim();
      status.textContent = "Loading …";
      const isThere = await load(name).then(() => true, () => false);
      status.textContent = isThere ? "" : `There is no face ${value}.`;
      if (!isThere) delete tried[name];
      show();
    });
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      sessionStorage.removeItem(KEY);
      location.reload();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      status.textContent = "Writing …";
      const before = await styles();
      const answer = await fetch("/__theme", { method: "POST", body: JSON.stringify(tried) }).catch(
        ({ message }) => ({ text: () => message }),
      );
      status.textContent = await answer.text();
      if (!answer.ok) return;
      sessionStorage.removeItem(KEY);
      for (let tries = 0; tries < 120 && before === (await styles()); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      location.reload();
    });
    panel.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary").focus();
    });
    fill();
    root.append(host);
  }

  // The page's own stylesheet may still be on its way.
  show();
  if (tried.extends) addEventListener("load", show);
  for (const role of ["display", "text"]) load(role).catch(() => {});
  addEventListener("load", open);
})();
