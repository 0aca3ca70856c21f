import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const HOST = "your-name.dev";
const SCRIPT = { src: "https://stats.example/a.js", "data-domain": HOST };
const source = readFileSync(new URL("../../portfolio/layout/scripts/analytics.js", import.meta.url), "utf8");
const code = source.replace(/= ANALYTICS;/, `= ${JSON.stringify({ host: HOST, attributes: SCRIPT })};`);

/** A page that is visited; `paint` paints it, and `loaded` has the attributes of each new script. */
function visit({ hostname = HOST, navigator = {}, prerendering = false } = {}) {
  const loaded = [];
  const observers = new Set();
  const listeners = {};
  const document = {
    prerendering,
    addEventListener: (type, listener) => (listeners[type] = listener),
    createElement: () => {
      const attributes = {};
      return { attributes, setAttribute: (name, value) => (attributes[name] = value) };
    },
    head: { append: ({ attributes }) => loaded.push(attributes) },
  };
  class PerformanceObserver {
    constructor(callback) {
      this.callback = callback;
    }
    observe(options) {
      assert.deepEqual({ ...options }, { type: "paint", buffered: true });
      observers.add(this);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  runInNewContext(code, {
    document,
    navigator,
    location: { hostname },
    PerformanceObserver,
  });
  const paint = (name = "first-contentful-paint") => {
    const entries = { getEntriesByName: (asked) => (asked === name ? [{ name }] : []) };
    for (const observer of [...observers]) observer.callback(entries, observer);
  };
  return { loaded, listeners, paint };
}

test("a visit is counted once the page is painted", () => {
  const page = visit();
  assert.deepEqual(page.loaded, []);
  page.paint("first-paint");
  assert.deepEqual(page.loaded, []);
  page.paint();
  page.paint();
  assert.deepEqual(page.loaded, [SCRIPT]);
});

test("visitors who ask not to be tracked are not counted", () => {
  for (const navigator of [{ globalPrivacyControl: true }, { doNotTrack: "1" }]) {
    const page = visit({ navigator });
    page.paint();
    assert.deepEqual(page.loaded, []);
  }
});

test("a visit elsewhere than at the site's address is not counted, and one with www is", () => {
  for (const [hostname, count] of [["localhost", 0], ["preview.your-name.dev", 0], [`www.${HOST}`, 1]]) {
    const page = visit({ hostname });
    page.paint();
    assert.equal(page.loaded.length, count, hostname);
  }
});

test("a page that is prerendered is counted when it is visited", () => {
  const page = visit({ prerendering: true });
  page.paint();
  assert.deepEqual(page.loaded, []);
  page.listeners.prerenderingchange();
  page.paint();
  assert.deepEqual(page.loaded, [SCRIPT]);
});
