import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync(new URL("../../portfolio/layout/scripts/theme.js", import.meta.url), "utf8");

/** A page of a light system; `kept` is what is in the storage, or null where there is none. */
function visit(kept) {
  const window = new EventTarget();
  const documentElement = { dataset: {}, style: {}, classList: { toggle() {} } };
  const storage = { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
  const document = Object.assign(new EventTarget(), { documentElement });
  const system = Object.assign(new EventTarget(), { matches: false });
  new Function("document", "matchMedia", "localStorage", "addEventListener", source)(
    document,
    () => system,
    storage,
    window.addEventListener.bind(window),
  );
  const tell = (type, fields) => window.dispatchEvent(Object.assign(new Event(type), fields));
  const choose = (theme) => document.dispatchEvent(new CustomEvent("set-theme", { detail: theme }));
  return { dataset: documentElement.dataset, tell, choose };
}

test("a page takes the theme that another tab has kept, and that of pages it comes back from", () => {
  const kept = {};
  const { dataset, tell } = visit(kept);
  assert.equal(dataset.theme, undefined);
  kept.theme = "dark";
  tell("storage");
  assert.equal(dataset.theme, "dark");
  kept.theme = "light";
  tell("pageshow", { persisted: true });
  assert.equal(dataset.theme, "light");
});

test("without storage a choice outlasts the way back to the page", () => {
  const { dataset, tell, choose } = visit(null);
  choose("dark");
  tell("pageshow", { persisted: true });
  assert.equal(dataset.theme, "dark");
});
