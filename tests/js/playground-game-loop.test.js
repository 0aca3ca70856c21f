import assert from "node:assert/strict";
import { test } from "node:test";
import { createGameLoop } from "../../custom_components/sandbox_islands/playground/rendering/gameLoop.js";

/** A game loop whose animation frames come when the test calls `frame()`. */
function createDisplay() {
  const display = { now: 1000, waiting: null, steps: 0, alphas: [], requests: 0 };
  display.loop = createGameLoop({
    step: () => (display.steps += 1),
    draw: (alpha) => display.alphas.push(alpha),
    request: (tick) => {
      display.requests += 1;
      display.waiting = tick;
      return () => (display.waiting = null);
    },
    stepsPerSecond: 60,
    maxStepsPerFrame: 5,
  });
  display.frame = (elapsed) => {
    display.now += elapsed;
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

test("a frame between two steps is drawn between them", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.frame(25);
  assert.equal(display.steps, 1);
  assert.ok(Math.abs(display.alphas.at(-1) - 0.5) < 1e-9);
});

test("after a stall at most five steps are made up for, and none later", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.frame(60000);
  assert.equal(display.steps, 5);
  display.frame(1);
  assert.equal(display.steps, 5);
});

test("a stopped loop requests no frame", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.loop.stop();
  assert.equal(display.waiting, null);
  assert.equal(display.loop.running, false);
});

test("a restarted loop does not make up for the time it was stopped", () => {
  const display = createDisplay();
  display.loop.start();
  display.frame(0);
  display.loop.stop();
  display.now += 5000;
  display.loop.start();
  display.frame(0);
  assert.equal(display.steps, 0);
});

test("starting twice requests one frame", () => {
  const display = createDisplay();
  display.loop.start();
  display.loop.start();
  assert.equal(display.requests, 1);
});
