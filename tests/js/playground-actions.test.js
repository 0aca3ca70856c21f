import assert from "node:assert/strict";
import { test } from "node:test";
import { createActions } from "../../custom_components/sandbox_islands/playground/actions.js";

/** An element at a place, with a log of its animations. */
function createElement(left, top, width, height) {
  const animations = [];
  const getBoundingClientRect = () => ({ left, top, width, height });
  return { animations, animate: (frames) => animations.push(frames), getBoundingClientRect };
}

/** The actions of a stage of 1000 x 600, and where its shockwaves started. */
function createStage({ mascot, reducedMotion = false } = {}) {
  const elements = {
    root: createElement(10, 20, 1000, 600),
    shockwave: createElement(0, 0, 100, 100),
    mascot,
  };
  const waves = [];
  const engine = { forces: { shockwave: (point) => waves.push(point) } };
  let palettes = 0;
  const actions = createActions({
    elements,
    stage: { nextPalette: () => (palettes += 1) },
    reducedMotion,
    whileRunning: (run) => run(engine),
  });
  return { actions, elements, waves, palettes: () => palettes };
}

test("a tap starts at the mascot, which is squashed", () => {
  const mascot = createElement(810, 420, 200, 200);
  const { actions, elements, waves, palettes } = createStage({ mascot });
  actions.tap();
  assert.deepEqual(waves, [{ x: 900, y: 500 }]);
  assert.equal(mascot.animations.length, 1);
  assert.equal(elements.shockwave.animations.length, 1);
  assert.equal(palettes(), 1);
});

test("without a mascot a tap starts in the middle of the stage", () => {
  const { actions, elements, waves, palettes } = createStage();
  actions.tap();
  assert.deepEqual(waves, [{ x: 500, y: 300 }]);
  assert.equal(elements.shockwave.animations.length, 1);
  assert.equal(palettes(), 1);
});

test("nothing is animated with reduced motion", () => {
  const mascot = createElement(0, 0, 10, 10);
  const { actions, elements } = createStage({ mascot, reducedMotion: true });
  actions.tap();
  assert.equal(mascot.animations.length + elements.shockwave.animations.length, 0);
});
