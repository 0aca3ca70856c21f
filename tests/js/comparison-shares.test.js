import assert from "node:assert/strict";
import { test } from "node:test";
import { rangeValue, shareAt, shareText } from "../../custom_components/comparison/shares.js";

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

test("a screen reader hears both shares by their labels, whatever these say", () => {
  const mixed = "{before}% {first}, {after}% {second}";
  assert.equal(shareText(45.6, ["Then", "Now"], mixed), "46% Then, 54% Now");
  assert.equal(shareText(0, ["{after}", "$&"], mixed), "0% {after}, 100% $&");
});
