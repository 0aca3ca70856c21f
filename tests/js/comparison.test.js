import assert from "node:assert/strict";
import { test } from "node:test";
import { ComparisonSlider } from "../../custom_components/sandbox_islands/comparison/comparisonSlider.js";
import {
  rangeValue,
  shareAt,
  shareText,
} from "../../custom_components/sandbox_islands/comparison/shares.js";
import { createEvent } from "./support/elements.js";

const box = { left: 100, top: 50, width: 400, height: 200 };
const across = { isDown: false, isRightToLeft: false };

test("the picture before is shown up to the pointer", () => {
  assert.equal(shareAt({ clientX: 200, clientY: 0 }, box, across), 25);
  assert.equal(shareAt({ clientX: 0, clientY: 200 }, box, { ...across, isDown: true }), 75);
});

test("from right to left it is on the right", () => {
  assert.equal(shareAt({ clientX: 200, clientY: 0 }, box, { ...across, isRightToLeft: true }), 75);
});

test("beyond the pictures the share stays between nothing and all", () => {
  assert.equal(shareAt({ clientX: 0, clientY: 0 }, box, across), 0);
  assert.equal(shareAt({ clientX: 900, clientY: 0 }, box, across), 100);
});

test("the arrow up lifts a divider that lies: the value is the share of what is below", () => {
  assert.equal(rangeValue(30, false), 30);
  assert.equal(rangeValue(30, true), 70);
});

const mixed = "{before}% {first}, {after}% {second}";

test("a screen reader hears both shares by their labels, whatever these say", () => {
  assert.equal(shareText(45.6, ["Then", "Now"], { mixed }), "46% Then, 54% Now");
  assert.equal(shareText(0, ["{after}", "$&"], { mixed }), "0% {after}, 100% $&");
});

test("a screen reader hears the ends in words of their own, and nothing else", () => {
  const words = { mixed, allBefore: "All light", allAfter: "All dark" };
  const heard = [0, 1, 99, 100].map((share) => shareText(share, ["light", "dark"], words));
  const between = ["1% light, 99% dark", "99% light, 1% dark"];
  assert.deepEqual(heard, ["All dark", ...between, "All light"]);
});

/** A slider on pictures that are 600 wide, at the left edge of the page; `share` is what is shown. */
function createSlider(t, options = {}) {
  globalThis.getComputedStyle = () => ({ direction: "ltr" });
  const style = { setProperty: (name, value) => (style[name] = value) };
  const range = Object.assign(new EventTarget(), { value: "50", setAttribute() {}, focus() {} });
  const view = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 600, height: 300 }) };
  const stage = Object.assign(new EventTarget(), { setPointerCapture() {} });
  const elements = { root: { style, dataset: {}, toggleAttribute() {} }, stage, view, range };
  const slider = new ComparisonSlider(elements, {
    labels: ["Then", "Now"],
    words: { mixed },
    ...options,
  });
  t.after(() => slider.destroy());
  return {
    send(type, pointerType, clientX) {
      const fields = { pointerType, clientX, clientY: 10, isPrimary: true, button: 0 };
      stage.dispatchEvent(createEvent(type, fields));
    },
    get share() {
      return style["--share"];
    },
  };
}

for (const snapAt of [50, undefined]) {
  const way = snapAt ? "follows the mouse" : "is dragged";

  test(`a touch that began before the listeners moves a divider that ${way}`, (t) => {
    const slider = createSlider(t, { snapAt });
    slider.send("pointermove", "touch", 100);
    assert.equal(slider.share, 50);
    slider.send("pointermove", "touch", 450);
    assert.equal(slider.share, 75);
  });
}

test("a divider with a threshold follows the mouse, and snaps when the mouse leaves", (t) => {
  const slider = createSlider(t, { snapAt: 50 });
  slider.send("pointermove", "mouse", 450);
  assert.equal(slider.share, 75);
  slider.send("pointerleave", "mouse", 610);
  assert.equal(slider.share, 100);
  slider.send("pointermove", "mouse", 300);
  slider.send("pointerleave", "mouse", -10);
  assert.equal(slider.share, 0);
});

test("a divider without one moves with a pressed mouse alone, and stays", (t) => {
  const slider = createSlider(t);
  slider.send("pointermove", "mouse", 450);
  assert.equal(slider.share, 50);
  slider.send("pointerdown", "mouse", 300);
  slider.send("pointermove", "mouse", 450);
  slider.send("pointerup", "mouse", 450);
  slider.send("pointermove", "mouse", 100);
  slider.send("pointerleave", "mouse", 0);
  assert.equal(slider.share, 75);
});
