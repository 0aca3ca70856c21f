import assert from "node:assert/strict";
import { test } from "node:test";
import { isTiltLikely } from "../../custom_components/sandbox_islands/playground/tilt/isTiltLikely.js";
import {
  angleBetween,
  downVector,
  gravityFor,
  leanFrom,
} from "../../custom_components/sandbox_islands/playground/tilt/lean.js";
import { Tilt } from "../../custom_components/sandbox_islands/playground/tilt/tilt.js";
import { createEvent, createWindow } from "./support/elements.js";
import { assertClose } from "./support/playground.js";

/** Poses of a phone, by what is in front: on a table, in a hand, upright, above somebody's face. */
const poses = { flat: 0, hand: 50, upright: 90, overhead: 170 };

const sine = (degrees) => Math.sin((degrees * Math.PI) / 180);

/** A phone with a sensor, held in a hand, and tilt for a fake engine. */
function createPhone(t, { permission, hasSensor = true, gravity = 0 } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.document = createWindow();
  const window = createWindow();
  const orientation = Object.assign(new EventTarget(), { angle: 0 });
  globalThis.screen = { orientation };
  const DeviceOrientationEvent = { asked: 0 };
  if (permission) {
    DeviceOrientationEvent.requestPermission = () => {
      DeviceOrientationEvent.asked += 1;
      return permission();
    };
  }
  globalThis.DeviceOrientationEvent = DeviceOrientationEvent;
  if (hasSensor) window.DeviceOrientationEvent = DeviceOrientationEvent;
  const listeners = new Set();
  const engine = {
    settings: { gravity },
    gravity: { x: 0, y: gravity },
    listen(callbacks, signal) {
      listeners.add(callbacks);
      signal.addEventListener("abort", () => listeners.delete(callbacks));
    },
  };
  const ended = [];
  const left = new AbortController();
  const tilt = new Tilt(engine, { onEnd: (reason) => ended.push(reason) }, left.signal);
  return {
    ...{ tilt, engine, ended, left, orientation, listeners, window, DeviceOrientationEvent },
    /** The sensor reports angles in degrees. */
    hold: (beta, gamma) => window.dispatchEvent(createEvent("deviceorientation", { beta, gamma })),
    /** So many steps of the engine. */
    step(count = 120) {
      for (let done = 0; done < count; done += 1) for (const { onStep } of listeners) onStep();
    },
    hide() {
      document.hidden = true;
      document.dispatchEvent(createEvent("visibilitychange"));
    },
    passMinute: () => t.mock.timers.tick(60_000),
    pass: (duration) => t.mock.timers.tick(duration),
  };
}

/** Lets promises that are settled go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A phone on which tilt is on. */
async function createTilted(t, options) {
  const phone = createPhone(t, options);
  const started = phone.tilt.start();
  await settle();
  phone.hold(poses.hand, 0);
  assert.equal(await started, "on");
  return phone;
}

for (const [name, beta] of Object.entries(poses)) {
  test(`in the pose ${name}, stickers slide to the side that is lower than in it`, () => {
    const pose = downVector({ beta, gamma: 0 });
    const leaned = (angles) => leanFrom(downVector(angles), pose, 0);
    const still = leaned({ beta, gamma: 0 });
    assertClose(Math.hypot(still.x, still.y), 0);
    const nearer = leaned({ beta: beta + 10, gamma: 0 });
    assertClose(nearer.x, 0);
    assertClose(Math.abs(nearer.y), sine(10));
    if (name !== "overhead") assert.ok(nearer.y > 0);
  });
}

test("a phone that is turned like a wheel lets stickers slide to its lower side", () => {
  const pose = downVector({ beta: 0, gamma: 0 });
  assertClose(leanFrom(downVector({ beta: 0, gamma: 20 }), pose, 0).x, sine(20));
  const upright = { x: 0, y: -1, z: 0 };
  const turned = { x: sine(20), y: -sine(70), z: 0 };
  assertClose(leanFrom(turned, upright, 0).x, sine(20));
});

test("angles that jump where a phone is upright are no movement", () => {
  const before = downVector({ beta: 89, gamma: 0 });
  const after = downVector({ beta: 91, gamma: 0 });
  const jumped = downVector({ beta: 89, gamma: 180 });
  assertClose(angleBetween(before, after), 2);
  assertClose(angleBetween(after, jumped), 0, 0.001);
});

test("what is down on the screen follows its turns", () => {
  const pose = { x: 0, y: 0, z: -1 };
  const down = { x: -0.3, y: 0, z: -Math.sqrt(1 - 0.09) }; // the left side is lower
  const expected = { 0: [-0.3, 0], 90: [0, 0.3], 180: [0.3, 0], 270: [0, -0.3] };
  for (const [angle, [x, y]] of Object.entries(expected)) {
    const lean = leanFrom(down, pose, Number(angle));
    assertClose(lean.x, x);
    assertClose(lean.y, y);
  }
});

test("gravity is none within 3 degrees, grows from 0 on, and is 900 px/s² at most", () => {
  const angles = [0, 2, 2.99, 3.1, 10, 20, 25, 60, 90];
  const strengths = angles.map((degrees) => gravityFor({ x: sine(degrees), y: 0 }).x);
  assert.deepEqual(strengths.slice(0, 3), [0, 0, 0]);
  assert.ok(strengths[3] > 0 && strengths[3] < 10);
  assert.deepEqual(strengths, [...strengths].sort((one, other) => one - other));
  assert.deepEqual(strengths.slice(-3).map(Math.round), [900, 900, 900]);
  const diagonal = gravityFor({ x: -0.5, y: 0.5 });
  assertClose(Math.hypot(diagonal.x, diagonal.y), 900);
  assert.ok(diagonal.x < 0 && diagonal.y > 0);
});

test("in the pose of the start stickers lie still; they slide when it leans", async (t) => {
  const { engine, hold, step } = await createTilted(t);
  step();
  assert.deepEqual(engine.gravity, { x: 0, y: 0 });
  hold(poses.hand + 30, 0);
  step(6);
  assert.ok(engine.gravity.y > 300 && engine.gravity.y < 900, "it comes at once");
  step();
  assertClose(engine.gravity.y, 900, 1);
  assertClose(engine.gravity.x, 0, 1);
});

test("the visitor is asked in the click itself", (t) => {
  const { tilt, DeviceOrientationEvent } = createPhone(t, { permission: async () => "granted" });
  tilt.start();
  assert.equal(DeviceOrientationEvent.asked, 1);
});

const refusals = {
  "by the visitor": async () => "denied",
  "by the browser": () => Promise.reject(new Error("it was not called in a click")),
};
for (const [who, permission] of Object.entries(refusals)) {
  test(`refused ${who}, it does not begin`, async (t) => {
    const { tilt, engine, hold, step, window, ended } = createPhone(t, { permission });
    assert.equal(await tilt.start(), "refused");
    hold(poses.upright, 0);
    step();
    tilt.stop();
    assert.deepEqual(engine.gravity, { x: 0, y: 0 });
    assert.deepEqual({ types: window.listenedTypes, ended }, { types: [], ended: [] });
  });
}

test("with permission it is on", async (t) => {
  await createTilted(t, { permission: async () => "granted" });
});

test("without orientation events it is unavailable", async (t) => {
  const { tilt } = createPhone(t, { hasSensor: false });
  assert.equal(await tilt.start(), "unavailable");
});

test("where events have no angles, as on a computer, it is unavailable", async (t) => {
  const { tilt, hold, pass, window, listeners } = createPhone(t);
  const started = tilt.start();
  await settle();
  hold(null, null);
  pass(1500);
  assert.equal(await started, "unavailable");
  assert.deepEqual(window.listenedTypes, []);
  assert.equal(listeners.size, 0);
});

test("stopped before the sensor has reported, it does not begin", async (t) => {
  const { tilt, hold, listeners, ended } = createPhone(t);
  const started = tilt.start();
  await settle();
  tilt.stop();
  hold(poses.hand, 0);
  assert.equal(await started, "stopped");
  assert.deepEqual({ listening: listeners.size, ended }, { listening: 0, ended: [] });
});

const ends = {
  stopped: ({ tilt }) => tilt.stop(),
  hidden: ({ hide }) => hide(),
  still: ({ passMinute }) => passMinute(),
};
for (const [reason, end] of Object.entries(ends)) {
  test(`when it has ended (${reason}), gravity is what it was, and nothing listens`, async (t) => {
    const phone = await createTilted(t, { gravity: 40 });
    phone.hold(poses.hand, 30);
    phone.step();
    end(phone);
    phone.hold(poses.hand, -30);
    phone.step();
    phone.passMinute();
    assert.deepEqual(phone.engine.gravity, { x: 0, y: 40 });
    assert.deepEqual(phone.ended, [reason]);
    assert.deepEqual([phone.window.listenedTypes, document.listenedTypes], [[], []]);
  });
}

test("on a page that is left it ends without a word", async (t) => {
  const { engine, hold, step, left, ended, window, passMinute } = await createTilted(t);
  hold(poses.hand, 30);
  step();
  left.abort();
  passMinute();
  assert.deepEqual(engine.gravity, { x: 0, y: 0 });
  assert.deepEqual({ ended, types: window.listenedTypes }, { ended: [], types: [] });
});

test("a phone in a hand is never still, one with a sensor that trembles is", async (t) => {
  const { hold, pass, ended } = await createTilted(t);
  for (let minute = 0; minute < 5; minute += 1) {
    hold(poses.hand + (minute % 2 ? 2 : 0), 0);
    pass(50_000);
  }
  assert.deepEqual(ended, []);
  for (let second = 0; second < 60; second += 1) {
    hold(poses.hand + (second % 2 ? 0.3 : -0.3), 0.4);
    pass(1000);
  }
  assert.deepEqual(ended, ["still"]);
});

test("when the screen turns, the pose is the one that the phone is in afterwards", async (t) => {
  const { engine, orientation, hold, step, pass } = await createTilted(t);
  hold(poses.hand, -60);
  step();
  assert.ok(engine.gravity.x < -800);
  orientation.angle = 90;
  orientation.dispatchEvent(createEvent("change"));
  hold(0, -50);
  step();
  assertClose(Math.hypot(engine.gravity.x, engine.gravity.y), 0, 1);
  pass(700);
  step();
  assertClose(Math.hypot(engine.gravity.x, engine.gravity.y), 0, 1);
  hold(0, -75);
  step();
  assert.ok(engine.gravity.y > 800, "leaned further, what is now the bottom is lower");
});

test("it can be switched on again, in another pose", async (t) => {
  const { tilt, engine, hold, step } = await createTilted(t);
  tilt.stop();
  const started = tilt.start();
  await settle();
  hold(poses.flat, 0);
  assert.equal(await started, "on");
  step();
  assert.deepEqual(engine.gravity, { x: 0, y: 0 });
});

test("it is likely where there are orientation events and fingers, and nowhere else", () => {
  const window = createWindow();
  const likely = (hasEvents, coarse) => {
    if (hasEvents) window.DeviceOrientationEvent = {};
    else delete window.DeviceOrientationEvent;
    globalThis.matchMedia = () => ({ matches: coarse });
    return isTiltLikely();
  };
  assert.equal(likely(true, true), true);
  assert.equal(likely(true, false), false);
  assert.equal(likely(false, true), false);
});
