import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Remembered } from "../../custom_components/sandbox_islands/playground/extras/remembered.js";
import { SoundSwitch } from "../../custom_components/sandbox_islands/playground/extras/soundSwitch.js";
import * as effects from "../../custom_components/sandbox_islands/playground/sound/effects.js";
import { onFirstGesture } from "../../custom_components/sandbox_islands/playground/sound/firstGesture.js";
import { Sound } from "../../custom_components/sandbox_islands/playground/sound/sound.js";
import { FakeAudioContext } from "./support/audio.js";
import { createEvent, createWindow } from "./support/elements.js";

/** Nodes that stay connected while nothing sounds: volume, limiter and ceiling. */
const MASTER_NODES = 3;

const random = () => 0.5;

/** A sticker in the middle of the stage that lies still, unless the fields say otherwise. */
const sticker = (fields) => ({ position: { x: 500, y: 300 }, speed: 0, ...fields });

const hit = (fields) => ({ speed: 800, size: 160, sticker: sticker(), other: null, ...fields });

/** Sound for a fake engine; `tell` calls one of the callbacks that it listens with. */
function createSound({ reducedMotion = false, started = true } = {}) {
  const context = new FakeAudioContext();
  const vibrations = [];
  const switchedOff = new AbortController();
  let callbacks = {};
  const engine = {
    bounds: { width: 1000, height: 600 },
    listen(listeners, signal) {
      callbacks = listeners;
      signal.addEventListener("abort", () => (callbacks = {}));
    },
  };
  const created = [];
  const options = {
    createContext: () => created.push(context) && context,
    reducedMotion: () => reducedMotion,
    vibrate: (duration) => vibrations.push(duration),
    random,
  };
  const sound = new Sound(engine, options, switchedOff.signal);
  if (started) sound.start();
  const tell = (name, value) => callbacks[name]?.(value);
  return { sound, context, created, vibrations, switchedOff, tell };
}

/** When each source stops, in seconds, in the order they began. */
function stopTimes({ nodes }) {
  return nodes.filter(({ kind }) => kind === "source").map(({ stopTime }) => stopTime);
}

/** The loudness of the voice that began last. */
function lastLevel({ nodes, panners }) {
  const panner = panners.at(-1);
  return nodes.find(({ outputs }) => outputs.includes(panner)).gain.value;
}

test("each of the things that happen has a voice", () => {
  const things = {
    onStickerAdded: sticker(),
    onBoltAdded: sticker(),
    onHeldChange: [sticker()],
    onHit: hit(),
    onPush: undefined,
  };
  for (const [name, value] of Object.entries(things)) {
    const { sound, tell } = createSound();
    tell(name, value);
    assert.equal(sound.voiceCount, 1, name);
  }
});

test("before it is started there is no audio context, and nothing is heard or felt", () => {
  const { sound, created, vibrations, tell } = createSound({ started: false });
  tell("onStickerAdded", sticker());
  tell("onHeldChange", [sticker()]);
  sound.pop();
  sound.setActive(false);
  sound.setActive(true);
  assert.deepEqual([...created, ...vibrations], []);
  assert.equal(sound.voiceCount, 0);
});

test("starting twice creates one context", () => {
  const { sound, created } = createSound();
  assert.equal(sound.start(), true);
  assert.equal(created.length, 1);
});

test("without Web Audio starting says so, and nothing else happens", () => {
  mock.method(console, "warn", () => {});
  const createContext = () => {
    throw new ReferenceError("AudioContext is not defined");
  };
  const engine = { listen: () => assert.fail("it listens") };
  const { signal } = new AbortController();
  const sound = new Sound(engine, { createContext, reducedMotion: () => false }, signal);
  assert.equal(sound.start(), false);
  sound.pop();
  mock.restoreAll();
});

test("never more than six voices sound at once", () => {
  const { sound, context, tell } = createSound();
  for (let count = 0; count < 40; count += 1) {
    tell("onStickerAdded", sticker());
    if (count % 3 === 0) context.advance(0.01);
    assert.ok(sound.voiceCount <= 6, `${sound.voiceCount}`);
  }
  for (let time = 0; time < 0.5; time += 0.001) {
    const sounding = context.soundingAt(time);
    assert.ok(sounding <= 6, `${sounding} at ${time} s`);
  }
  assert.equal(sound.voiceCount, 6);
});

test("the quietest voice gives way to a seventh", () => {
  const { context, tell } = createSound();
  tell("onPush");
  tell("onHit", hit({ speed: 100 }));
  for (let count = 0; count < 4; count += 1) tell("onStickerAdded", sticker());
  tell("onStickerAdded", sticker());
  const [boing, thudTone, thudKnock, pop] = stopTimes(context);
  assert.deepEqual([thudTone, thudKnock], [0.008, 0.008]);
  assert.ok(boing > 0.5 && pop > 0.1, "the boing or a pop gave way");
});

test("among equals the oldest gives way", () => {
  const { context, tell } = createSound();
  for (let count = 0; count < 7; count += 1) tell("onStickerAdded", sticker());
  const stops = stopTimes(context);
  assert.equal(stops[0], 0.008);
  assert.ok(stops.slice(2).every((stop) => stop > 0.008));
});

test("every node of a voice is disconnected when it has ended", () => {
  const { sound, context, tell } = createSound();
  for (let count = 0; count < 20; count += 1) {
    tell("onStickerAdded", sticker());
    tell("onPush");
    context.advance(0.05);
  }
  assert.ok(context.connected.length > MASTER_NODES);
  context.advance(1);
  assert.equal(context.connected.length, MASTER_NODES);
  assert.equal(sound.voiceCount, 0);
});

test("hits of drifting stickers are silent; faster ones are louder", () => {
  const { sound, context, tell } = createSound();
  tell("onHit", hit({ speed: 80 }));
  assert.equal(sound.voiceCount, 0);
  const levels = [100, 300, 900, 3000].map((speed) => {
    tell("onHit", hit({ speed }));
    const level = lastLevel(context);
    context.advance(1);
    return level;
  });
  assert.deepEqual(levels, [...levels].sort((one, other) => one - other));
  assert.ok(levels[3] <= 1 && levels[0] > 0);
});

test("large stickers are softer and lower than small ones", () => {
  const pitchOf = (size) => effects.thud(random, { size, hardness: 0.5 })[0].pitch.at(-1)[1];
  assert.ok(pitchOf(160) < pitchOf(70));
  const { context, tell } = createSound();
  const [small, large] = [70, 160].map((size) => {
    tell("onHit", hit({ size }));
    const level = lastLevel(context);
    context.advance(1);
    return level;
  });
  assert.ok(large < small);
});

test("hits within 50 ms are one thud", () => {
  const { sound, context, tell } = createSound();
  for (let count = 0; count < 10; count += 1) {
    tell("onHit", hit());
    context.advance(0.004);
  }
  assert.equal(sound.voiceCount, 1);
  context.advance(0.02);
  tell("onHit", hit());
  assert.equal(sound.voiceCount, 2);
});

test("picking up and putting down are heard, also with the other hand; a throw is not", () => {
  const { context, tell } = createSound();
  const one = sticker();
  const other = sticker({ speed: 900 });
  const heldOneAfterTheOther = [[one], [one, other], [other], []];
  const voices = heldOneAfterTheOther.map((held) => {
    const before = context.panners.length;
    tell("onHeldChange", held);
    return context.panners.length - before;
  });
  assert.deepEqual(voices, [1, 1, 1, 0]);
});

test("the engine may report the same array of held stickers again", () => {
  const { context, tell } = createSound();
  const held = [sticker()];
  tell("onHeldChange", held);
  held.pop();
  tell("onHeldChange", held);
  assert.equal(context.panners.length, 2);
});

test("a sticker is heard on the side on which it is seen", () => {
  const { context, tell } = createSound();
  for (const x of [-20, 500, 1020]) tell("onStickerAdded", sticker({ position: { x, y: 0 } }));
  assert.deepEqual(context.panners.map(({ pan }) => pan.value), [-0.6, 0, 0.6]);
});

test("while it is not active the audio is suspended, and what happens stays silent", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sound, context, vibrations, tell } = createSound();
  tell("onPush");
  sound.setActive(false);
  assert.equal(sound.voiceCount, 0);
  t.mock.timers.tick(50);
  assert.equal(context.state, "suspended");
  tell("onHeldChange", [sticker()]);
  tell("onHit", hit());
  assert.equal(sound.voiceCount, 0);
  assert.deepEqual(vibrations, []);
  sound.setActive(true);
  assert.equal(context.state, "running");
});

test("a short pause does not suspend the audio that continues after it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sound, context } = createSound();
  sound.setActive(false);
  sound.setActive(true);
  t.mock.timers.tick(1000);
  assert.equal(context.state, "running");
});

test("started while paused, the audio waits", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sound, context } = createSound({ started: false });
  sound.setActive(false);
  sound.start();
  t.mock.timers.tick(50);
  assert.equal(context.state, "suspended");
});

test("switched off, its context is closed, which plays nothing, and nothing begins any more", () => {
  const { sound, context, switchedOff, tell } = createSound();
  tell("onPush");
  switchedOff.abort();
  assert.equal(context.state, "closed");
  const played = context.nodes.length;
  tell("onPush");
  sound.pop();
  assert.equal(context.nodes.length, played);
  sound.setActive(false);
  assert.equal(sound.start(), false);
  assert.equal(sound.voiceCount, 0);
});

test("a phone vibrates when a sticker is picked up, put down or hit hard, not in a pile", () => {
  const { context, vibrations, tell } = createSound();
  tell("onHeldChange", [sticker()]);
  tell("onHeldChange", []);
  assert.equal(vibrations.length, 2);
  for (let count = 0; count < 9; count += 1) {
    tell("onHit", hit({ speed: 1200 }));
    context.advance(0.06);
  }
  tell("onHit", hit({ speed: 200 }));
  assert.equal(vibrations.length, 5);
  assert.ok(vibrations.every((duration) => duration > 0 && duration <= 25), `${vibrations}`);
});

test("with reduced motion nothing vibrates, and everything is heard", () => {
  const { sound, vibrations, tell } = createSound({ reducedMotion: true });
  tell("onHeldChange", [sticker()]);
  tell("onHit", hit({ speed: 1200 }));
  assert.deepEqual(vibrations, []);
  assert.equal(sound.voiceCount, 2);
});

for (const name of ["pop", "thud", "peel", "pat", "crackle", "boing"]) {
  const variants = Array.from({ length: 50 }, (_, seed) =>
    effects[name](() => seed / 50, { size: 120, hardness: 1 }),
  );

  test(`the layers of ${name} begin and end in silence, and do not add up to more than 1`, () => {
    for (const layers of variants) {
      let sum = 0;
      for (const { loudness } of layers) {
        const values = loudness.map(([, value]) => value);
        assert.deepEqual([values[0], values.at(-1)], [effects.SILENCE, effects.SILENCE]);
        sum += Math.max(...values);
      }
      assert.ok(sum <= 1 + 1e-9, `${sum}`);
    }
  });

  test(`the curves of ${name} go on in time, for 0.7 s at most, and never reach 0`, () => {
    for (const { loudness, pitch = [], filter } of variants.flat()) {
      for (const curve of [loudness, pitch, filter?.frequency ?? []]) {
        const times = curve.map(([time]) => time);
        assert.deepEqual(times, [...times].sort((one, other) => one - other));
        for (const [time, value] of curve) assert.ok(time <= 0.7 && value > 0);
      }
    }
  });
}

test("the first gesture runs a function once; a finger that may be about to scroll does not", () => {
  const window = createWindow();
  const userActivation = { isActive: false };
  Object.defineProperty(globalThis, "navigator", { value: { userActivation }, configurable: true });
  let runs = 0;
  onFirstGesture(() => (runs += 1), new AbortController().signal);
  window.dispatchEvent(createEvent("pointerdown"));
  assert.equal(runs, 0);
  userActivation.isActive = true;
  window.dispatchEvent(createEvent("pointerup"));
  window.dispatchEvent(createEvent("keydown"));
  assert.equal(runs, 1);
  assert.deepEqual(window.listenedTypes, []);
});

test("nobody waits for a gesture on a page that is left", () => {
  const window = createWindow();
  const left = new AbortController();
  onFirstGesture(() => assert.fail("it ran"), left.signal);
  left.abort();
  window.dispatchEvent(createEvent("keydown"));
  assert.deepEqual(window.listenedTypes, []);
});

test("a switch that is pressed while its sounds are loading waits for no gesture", async () => {
  const win = createWindow();
  const switched = new SoundSwitch({ values: { sound: true }, keep() {} });
  const following = switched.follow({ engine: {}, running: true });
  switched.toggle();
  await following;
  assert.equal(switched.isOn, false);
  assert.deepEqual(win.listenedTypes, []);
});

test("a switch follows what another page has kept, and goes on alone where nothing is kept", async () => {
  const win = createWindow();
  const kept = {};
  globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
  const switched = new SoundSwitch(new Remembered("playground"));
  await switched.follow({ engine: {}, running: true });
  kept.playground = '{"sound":true}';
  await switched.recall();
  assert.ok(switched.isOn);
  assert.ok(win.listenedTypes.includes("pointerdown"), "it does not begin with the next gesture");
  delete kept.playground;
  await switched.recall();
  assert.equal(switched.isOn, false);
  assert.deepEqual(win.listenedTypes, []);
  delete globalThis.localStorage;
  const alone = new Remembered("playground");
  alone.keep({ sound: true });
  assert.deepEqual(alone.values, { sound: true });
});
