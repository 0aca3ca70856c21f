import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeDefaults } from "../../custom_components/playground/defaults.js";
import {
  assertClose,
  createEngine,
  engineWithSpritesAt,
  enqueueAll,
  names,
  run,
} from "./support/playground.js";

test("a prop replaces a default, and part of a group leaves the rest of it", () => {
  const { interval, force, bolt } = mergeDefaults({});
  const settings = mergeDefaults({ interval: interval + 5, bolt: { life: 7 }, force: undefined });
  assert.equal(settings.interval, interval + 5);
  assert.equal(settings.force, force);
  assert.deepEqual(settings.bolt, { ...bolt, life: 7 });
});

test("without gravity and air friction a sprite keeps its velocity", () => {
  const engine = engineWithSpritesAt([{ x: 300, y: 400 }]);
  const [sprite] = engine.sprites;
  sprite.velocity = { x: 90, y: 0 };
  run(engine, 5000);
  assertClose(sprite.velocity.x, 90);
  assertClose(sprite.velocity.y, 0);
});

test("a sprite with air friction slows down", () => {
  const engine = createEngine({ props: { force: 0, initialSpin: 0, drift: { minSpeed: 0 } } });
  engine.enqueue({ index: 0, name: "pill", outline: null, frictionAir: 0.008 });
  engine.step();
  const [pill] = engine.sprites;
  pill.velocity = { x: 100, y: 0 };
  run(engine, 1000);
  assertClose(pill.speed, 100 * (1 - 0.008) ** 60, 0.5);
});

test("two sprites that meet slowly bounce apart with half their speed", () => {
  const points = [
    { x: 600, y: 400 },
    { x: 800, y: 400 },
  ];
  const engine = engineWithSpritesAt(points, { outline: null });
  const [left, right] = engine.sprites;
  left.velocity = { x: 50, y: 0 };
  right.velocity = { x: -50, y: 0 };
  run(engine, 3000);
  assertClose(right.velocity.x, 25, 2);
  assertClose(left.velocity.x, -25, 2);
});

test("sprites appear in their order, one every 1000 ms, and each once", () => {
  const added = [];
  const onSpriteAdded = ({ blueprint, createdAt }) => added.push([blueprint.name, createdAt]);
  const engine = createEngine({ callbacks: { onSpriteAdded } });
  enqueueAll(engine);
  run(engine, 20000);
  assert.deepEqual(added, names.map((name, index) => [name, index * 1000]));
});

test("the initial push gives a slow drift, and the initial spin is at most 6 degrees a second", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const engine = createEngine({ props: { seed } });
    enqueueAll(engine, ["bomb"]);
    run(engine, 2000);
    const [{ speed, spin }] = engine.sprites;
    assert.ok(speed > 8 && speed < 60, `speed ${speed}`);
    assert.ok(Math.abs(spin) <= (6 * Math.PI) / 180 + 1e-9, `spin ${spin}`);
  }
});

test("the drift is as fast on a phone as on a desktop", () => {
  const speeds = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ].map((bounds) => {
    const engine = createEngine({ bounds });
    enqueueAll(engine, ["bomb"]);
    run(engine, 100);
    return engine.sprites[0].speed;
  });
  assertClose(speeds[0], speeds[1]);
});

test("a stopped sprite is accelerated, and a very fast one is slowed down", () => {
  const engine = engineWithSpritesAt([{ x: 300, y: 400 }], { props: { drift: {} } });
  const [sprite] = engine.sprites;
  run(engine, 3000);
  assert.ok(sprite.speed > 8 && sprite.speed < 60, `${sprite.speed}`);
  sprite.velocity = { x: 9000, y: 0 };
  sprite.spin = 20;
  run(engine, 8000);
  assert.ok(sprite.speed < 1210, `${sprite.speed}`);
  assert.ok(Math.abs(sprite.spin) < 1, `${sprite.spin}`);
});

test("the same seed gives the same positions, another seed gives others", () => {
  const positions = (seed) => {
    const engine = createEngine({ props: { seed } });
    enqueueAll(engine);
    run(engine, 9000);
    engine.forces.shake();
    run(engine, 3000);
    return JSON.stringify(engine.sprites.map(({ position, body }) => [position, body.angle]));
  };
  assert.equal(positions(7), positions(7));
  assert.notEqual(positions(7), positions(8));
});

test("a sprite that is left out does not change the initial push of the others", () => {
  const headings = (missing) => {
    const found = {};
    const onSpriteAdded = ({ blueprint, heading }) => (found[blueprint.index] = heading);
    const engine = createEngine({ props: { seed: 3 }, callbacks: { onSpriteAdded } });
    names.forEach((name, index) => {
      if (index !== missing) engine.enqueue({ index, name, outline: null });
    });
    run(engine, 9000);
    return found;
  };
  const { 1: _, ...others } = headings();
  assert.deepEqual(headings(1), others);
});

test("sprites do not appear behind a cover", () => {
  const covers = [{ left: 0, top: 0, right: 1000, bottom: 900 }];
  const engine = createEngine({ covers, props: { interval: 0 } });
  enqueueAll(engine, ["bomb", "flower", "cassette"]);
  for (let step = 0; step < 3; step += 1) engine.step();
  for (const { position } of engine.sprites) assert.ok(position.x > 1000, `${position.x}`);
});

test("reset starts again with the same positions", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 3500);
  const before = JSON.stringify(engine.sprites.map(({ position }) => position));
  engine.forces.shake();
  engine.reset();
  assert.equal(engine.sprites.length, 0);
  run(engine, 3500);
  assert.equal(JSON.stringify(engine.sprites.map(({ position }) => position)), before);
});

test("clear leaves nothing in Matter.js", () => {
  const engine = createEngine();
  enqueueAll(engine);
  run(engine, 3000);
  engine.drag.start(engine.sprites[0]);
  assert.ok(engine.world.size > 3);
  engine.clear();
  assert.equal(engine.world.size, 0);
  assert.deepEqual([engine.sprites.length, engine.bolts.length, engine.held], [0, 0, null]);
});

test("a sprite whose position is NaN is replaced, and the others are not touched", () => {
  const engine = engineWithSpritesAt([
    { x: 300, y: 300 },
    { x: 900, y: 600 },
  ]);
  const [broken, other] = engine.sprites;
  broken.body.position.x = NaN;
  run(engine, 100);
  const [replacement] = engine.sprites;
  assert.equal(engine.sprites.length, 2);
  assert.notEqual(replacement, broken);
  assert.ok(replacement.isFinite);
  assert.ok(replacement.position.x >= 0 && replacement.position.x <= 1440);
  assert.equal(replacement.blueprint.name, broken.blueprint.name);
  assert.equal(engine.sprites[1], other);
  assert.ok(other.isFinite);
});
