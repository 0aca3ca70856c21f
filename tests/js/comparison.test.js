import assert from "node:assert/strict";
import { test } from "node:test";
import { ComparisonSlider } from "../../custom_components/comparison/comparisonSlider.js";
import { overlayWidth, snapWidth, valueText } from "../../custom_components/comparison/geometry.js";
import { createEvent } from "./support/elements.js";

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

const words = { allLight: "All light", allDark: "All dark", mixed: "{light}% light, {dark}% dark" };

test("a screen reader hears a width as percentages of light and dark", () => {
  assert.equal(valueText(300, words), "50% light, 50% dark");
  assert.equal(valueText(0, words), "All dark");
  assert.equal(valueText(600, words), "All light");
});

/** The elements of a slider as wide as designed, at the left edge of the page. */
function createElements() {
  const style = { setProperty: (name, value) => (style[name] = value) };
  const range = Object.assign(new EventTarget(), { value: "300", setAttribute() {} });
  const frame = { getBoundingClientRect: () => ({ left: 0, width: 600 }) };
  return { root: { style, toggleAttribute() {} }, stage: new EventTarget(), frame, range };
}

test("a touch that began before the listeners moves the divider too", () => {
  const elements = createElements();
  const slider = new ComparisonSlider(elements, words);
  const move = (clientX) => {
    const fields = { pointerType: "touch", clientX, clientY: 10 };
    elements.stage.dispatchEvent(createEvent("pointermove", fields));
  };
  move(100);
  move(450);
  assert.equal(elements.root.style["--width"], 450);
  slider.destroy();
});
