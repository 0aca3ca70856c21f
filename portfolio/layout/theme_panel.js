// While developing: a panel that tries another look on the open page. THEMES stands for an object:
// `themes`, the custom properties of each theme by its name; `extends`, `accent`, `radius` and
// `pill`, what the site has now.
(() => {
  const { themes, ...now } = THEMES;
  const KEY = "theme-panel";
  const root = document.documentElement;
  const tried = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
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
      input[type="range"] { width: 120px; }
      button { min-height: 44px; padding: 0 16px; }
      p { margin: 0; }
      p:empty { display: none; }
    </style>
    <details>
      <summary>Theme</summary>
      <form>
        <fieldset><legend>Theme</legend></fieldset>
        <label><span>Accent</span><input type="color" name="accent"></label>
        <label><span>Corners</span><input type="range" name="radius" min="0" max="40" step="2"></label>
        <label><span>Round ends</span><input type="checkbox" name="pill"></label>
        <p>Titles and pictures follow when you keep it.</p>
        <div><button type="submit">Keep</button> <button type="reset">Reset</button></div>
        <p role="status"></p>
      </form>
    </details>`;

  /** Shows what is tried, in place of what was shown before. */
  function show() {
    for (const name of shown) root.style.removeProperty(name);
    const { accent, radius, pill } = tried;
    const properties = {
      ...(tried.extends && themes[tried.extends]),
      ...(accent && { accent, "accent-shade": `oklch(from ${accent} calc(l - 0.1) c h)` }),
      ...(radius !== undefined && { roundness: radius / 16 }),
      ...(pill !== undefined && { pill: pill ? "999px" : "0px" }),
    };
    shown = Object.keys(properties).map((name) => `--${name}`);
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(`--${name}`, value);
    sessionStorage.setItem(KEY, JSON.stringify(tried));
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
      const { accent, radius, pill, ...rest } = { ...now, ...tried };
      for (const input of panel.querySelectorAll("[type=radio]")) {
        input.checked = input.value === rest.extends;
      }
      Object.assign(form.elements.accent, { value: accent });
      Object.assign(form.elements.radius, { value: radius });
      Object.assign(form.elements.pill, { checked: pill });
    };
    form.addEventListener("input", ({ target: { name, type, value, checked, valueAsNumber } }) => {
      tried[name] = { checkbox: checked, range: valueAsNumber }[type] ?? value;
      show();
    });
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      for (const name of Object.keys(tried)) delete tried[name];
      show();
      fill();
      status.textContent = "";
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      status.textContent = "Writing …";
      const answer = await fetch("/__theme", { method: "POST", body: JSON.stringify(tried) }).catch(
        ({ message }) => ({ text: () => message }),
      );
      status.textContent = await answer.text();
      if (!answer.ok) return;
      // What the page shows stays until it is compiled anew with what the file says now.
      sessionStorage.removeItem(KEY);
    });
    panel.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary").focus();
    });
    fill();
    root.append(host);
  }

  show();
  addEventListener("load", open);
})();
