// While developing: a panel that tries another look on the open page. THEMES stands for an object:
// `markup`, theme_panel.html; `themes`, by their names, the custom properties, the stylesheet (in the
// cascade layer `layer`) and the scheme of each, if it has one; `extends`, `accent`, `radius`, `pill`, `display` and
// `text`, what the site has now.
(() => {
  const { markup, themes, layer, ...now } = THEMES;
  const KEY = "theme-panel";
  const OPEN = "theme-panel-open";
  const root = document.documentElement;
  const tried = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  const look = document.createElement("style");
  const faces = {};
  let shown = [];

  /** Shows what is tried, in place of what was shown before. */
  function show() {
    for (const name of shown) root.style.removeProperty(name);
    const { accent, followers, radius, pill, display, text } = tried;
    const properties = {
      ...(tried.extends && themes[tried.extends].properties),
      ...(accent && { accent, "accent-shade": `oklch(from ${accent} calc(l - 0.1) c h)` }),
      ...followers,
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

  /** Shows the colours that follow the accent which is tried; the server derives them. */
  async function follow() {
    const { accent, extends: theme = now.extends } = tried;
    if (!accent) return;
    const answer = await fetch(`/__theme/colors/${theme}/${accent.slice(1)}`);
    if (!answer.ok || accent !== tried.accent) return;
    tried.followers = await answer.json();
    show();
  }

  /** Puts the stylesheet of a theme in the place of that which the page has. */
  function showStyles(styles) {
    for (const sheet of document.styleSheets) {
      for (const [index, { name }] of [...sheet.cssRules].entries()) {
        if (name === layer) sheet.deleteRule(index);
      }
    }
    look.textContent = styles;
    document.head.append(look);
  }

  /** Shows a theme in light or in dark, or as the system says. */
  function showScheme(scheme) {
    if (scheme) root.dataset.theme = scheme;
    else delete root.dataset.theme;
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

  /** Lets the next load show the site as it is compiled, with the panel closed. */
  function forget() {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(OPEN);
  }

  function open() {
    const host = document.createElement("div");
    const panel = host.attachShadow({ mode: "open" });
    panel.innerHTML = markup;
    const details = panel.querySelector("details");
    const form = panel.querySelector("form");
    const status = panel.querySelector("[role=status]");
    for (const name of Object.keys(themes)) {
      const radio = `<input type="radio" name="extends" value="${name}">`;
      const label = `<label>${radio}${name}</label>`;
      panel.querySelector("fieldset").insertAdjacentHTML("beforeend", label);
    }
    const { pill, ...values } = { ...now, ...tried };
    form.elements.pill.checked = pill;
    for (const name of ["extends", "accent", "radius", "display", "text"]) {
      form.elements[name].value = values[name];
    }

    form.addEventListener("input", ({ target: { name, type, value, checked, valueAsNumber } }) => {
      if (type === "text") return;
      tried[name] = { checkbox: checked, range: valueAsNumber }[type] ?? value;
      if (name === "extends") showScheme(themes[value].scheme);
      if (name === "extends" || name === "accent") delete tried.followers;
      show();
    });
    // A face is known once its whole name is, and a colour once it is chosen.
    form.addEventListener("change", async ({ target: { name, type, value } }) => {
      if (type === "color" || type === "radio") await follow();
      if (type !== "text") return;
      tried[name] = value.trim();
      status.textContent = status.dataset.loading;
      const isThere = await load(name).then(() => true, () => false);
      status.textContent = isThere ? "" : status.dataset.missing;
      if (!isThere) delete tried[name];
      show();
    });
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      forget();
      location.reload();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      status.textContent = status.dataset.writing;
      const before = await styles();
      const answer = await fetch("/__theme", { method: "POST", body: JSON.stringify({ ...tried, followers: undefined }) }).catch(
        ({ message }) => ({ text: () => message }),
      );
      status.textContent = await answer.text();
      if (!answer.ok) return;
      forget();
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
    // A saved file reloads the page, and the panel stays as it was.
    details.open = sessionStorage.getItem(OPEN) !== null;
    details.addEventListener("toggle", () => {
      if (details.open) sessionStorage.setItem(OPEN, "");
      else sessionStorage.removeItem(OPEN);
    });
    root.append(host);
  }

  // The page's own stylesheet may still be on its way.
  show();
  if (tried.extends) addEventListener("load", show);
  for (const role of ["display", "text"]) load(role).catch(() => {});
  addEventListener("load", open);
})();
