import assert from "node:assert/strict";
import { test } from "node:test";
import { progressOf } from "../../../assets/lab/scroll-theatre/progress.js";

const cases = {
  "before the start": [-300, 0, [0, 0, 0, 0]],
  "in the middle of the second act": [1500, 0.375, [1, 0.5, 0, 0]],
  "at the end and after it": [9999, 1, [1, 1, 1, 1]],
};

for (const [name, [scrolled, whole, each]] of Object.entries(cases)) {
  test(`acts come one after the other: ${name}`, () => {
    assert.deepEqual(progressOf(scrolled, 4000, 4), { whole, each });
  });
}
