import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { readOptions } from "../../portfolio/assets/player/options.js";
import { hasAutoplay, withAutoplay } from "../../custom_components/sandbox_islands/video/autoplayParameter.js";
import { PlayerClient } from "../../custom_components/sandbox_islands/video/playerClient.js";
import { createEvent } from "./support/elements.js";

const ask = (path) => readOptions(new URL(path, "https://here.test"));

test("a video starts by itself only if its URL says so", () => {
  assert.ok(hasAutoplay("/player/wato?autoplay=1&loop=1"));
  assert.ok(!hasAutoplay("/player/wato?autoplay=0"));
  assert.ok(!hasAutoplay("https://player.vimeo.com/video/1"));
});

test("the URL for the button has autoplay and keeps the other parameters", () => {
  assert.equal(withAutoplay("/player/wato?loop=1&autoplay=0"), "/player/wato?loop=1&autoplay=1");
  assert.equal(withAutoplay("https://player.vimeo.com/video/1"), "https://player.vimeo.com/video/1?autoplay=1");
});

test("a player page is named by its path or by a parameter", () => {
  assert.equal(ask("/player/wato").name, "wato");
  assert.equal(ask("/player/wato.html").name, "wato");
  assert.equal(ask("/player?video=unichem").name, "unichem");
  assert.equal(ask("/player/?video=unichem").name, "unichem");
});

test("an invalid name gives no video", () => {
  for (const path of ["/player", "/player/index.html", "/player?video=../x", "/player?video="]) {
    assert.equal(ask(path).name, null, path);
  }
});

test("parameters are the ones Vimeo's player has, with its defaults", () => {
  const { name, ...defaults } = ask("/player/wato");
  assert.deepEqual(defaults, {
    autoplay: false,
    loop: false,
    autopause: true,
    controls: true,
    border: true,
  });
  const bare = ask("/player/wato?autoplay=1&loop=true&autopause=0&controls=0&border=false");
  assert.deepEqual(Object.values(bare), ["wato", true, true, false, false, false]);
});

let events;
let frame;

/** A frame that records the messages sent to it. */
function createFrame(src) {
  const sent = [];
  const contentWindow = { postMessage: (message, origin) => sent.push([message.method, origin]) };
  return Object.assign(new EventTarget(), { src, sent, contentWindow });
}

function connect(src) {
  frame = createFrame(src);
  return new PlayerClient(frame, (event) => events.push(event));
}

const receive = (data, { source = frame.contentWindow, origin = "https://here.test" } = {}) =>
  window.dispatchEvent(createEvent("message", { data, source, origin }));

beforeEach(() => {
  events = [];
  globalThis.window = new EventTarget();
  globalThis.location = { href: "https://here.test/", origin: "https://here.test" };
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});

afterEach(() => {
  mock.timers.reset();
  delete globalThis.window;
  delete globalThis.location;
});

test("play and pause are sent to the frame, for its own origin only", () => {
  const client = connect("https://player.vimeo.com/video/1");
  client.play();
  client.pause();
  assert.deepEqual(frame.sent, [
    ["play", "https://player.vimeo.com"],
    ["pause", "https://player.vimeo.com"],
  ]);
});

test("events arrive as objects and as JSON, from the frame only", () => {
  connect("https://here.test/player/wato");
  receive({ event: "play" });
  receive('{"event":"pause"}');
  receive("not json");
  receive({ event: "error" }, { source: {} });
  receive({ event: "error" }, { origin: "https://elsewhere.test" });
  assert.deepEqual(events, ["play", "pause"]);
});

test("the client subscribes to the events of a player that is ready", () => {
  connect("https://here.test/player/wato");
  receive({ event: "ready" });
  assert.deepEqual(
    frame.sent.map(([method]) => method),
    ["addEventListener", "addEventListener", "addEventListener"],
  );
});

test("a page of this site that sends nothing in four seconds is not a player", () => {
  connect("https://here.test/player/gone");
  frame.dispatchEvent(new Event("load"));
  mock.timers.tick(3999);
  assert.deepEqual(events, []);
  mock.timers.tick(1);
  assert.deepEqual(events, ["error"]);
});

test("a player of another site that sends nothing is shown as it is", () => {
  connect("https://elsewhere.test/embed/1");
  frame.dispatchEvent(new Event("load"));
  assert.deepEqual(events, ["ready"]);
});

for (const src of ["https://here.test/player/hangs", "https://elsewhere.test/embed/1"]) {
  test(`a player whose page never loads is given up after 15 seconds: ${src}`, () => {
    connect(src);
    mock.timers.tick(14_999);
    assert.deepEqual(events, []);
    mock.timers.tick(1);
    assert.deepEqual(events, ["timeout"]);
  });
}

test("the hours that a laptop sleeps are not counted", (t) => {
  const timers = [];
  const setTimer = (callback) => timers.push(callback);
  t.mock.method(globalThis, "setTimeout", setTimer);
  t.mock.method(globalThis, "setInterval", setTimer);
  connect("https://here.test/player/wato");
  frame.dispatchEvent(new Event("load"));
  // After a sleep, as after a jump of the clock, what is due runs once.
  for (const callback of timers) callback();
  assert.deepEqual(events, []);
});

test("a player that has answered is not given up", () => {
  connect("https://here.test/player/wato");
  receive({ event: "ready" });
  mock.timers.tick(60_000);
  assert.deepEqual(events, ["ready"]);
});

test("after destroy no event is reported and no timer is left", () => {
  const client = connect("https://here.test/player/gone");
  frame.dispatchEvent(new Event("load"));
  client.destroy();
  receive({ event: "play" });
  mock.timers.tick(60_000);
  assert.deepEqual(events, []);
});
