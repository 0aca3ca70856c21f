// What is read is what runs: the page takes markup and styles of the ideas from their editors. An
// idea that was changed runs in a frame instead, where it cannot reach the page.
import { createResult } from "./result.js";

const PAUSE = 300; // milliseconds without a key, after which a change is shown
const root = document.documentElement;

/** Says in the live region what happened. */
const say = (words) => {
  document.querySelector("#status").textContent = words;
};

/** Runs an idea, and lets it be changed, reset and copied. @returns {() => void} Shows it again. */
function run(snippet) {
  const $ = (selector) => snippet.querySelector(selector);
  const demo = $(".demo");
  const editors = [...snippet.querySelectorAll("textarea")];
  const name = $("h2").textContent;
  const isHidden = demo.ariaHidden;
  let timer;
  let latest;

  const sources = () => Object.fromEntries(editors.map(({ dataset, value }) => [dataset.language, value]));
  const isChanged = () => editors.some(({ value, defaultValue }) => value.trim() !== defaultValue.trim());

  demo.innerHTML = sources().html;
  const original = [...demo.childNodes];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sources().css);
  document.adoptedStyleSheets.push(sheet);

  const show = async () => {
    const own = (latest = {});
    if (!isChanged()) {
      demo.replaceChildren(...original);
      demo.ariaHidden = isHidden;
      return;
    }
    const looks = { isStill: "still" in root.dataset, fontSize: getComputedStyle(demo).fontSize };
    try {
      const result = await createResult(name, sources(), looks);
      if (own !== latest) return;
      demo.ariaHidden = null;
      demo.replaceChildren(result);
    } catch {
      say(`This browser does not run changed code here: ${name} shows what it was.`);
    }
  };

  for (const editor of editors) {
    editor.readOnly = false;
    editor.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE);
    });
  }
  $(".reset").addEventListener("click", () => {
    clearTimeout(timer);
    for (const editor of editors) editor.value = editor.defaultValue;
    show();
    say(`${name} is as it was.`);
  });
  $(".copy").addEventListener("click", async () => {
    const { html, css, javascript } = sources();
    const script = javascript ? `\n<script type="module">\n${javascript}\n</script>` : "";
    try {
      await navigator.clipboard.writeText(`${html}\n<style>\n${css}\n</style>${script}\n`);
      say(`${name} is copied.`);
    } catch {
      editors.at(-1).select();
      say(`The browser does not allow copying; the last part of ${name} is selected.`);
    }
  });
  return () => isChanged() && show();
}

const refresh = [...document.querySelectorAll(".snippet")].map(run);

const shapes = document.querySelector(".shapes");
shapes.addEventListener("click", () => {
  shapes.append(shapes.firstElementChild);
});

document.querySelector("#still").addEventListener("click", ({ currentTarget }) => {
  const isStill = root.toggleAttribute("data-still");
  currentTarget.setAttribute("aria-pressed", isStill);
  for (const again of refresh) again();
});
