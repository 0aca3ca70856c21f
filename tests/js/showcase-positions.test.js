import assert from "node:assert/strict";
import { test } from "node:test";
import { indexAfterSwipe } from "../../custom_components/sandbox_islands/showcase/carousel.js";

const swipe = (current, distance) => indexAfterSwipe(current, distance, 5, 234);

test("a swipe to the left shows the next phone, to the right the one before", () => {
  assert.equal(swipe(2, -60), 3);
  assert.equal(swipe(2, 60), 1);
});

test("a swipe of less than 40 pixels changes nothing", () => {
  for (const distance of [0, 39, -39]) assert.equal(swipe(2, distance), 2);
});

test("a long swipe goes on by as many phones as it passed", () => {
  assert.equal(swipe(0, -480), 2);
  assert.equal(swipe(4, 700), 1);
});

test("no swipe goes beyond the ends of the row", () => {
  assert.equal(swipe(4, -900), 4);
  assert.equal(swipe(0, 900), 0);
});
