import assert from "node:assert/strict";
import { test } from "node:test";
import { createLoop } from "../../custom_components/playground/loop.js";

/** A display whose frames come when the test says so. */
function createDisplay() {
  const display = { now: 1000, waiting: null, steps: 0, shares: [], asked: 0 };
  display.loop = createLoop({
    step: () => (display.steps += 1),
    draw: (share) => display.shares.push(share),
    request: (tick) => {
      display.asked += 1;
      display.waiting = tick;
      return display.asked;
    },
    cancel: () => (display.waiting = null),
    rate: 60,
    catchUp: 5,
  });
  display.frame = (span) => {
    display.now += span;
    const tick = display.waiting;
    display.waiting = null;
    tick(display.now);
  };
  return display;
}

for (const hertz of [30, 60, 90, 120, 144]) {
  test(`ten seconds at ${hertz} Hz are six hundred steps`, () => {
    const display = createDisplay();
    display.loop.start();
    display.frame(0);
    for (let frame = 0; frame < hertz * 10; frame += 1) display.frame(1000 / hertz);
    assert.ok(Math.abs(display.steps - 600) <= 1, `${display.steps}`);
  });
}

test("drawing lies between two steps", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.frame(25);
  assert.equal(display.steps, 1);
  assert.ok(Math.abs(display.shares.at(-1) - 0.5) < 1e-9);
});

test("after a stall at most five steps are made good, and no debt is left", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.frame(60000);
  assert.equal(display.steps, 5);
  display.frame(1);
  assert.equal(display.steps, 5);
});

test("stopped, it asks for no frame", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.loop.stop();
  assert.equal(display.waiting, null);
  assert.equal(display.loop.running, false);
});

test("started again, it does not play what was missed", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.loop.stop();
  display.now += 5000;
  display.loop.start();
  display.frame(0);
  assert.equal(display.steps, 0);
});

test("starting twice asks for one frame", () => {
  const display = createDisplay();
  display.loop.start();
  display.loop.start();
  assert.equal(display.asked, 1);
});
