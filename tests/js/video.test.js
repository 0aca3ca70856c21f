import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { readOptions } from "../../assets/player/options.js";
import { started, startsItself } from "../../custom_components/video/address.js";
import { Remote } from "../../custom_components/video/remote.js";
import { createEvent } from "./support/elements.js";

const ask = (path) => readOptions(new URL(path, "https://here.test"));

test("a video starts itself only if its address says so", () => {
  assert.ok(startsItself("/player/wato?autoplay=1&loop=1"));
  assert.ok(!startsItself("/player/wato?autoplay=0"));
  assert.ok(!startsItself("https://player.vimeo.com/video/1"));
});

test("the button's address asks to start, and keeps the rest", () => {
  assert.equal(started("/player/wato?loop=1&autoplay=0"), "/player/wato?loop=1&autoplay=1");
  assert.equal(started("https://player.vimeo.com/video/1"), "https://player.vimeo.com/video/1?autoplay=1");
});

test("a player page is named by its path or by a parameter", () => {
  assert.equal(ask("/player/wato").name, "wato");
  assert.equal(ask("/player/wato.html").name, "wato");
  assert.equal(ask("/player?video=unichem").name, "unichem");
  assert.equal(ask("/player/?video=unichem").name, "unichem");
});

test("a name that is none names nothing", () => {
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

let told;
let frame;

/** A frame that remembers what it was told, in a window that can hear. */
function createFrame(src) {
  const sent = [];
  const contentWindow = { postMessage: (message, origin) => sent.push([message.method, origin]) };
  return Object.assign(new EventTarget(), { src, sent, contentWindow });
}

function connect(src) {
  frame = createFrame(src);
  return new Remote(frame, (event) => told.push(event));
}

const say = (data, { source = frame.contentWindow, origin = "https://here.test" } = {}) =>
  window.dispatchEvent(createEvent("message", { data, source, origin }));

beforeEach(() => {
  told = [];
  globalThis.window = new EventTarget();
  globalThis.location = { href: "https://here.test/", origin: "https://here.test" };
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  mock.timers.reset();
  delete globalThis.window;
  delete globalThis.location;
});

test("the frame is told to play and pause, and nobody but its own origin hears it", () => {
  const remote = connect("https://player.vimeo.com/video/1");
  remote.play();
  remote.pause();
  assert.deepEqual(frame.sent, [
    ["play", "https://player.vimeo.com"],
    ["pause", "https://player.vimeo.com"],
  ]);
});

test("events are heard as objects and as JSON, from the frame alone", () => {
  connect("https://here.test/player/wato");
  say({ event: "play" });
  say('{"event":"pause"}');
  say("not json");
  say({ event: "error" }, { source: {} });
  say({ event: "error" }, { origin: "https://elsewhere.test" });
  assert.deepEqual(told, ["play", "pause"]);
});

test("a player that is ready is asked to report", () => {
  connect("https://here.test/player/wato");
  say({ event: "ready" });
  assert.deepEqual(
    frame.sent.map(([method]) => method),
    ["addEventListener", "addEventListener", "addEventListener"],
  );
});

test("a page of this site that says nothing is no player", () => {
  connect("https://here.test/player/gone");
  frame.dispatchEvent(new Event("load"));
  mock.timers.tick(3999);
  assert.deepEqual(told, []);
  mock.timers.tick(1);
  assert.deepEqual(told, ["error"]);
});

test("a silent player elsewhere is shown as it is", () => {
  connect("https://elsewhere.test/embed/1");
  frame.dispatchEvent(new Event("load"));
  assert.deepEqual(told, ["ready"]);
});

test("after the end nothing is heard and nothing is waited for", () => {
  const remote = connect("https://here.test/player/gone");
  frame.dispatchEvent(new Event("load"));
  remote.destroy();
  say({ event: "play" });
  mock.timers.tick(5000);
  assert.deepEqual(told, []);
});
