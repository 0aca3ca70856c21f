import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { observeWidth } from "../../custom_components/decorations/observeWidth.js";

const observers = [];
const real = globalThis.ResizeObserver;

beforeEach(() => {
  observers.length = 0;
  globalThis.ResizeObserver = class {
    constructor(callback) {
      this.resize = (inlineSize) => callback([{ borderBoxSize: [{ inlineSize }] }]);
      this.observed = null;
      observers.push(this);
    }
    observe(element) {
      this.observed = element;
    }
    disconnect() {
      this.observed = null;
    }
  };
});

afterEach(() => {
  globalThis.ResizeObserver = real;
});

test("reports every width, growing and shrinking", () => {
  const element = {};
  const widths = [];
  observeWidth(element, (width) => widths.push(width));
  assert.equal(observers[0].observed, element);
  for (const width of [1440, 1280, 1281]) observers[0].resize(width);
  assert.deepEqual(widths, [1440, 1280, 1281]);
});

test("stops observing when asked", () => {
  const stop = observeWidth({}, () => {});
  stop();
  assert.equal(observers[0].observed, null);
});
