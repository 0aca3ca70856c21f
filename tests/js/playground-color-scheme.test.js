import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { watchColorScheme } from "../../custom_components/sandbox_islands/playground/browser/colorScheme.js";

/** A browser whose frames and changes of the root element come when the test says so. */
function createBrowser() {
  const frames = new Map();
  const browser = {
    changeRoot: () => browser.observer.callback(),
    showFrame: () => {
      for (const [id, callback] of frames) {
        frames.delete(id);
        callback();
      }
    },
    system: new EventTarget(),
  };
  let last = 0;
  Object.assign(globalThis, {
    document: { documentElement: {} },
    matchMedia: () => browser.system,
    requestAnimationFrame: (callback) => frames.set(++last, callback) && last,
    cancelAnimationFrame: (id) => frames.delete(id),
    MutationObserver: class {
      constructor(callback) {
        this.callback = callback;
        browser.observer = this;
      }
      observe() {}
      disconnect() {
        this.callback = () => {};
      }
    },
  });
  return browser;
}

test("a change of the root element is reported once, after the frame that shows it", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const browser = createBrowser();
  const onChange = mock.fn();
  watchColorScheme(onChange, new AbortController().signal);
  browser.changeRoot();
  browser.changeRoot();
  mock.timers.tick(1000);
  browser.showFrame();
  assert.equal(onChange.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.equal(onChange.mock.callCount(), 1);
  mock.timers.reset();
});

test("a change of the system's preference is reported", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const browser = createBrowser();
  const onChange = mock.fn();
  watchColorScheme(onChange, new AbortController().signal);
  browser.system.dispatchEvent(new Event("change"));
  browser.showFrame();
  mock.timers.tick(1);
  assert.equal(onChange.mock.callCount(), 1);
  mock.timers.reset();
});

test("nothing is reported after it has been stopped, not even what had changed before", () => {
  for (const framesBefore of [0, 1]) {
    mock.timers.enable({ apis: ["setTimeout"] });
    const browser = createBrowser();
    const onChange = mock.fn();
    const watching = new AbortController();
    watchColorScheme(onChange, watching.signal);
    browser.changeRoot();
    if (framesBefore) browser.showFrame();
    watching.abort();
    browser.changeRoot();
    browser.showFrame();
    mock.timers.tick(1000);
    assert.equal(onChange.mock.callCount(), 0);
    mock.timers.reset();
  }
});
