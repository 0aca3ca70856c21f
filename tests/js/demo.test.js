import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { DemoFrame, LOAD_TIMEOUT } from "../../custom_components/sandbox_islands/demo/demoFrame.js";

let frame;
let sent;
let events;
let see;

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval"] });
  sent = [];
  events = [];
  const contentWindow = { postMessage: ({ type }, origin) => sent.push(`${type} ${origin}`) };
  frame = Object.assign(new EventTarget(), { src: "https://here.test/lab/loan", contentWindow });
  globalThis.location = new URL("https://here.test/");
  globalThis.IntersectionObserver = class {
    constructor(callback) {
      see = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  };
});

afterEach(() => {
  mock.timers.reset();
  delete globalThis.location;
  delete globalThis.IntersectionObserver;
});

const run = () => new DemoFrame(frame, (event) => events.push(event));
const load = () => frame.dispatchEvent(new Event("load"));

test("a page is told when it leaves the screen and when it is back, and once each", () => {
  run();
  load();
  for (const isSeen of [true, false, false, true]) see(isSeen);
  assert.deepEqual(sent, ["pause https://here.test", "resume https://here.test"]);
});

test("a page that loads off screen is told at once, and nothing before", () => {
  run();
  see(false);
  assert.deepEqual(sent, []);
  load();
  assert.deepEqual(sent, ["pause https://here.test"]);
});

test("a page that has loaded is not given up, and its own links are no second start", () => {
  run();
  load();
  load();
  mock.timers.tick(LOAD_TIMEOUT * 1000);
  assert.deepEqual(events, ["load"]);
});

test("a page that does not load is given up once", () => {
  run();
  mock.timers.tick(LOAD_TIMEOUT * 1000 - 1);
  assert.deepEqual(events, []);
  mock.timers.tick(20_000);
  assert.deepEqual(events, ["timeout"]);
});

test("what is removed hears and says nothing any more", () => {
  run().destroy();
  load();
  see(false);
  mock.timers.tick(20_000);
  assert.deepEqual([...events, ...sent], []);
});
