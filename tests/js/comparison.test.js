import assert from "node:assert/strict";
import { test } from "node:test";
import { overlayWidth, snapWidth, valueText } from "../../custom_components/comparison/geometry.js";

test("the overlay is as wide as the mouse is far, less the margin of 95", () => {
  assert.equal(overlayWidth(95, 1), 0);
  assert.equal(overlayWidth(395, 1), 300);
  assert.equal(overlayWidth(695, 1), 600);
});

test("the width stays between 0 and that of the picture", () => {
  assert.equal(overlayWidth(0, 1), 0);
  assert.equal(overlayWidth(790, 1), 600);
});

test("a picture at half its size keeps every proportion", () => {
  assert.equal(overlayWidth(395 / 2, 0.5), 300);
  assert.equal(overlayWidth(95 / 2, 0.5), 0);
});

test("300 or less snaps shut, more snaps open", () => {
  assert.deepEqual([0, 300, 300.5, 600].map(snapWidth), [0, 0, 600, 600]);
});

test("a screen reader hears a width as percentages of light and dark", () => {
  assert.equal(valueText(300), "50% light, 50% dark");
  assert.equal(valueText(0), "All dark");
  assert.equal(valueText(600), "All light");
});
