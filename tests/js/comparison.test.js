import assert from "node:assert/strict";
import { test } from "node:test";
import { snapped, spoken, widthAt } from "../../custom_components/comparison/measures.js";

test("the overlay is as wide as the mouse is far, less the offset of 95", () => {
  assert.equal(widthAt(95, 1), 0);
  assert.equal(widthAt(395, 1), 300);
  assert.equal(widthAt(695, 1), 600);
});

test("the width never leaves the picture", () => {
  assert.equal(widthAt(0, 1), 0);
  assert.equal(widthAt(790, 1), 600);
});

test("a picture at half its size keeps every proportion", () => {
  assert.equal(widthAt(395 / 2, 0.5), 300);
  assert.equal(widthAt(95 / 2, 0.5), 0);
});

test("300 or less snaps shut, more snaps open", () => {
  assert.deepEqual([0, 300, 300.5, 600].map(snapped), [0, 0, 600, 600]);
});

test("a width is spoken as shares of light and dark", () => {
  assert.equal(spoken(300), "50% light, 50% dark");
  assert.equal(spoken(0), "All dark");
  assert.equal(spoken(600), "All light");
});
