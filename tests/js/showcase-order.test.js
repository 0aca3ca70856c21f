import assert from "node:assert/strict";
import { test } from "node:test";
import { phoneAfterSwipe, sideOf } from "../../custom_components/showcase/order.js";

const swipe = (current, moved) => phoneAfterSwipe(current, moved, 5, 234);

test("a swipe to the left shows the next phone, to the right the one before", () => {
  assert.equal(swipe(2, -60), 3);
  assert.equal(swipe(2, 60), 1);
});

test("a finger that hardly moved changes nothing", () => {
  for (const moved of [0, 39, -39]) assert.equal(swipe(2, moved), 2);
});

test("a long swipe passes as many phones as went by", () => {
  assert.equal(swipe(0, -480), 2);
  assert.equal(swipe(4, 700), 1);
});

test("no swipe leaves the row", () => {
  assert.equal(swipe(4, -900), 4);
  assert.equal(swipe(0, 900), 0);
});

test("phones slide in from the nearer side, the middle one from the left", () => {
  assert.deepEqual([0, 1, 2, 3, 4].map((index) => sideOf(index, 5)), [-1, -1, -1, 1, 1]);
  assert.deepEqual([0, 1].map((index) => sideOf(index, 2)), [-1, 1]);
});
