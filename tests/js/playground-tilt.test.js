import assert from "node:assert/strict";
import { test } from "node:test";
import { isTiltLikely, TiltSwitch } from "../../custom_components/sandbox_islands/playground/extras/tiltSwitch.js";
import { Tilt, gravityFor } from "../../custom_components/sandbox_islands/playground/tilt/tilt.js";
import { createEvent, createWindow } from "./support/elements.js";
import { assertClose } from "./support/playground.js";

/** Degrees by which a phone is raised from a table. */
const poses = { flat: 0, hand: 50, upright: 90 };

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

test("gravity is none within 3 degrees, grows from 0 on, and is 900 px/s² at most", () => {
  const strengths = [0, 2, 3, 3.1, 10, 20, 25, 60, 170].map(gravityFor);
  assert.deepEqual(strengths.slice(0, 3), [0, 0, 0]);
  assert.ok(strengths[3] > 0 && strengths[3] < 10);
  assert.deepEqual(strengths, [...strengths].sort((one, other) => one - other));
  assert.deepEqual(strengths.slice(-3), [900, 900, 900]);
  assert.equal(gravityFor(-60), -900);
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

test("when the screen turns, it starts anew from how the phone is held then", async (t) => {
  const { engine, orientation, hold, step } = await createTilted(t);
  hold(poses.hand, -60);
  step();
  assert.ok(engine.gravity.x < -800);
  orientation.angle = 90;
  orientation.dispatchEvent(createEvent("change"));
  hold(0, -50);
  step();
  assertClose(Math.hypot(engine.gravity.x, engine.gravity.y), 0, 1);
  hold(0, -80);
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

test("a switch that is pressed twice before the sensor reports can be switched off", async (t) => {
  const { engine, hold, left, listeners } = createPhone(t);
  const switched = new TiltSwitch(() => {});
  await switched.load();
  switched.follow({ engine }, left.signal);
  const presses = [switched.toggle(), switched.toggle()];
  await settle();
  hold(poses.hand, 0);
  await Promise.all(presses);
  assert.ok(switched.isOn);
  await switched.toggle();
  assert.deepEqual({ isOn: switched.isOn, listening: listeners.size }, { isOn: false, listening: 0 });
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
