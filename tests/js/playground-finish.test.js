import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createBloom,
  MAX_PARTICLES,
  poseAt,
} from "../../custom_components/sandbox_islands/playground/finish/bloom.js";
import {
  createGauge,
  isOnMascot,
  Pile,
  whirlOf,
} from "../../custom_components/sandbox_islands/playground/finish/detect.js";
import { Finish } from "../../custom_components/sandbox_islands/playground/finish/finish.js";
import { createRandom } from "../../custom_components/sandbox_islands/playground/physics/random.js";
import { createEngine, enqueueAll, run } from "./support/playground.js";

const bounds = { width: 1000, height: 600 };
const mascot = { left: 700, top: 300, width: 200, height: 200 };

/** A phone's first screen: on it stickers lie around the mascot most of the time. */
const phone = {
  bounds: { width: 390, height: 379, ground: 72 },
  viewport: { width: 390, height: 844 },
  covers: [
    { x: 112, y: 217, width: 189, height: 34, radius: 0 },
    { x: 196, y: 276, width: 361, height: 83, radius: 0 },
    { x: 293, y: 185, width: 140, height: 140, radius: 70 },
  ],
};
const phoneMascot = { left: 223, top: 115, width: 140, height: 140 };

/** Stickers on a circle that turn around it, or fly apart with turn 0. */
function turning(count, turn, speed = 100) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const velocity = turn
      ? { x: -y * turn * speed, y: x * turn * speed }
      : { x: x * speed, y: y * speed };
    return { position: { x: 500 + 200 * x, y: 300 + 200 * y }, velocity, speed };
  });
}

/** The engine of a phone with all its stickers. */
function playedEngine(options = {}) {
  const engine = createEngine({ ...phone, ...options });
  enqueueAll(engine);
  run(engine, 9000);
  return engine;
}

function createFinish(engine, options = {}) {
  const log = [];
  const abort = new AbortController();
  const finish = new Finish(
    engine,
    {
      mascotBox: () => phoneMascot,
      setOverlay: (draw) => log.push(draw ? "overlay" : "no overlay"),
      shadowColor: () => "black",
      reducedMotion: () => false,
      onStart: () => log.push("start"),
      onEnd: () => log.push("end"),
      ...options,
    },
    abort.signal,
  );
  return { finish, log, abort };
}

/** Drops stickers onto the mascot, one after the other, as a visitor does. */
function pile(engine, stickers = engine.stickers.slice(0, 5)) {
  for (const sticker of stickers) {
    const drag = engine.drags.start(sticker);
    drag.moveTo({ x: 290, y: 180 });
    run(engine, 500);
    drag.end();
  }
  run(engine, 200);
}

test("a sticker is dropped onto the mascot also just beside it, and not elsewhere", () => {
  assert.equal(isOnMascot({ x: 800, y: 400 }, mascot), true);
  assert.equal(isOnMascot({ x: 680, y: 290 }, mascot), true);
  assert.equal(isOnMascot({ x: 640, y: 400 }, mascot), false);
  assert.equal(isOnMascot({ x: 800, y: 540 }, mascot), false);
  assert.equal(isOnMascot({ x: 800, y: 400 }, null), false);
});

test("a pile is complete with five different stickers within half a minute", () => {
  const dropped = new Pile();
  for (const time of [0, 1000, 2000, 3000, 4000]) dropped.add("one and the same", time);
  assert.equal(dropped.isComplete(4000), false);
  ["a", "b", "c"].forEach((sticker) => dropped.add(sticker, 5000));
  assert.equal(dropped.isComplete(5000), false);
  dropped.add("d", 6000);
  assert.equal(dropped.isComplete(6000), true);
  assert.equal(dropped.isComplete(35_500), false);
});

test("stickers that turn around their common centre are a whirl, in its direction", () => {
  assert.equal(whirlOf(turning(8, 1)), 1);
  assert.equal(whirlOf(turning(3, -1)), -1);
  const half = [...turning(4, 1), ...turning(4, 1, 10)];
  assert.equal(whirlOf(half), 1);
});

test("stickers that fly apart, drift, or are too few, are no whirl", () => {
  assert.equal(whirlOf(turning(8, 0)), 0);
  assert.equal(whirlOf(turning(8, 1, 16)), 0);
  assert.equal(whirlOf(turning(2, 1)), 0);
  assert.equal(whirlOf([...turning(3, 1), ...turning(5, 1, 10)]), 0);
  assert.equal(whirlOf([]), 0);
});

test("a gauge is full once something has held for as long, with short breaks", () => {
  const isLong = createGauge(1000);
  assert.equal(isLong(true, 0), false);
  assert.equal(isLong(true, 900), false);
  assert.equal(isLong(false, 1100), false);
  assert.equal(isLong(true, 1300), true);
});

test("a gauge starts anew when time is reset, and never fills from instants", () => {
  const isLong = createGauge(1000);
  isLong(true, 5000);
  isLong(true, 5900);
  assert.equal(isLong(true, 100), false);
  for (let time = 200; time < 60_000; time += 200) {
    assert.equal(isLong(time % 800 === 0, time), false);
  }
});

test("a bloom has at most its particles, each of which ends, on the stage's own time", () => {
  for (const count of [1, 3, 5, 8, 13]) {
    const sources = Array.from({ length: count }, (_, index) => ({
      x: 90 * index,
      y: 80,
      size: 100,
    }));
    const center = { x: 500, y: 300 };
    const bloom = createBloom({ sources, center, radius: 100, turn: 1, random: createRandom(1) });
    assert.ok(bloom.particles.length <= MAX_PARTICLES);
    assert.ok(bloom.duration > 3 && bloom.duration <= 4.1);
    const shed = new Set(bloom.particles.map(({ source }) => source));
    assert.equal(shed.size, Math.min(count, 5));
    for (const particle of bloom.particles) {
      assert.equal(poseAt(particle, center, bloom.duration), null);
      assert.deepEqual(poseAt(particle, center, 1.9), poseAt(particle, center, 1.9));
    }
  }
});

test("no particle jumps, from its sticker to the end", () => {
  const sources = [
    { x: 100, y: 80, size: 100 },
    { x: 900, y: 500, size: 100 },
  ];
  const center = { x: 500, y: 300 };
  const bloom = createBloom({ sources, center, radius: 100, turn: -1, random: createRandom(1) });
  for (const particle of bloom.particles) {
    const { x, y } = sources[particle.source];
    let last = poseAt(particle, center, particle.startsAt);
    assert.equal(poseAt(particle, center, particle.startsAt - 0.01), null);
    assert.ok(Math.hypot(last.x - x, last.y - y) < 1);
    for (let time = particle.startsAt; time < bloom.duration; time += 1 / 60) {
      const pose = poseAt(particle, center, time);
      if (!pose) break;
      const moved = Math.hypot(pose.x - last.x, pose.y - last.y);
      assert.ok(moved < 60, `${moved} px at ${time} s`);
      assert.ok(Number.isFinite(pose.angle) && pose.size >= 0);
      last = pose;
    }
    assert.ok(last.size < 0.15 * particle.open.size);
  }
});

test("five stickers that are dropped onto the mascot bloom, once, and leave nothing behind", () => {
  const engine = playedEngine();
  const { log } = createFinish(engine);
  pile(engine);
  assert.deepEqual(log, ["overlay", "start"]);
  run(engine, 4500);
  assert.deepEqual(log, ["overlay", "start", "no overlay", "end"]);
  pile(engine);
  assert.equal(log.length, 4);
});

test("with reduced motion nothing happens", () => {
  const engine = playedEngine();
  const { log } = createFinish(engine, { reducedMotion: () => true });
  pile(engine);
  assert.deepEqual(log, []);
});

test("four stickers are not enough, nor is one of them twice", () => {
  const engine = playedEngine();
  const { log } = createFinish(engine);
  const four = engine.stickers.slice(0, 4);
  pile(engine, [...four, four[0]]);
  assert.deepEqual(log, []);
});

test("a bloom ends at once when the playground is reset or goes", () => {
  for (const end of [({ engine }) => engine.reset(), ({ abort }) => abort.abort()]) {
    const engine = playedEngine();
    const { log, abort } = createFinish(engine);
    pile(engine);
    end({ engine, abort });
    engine.step();
    assert.deepEqual(log, ["overlay", "start", "no overlay", "end"]);
  }
});

test("stickers that merely drift never bloom, in ten minutes", () => {
  for (const seed of [1, 2]) {
    const engine = playedEngine({ props: { seed } });
    const { log } = createFinish(engine);
    run(engine, 600_000);
    assert.deepEqual(log, []);
  }
});
