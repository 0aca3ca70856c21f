import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { watchWidth } from "../../custom_components/trimmings/width.js";

const observers = [];
const real = globalThis.ResizeObserver;

beforeEach(() => {
  observers.length = 0;
  globalThis.ResizeObserver = class {
    constructor(notice) {
      this.resize = (inlineSize) => notice([{ borderBoxSize: [{ inlineSize }] }]);
      this.watched = null;
      observers.push(this);
    }
    observe(element) {
      this.watched = element;
    }
    disconnect() {
      this.watched = null;
    }
  };
});

afterEach(() => {
  globalThis.ResizeObserver = real;
});

test("tells every width, in both directions", () => {
  const element = {};
  const told = [];
  watchWidth(element, (width) => told.push(width));
  assert.equal(observers[0].watched, element);
  for (const width of [1440, 1280, 1281]) observers[0].resize(width);
  assert.deepEqual(told, [1440, 1280, 1281]);
});

test("stops watching when told to", () => {
  const stop = watchWidth({}, () => {});
  stop();
  assert.equal(observers[0].watched, null);
});
