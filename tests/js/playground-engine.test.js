import assert from "node:assert/strict";
import { test } from "node:test";
import { defaults, settle } from "../../custom_components/playground/defaults.js";
import { createStage, layOut, names, play, queueUp } from "./support/playground.js";

test("the constants are the specification's", () => {
  assert.equal(defaults.interval, 1000);
  assert.equal(defaults.gravity, 0);
  assert.equal(defaults.stiffness, 0.2);
  assert.equal(defaults.force, 1);
  assert.deepEqual(defaults.fallback, [800, 600]);
  assert.deepEqual(defaults.scaleDivisors, { create: 1500, resize: 1200 });
  assert.deepEqual(defaults.sprite, { frictionAir: 0, restitution: 0.5 });
  const { restitution, offset, repeat, life, fade } = defaults.bolt;
  assert.deepEqual([restitution, offset, repeat, life, fade], [0.4, 220, 500, 3000, 300]);
});

test("a prop replaces a default, and part of a group leaves the rest of it", () => {
  const settings = settle({ interval: 5, bolt: { life: 7 }, force: undefined });
  assert.equal(settings.interval, 5);
  assert.equal(settings.force, 1);
  assert.equal(settings.bolt.life, 7);
  assert.equal(settings.bolt.repeat, 500);
});

test("bodies carry the constants of their kind", () => {
  const engine = createStage();
  engine.enqueue({ index: 0, name: "pill", outline: null, frictionAir: 0.008 });
  engine.enqueue({ index: 1, name: "bomb", outline: null });
  play(engine, 1500);
  const [pill, bomb] = engine.sprites.map(({ body }) => body);
  assert.equal(pill.frictionAir, 0.008);
  assert.equal(bomb.frictionAir, 0);
  assert.equal(bomb.restitution, 0.5);
});

test("sprites enter in their order, one every 1000 ms, eight of them and no more", () => {
  const entered = [];
  const on = { sprite: ({ blueprint, born }) => entered.push([blueprint.name, born]) };
  const engine = createStage({ on });
  queueUp(engine);
  play(engine, 20000);
  assert.deepEqual(entered, names.map((name, index) => [name, index * 1000]));
});

test("the first push makes a calm drift, and the first turn at most 6 degrees a second", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const engine = createStage({ props: { seed } });
    queueUp(engine, ["bomb"]);
    play(engine, 2000);
    const [{ speed, spin }] = engine.sprites;
    assert.ok(speed > 8 && speed < 60, `speed ${speed}`);
    assert.ok(Math.abs(spin) <= (6 * Math.PI) / 180 + 1e-9, `spin ${spin}`);
  }
});

test("the drift is as fast on a phone as on a desk", () => {
  const speeds = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ].map((bounds) => {
    const engine = createStage({ bounds });
    queueUp(engine, ["bomb"]);
    play(engine, 100);
    return engine.sprites[0].speed;
  });
  assert.ok(Math.abs(speeds[0] - speeds[1]) < 1e-6, speeds.join());
});

test("the scale is the window's at first and the container's after a resize", () => {
  const engine = createStage({
    bounds: { width: 1000, height: 700 },
    viewport: { width: 1200, height: 750 },
  });
  queueUp(engine, ["bomb"]);
  engine.step();
  assert.equal(engine.sprites[0].size, defaults.size * (750 / 1500));
  engine.resize({ width: 900, height: 600 });
  assert.ok(Math.abs(engine.sprites[0].size - defaults.size * (600 / 1200)) < 1e-9);
});

test("a resize keeps positions in proportion, and mass and velocity as they were", () => {
  const engine = layOut([{ x: 720, y: 225 }]);
  const [sprite] = engine.sprites;
  sprite.velocity = { x: 30, y: 40 };
  const { mass } = sprite.body;
  engine.resize({ width: 400, height: 800 });
  assert.deepEqual({ ...sprite.position }, { x: 200, y: 200 });
  assert.ok(Math.abs(sprite.speed - 50) < 1e-9);
  assert.equal(sprite.body.mass, mass);
});

test("a container without a size gives the fallback canvas", () => {
  const engine = createStage({ bounds: { width: 0, height: 0 } });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
  engine.resize({ width: 300, height: 0 });
  assert.deepEqual(engine.bounds, { width: 800, height: 600 });
});

test("the same seed plays the same play, another seed another", () => {
  const run = (seed) => {
    const engine = createStage({ props: { seed } });
    queueUp(engine);
    play(engine, 9000);
    engine.shake();
    play(engine, 3000);
    return JSON.stringify(engine.sprites.map(({ position, body }) => [position, body.angle]));
  };
  assert.equal(run(7), run(7));
  assert.notEqual(run(7), run(8));
});

test("a sprite that is left out changes nothing for the others", () => {
  const start = (missing) => {
    const engine = createStage({ props: { seed: 3 } });
    names.forEach((name, index) => {
      if (index !== missing) engine.enqueue({ index, name, outline: null });
    });
    const starts = {};
    engine.on.sprite = ({ blueprint, heading }) => (starts[blueprint.index] = heading);
    play(engine, 9000);
    return starts;
  };
  const { 1: _, ...others } = start();
  assert.deepEqual(start(1), others);
});

test("sprites appear where they can be seen, clear of each other", () => {
  const covers = [{ left: 0, top: 0, right: 1000, bottom: 900 }];
  const engine = createStage({ covers, props: { interval: 0 } });
  queueUp(engine, ["bomb", "flower", "cassette"]);
  for (let step = 0; step < 3; step += 1) engine.step();
  for (const { position } of engine.sprites) assert.ok(position.x > 1000, `${position.x}`);
});

test("reset starts the same play again", () => {
  const engine = createStage();
  queueUp(engine);
  play(engine, 3500);
  const before = JSON.stringify(engine.sprites.map(({ position }) => position));
  engine.shake();
  engine.reset();
  assert.equal(engine.sprites.length, 0);
  play(engine, 3500);
  assert.equal(JSON.stringify(engine.sprites.map(({ position }) => position)), before);
});

test("clearing leaves nothing in the physics library", () => {
  const engine = createStage();
  queueUp(engine);
  play(engine, 3000);
  engine.grab(engine.sprites[0]);
  assert.ok(engine.world.size > 3);
  engine.clear();
  assert.equal(engine.world.size, 0);
  assert.deepEqual([engine.sprites.length, engine.bolts.length, engine.held], [0, 0, null]);
});

test("a sprite whose numbers are lost comes back, and the others never notice", () => {
  const engine = layOut([
    { x: 300, y: 300 },
    { x: 900, y: 600 },
  ]);
  const [lost, other] = engine.sprites;
  lost.body.position.x = NaN;
  play(engine, 100);
  const [back] = engine.sprites;
  assert.equal(engine.sprites.length, 2);
  assert.notEqual(back, lost);
  assert.ok(back.sane && back.position.x >= 0 && back.position.x <= 1440);
  assert.equal(back.blueprint.name, lost.blueprint.name);
  assert.equal(engine.sprites[1], other);
  assert.ok(other.sane);
});

test("a sprite flung to the ends of the earth comes back to the stage", () => {
  const engine = layOut([{ x: 300, y: 300 }]);
  const [sprite] = engine.sprites;
  sprite.place(1e7, -3e6);
  engine.step();
  const { x, y } = sprite.position;
  assert.ok(x >= -sprite.reach && x <= 1440 + sprite.reach, `${x}`);
  assert.ok(y >= -sprite.reach && y <= 900 + sprite.reach, `${y}`);
});

test("a tiny window loses nobody", () => {
  const engine = createStage();
  queueUp(engine);
  play(engine, 9000);
  engine.resize({ width: 40, height: 30 });
  play(engine, 5000);
  engine.resize({ width: 1440, height: 900 });
  play(engine, 5000);
  assert.equal(engine.sprites.length, 8);
  for (const { position, reach } of engine.sprites) {
    assert.ok(position.x >= -reach - 1 && position.x <= 1440 + reach + 1);
    assert.ok(position.y >= -reach - 1 && position.y <= 900 + reach + 1);
  }
});
