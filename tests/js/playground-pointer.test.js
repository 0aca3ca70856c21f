import assert from "node:assert/strict";
import { test } from "node:test";
import { InputController } from "../../custom_components/sandbox_islands/playground/input/inputController.js";
import { PointerInput } from "../../custom_components/sandbox_islands/playground/input/pointer.js";
import { createEvent, createInputArea, createWindow } from "./support/elements.js";
import { engineWithStickersAt } from "./support/playground.js";

const onSticker = { clientX: 400, clientY: 350 };
const besideSticker = { clientX: 900, clientY: 350 };

/** An engine with one sticker at 300, 300, and a pointer to control it. */
function createPointer({ running = true } = {}) {
  const engine = engineWithStickersAt([{ x: 300, y: 300 }]);
  const area = createInputArea();
  const win = createWindow();
  const listeners = new AbortController();
  const controller = new InputController(() => ({ engine, running, draw() {} }));
  new PointerInput(area, controller, listeners.signal);
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, isPrimary: true };
  const send = (target, type, fields) => {
    const event = createEvent(type, { ...pointer, ...fields });
    target.dispatchEvent(event);
    return event;
  };
  return { engine, area, win, send, listeners, sticker: engine.stickers[0] };
}

test("pressing a sticker starts a drag and captures the pointer", () => {
  const { engine, area, send, sticker } = createPointer();
  send(area, "pointerdown", onSticker);
  assert.equal(engine.held, sticker);
  assert.deepEqual(area.captured, [1]);
});

test("pressing beside a sticker captures nothing, and moving then stirs", () => {
  const { engine, area, win, send, sticker } = createPointer();
  send(area, "pointerdown", { clientX: 400, clientY: 500 });
  assert.equal(engine.held, null);
  assert.deepEqual(area.captured, []);
  send(win, "pointermove", { clientX: 500, clientY: 500 });
  assert.ok(sticker.velocity.x > 0);
});

const endings = {
  "releasing the button": ({ win, send }) => send(win, "pointerup"),
  "a cancelled pointer": ({ win, send }) => send(win, "pointercancel"),
  "a lost capture": ({ area, send }) => send(area, "lostpointercapture"),
  "a window that loses focus": ({ win, send }) => send(win, "blur"),
  "a second finger": ({ win, send }) => send(win, "pointerdown", { pointerId: 2 }),
  "a button released outside the window": ({ win, send }) =>
    send(win, "pointermove", { buttons: 0 }),
  "leaving the page": ({ listeners }) => listeners.abort(),
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} ends the drag and removes the listeners of the window`, () => {
    const pointer = createPointer();
    pointer.send(pointer.area, "pointerdown", onSticker);
    end(pointer);
    assert.equal(pointer.engine.held, null);
    assert.deepEqual(pointer.win.listenedTypes, []);
  });
}

test("releasing another pointer does not end the drag", () => {
  const { engine, area, win, send, sticker } = createPointer();
  send(area, "pointerdown", onSticker);
  send(win, "pointerup", { pointerId: 9 });
  assert.equal(engine.held, sticker);
});

test("the right button starts no drag", () => {
  const { engine, area, send } = createPointer();
  send(area, "pointerdown", { ...onSticker, button: 2 });
  assert.equal(engine.held, null);
});

test("a touch on a sticker does not scroll the page, a touch beside it does", () => {
  const { area, send, win } = createPointer();
  send(area, "pointerdown", onSticker);
  assert.ok(send(area, "touchstart", { touches: [1] }).defaultPrevented);
  send(win, "pointerup");
  send(area, "pointerdown", besideSticker);
  assert.ok(!send(area, "touchstart", { touches: [1] }).defaultPrevented);
});

test("a click does not move the focus, so the arrow keys still scroll the page", () => {
  const { area, send } = createPointer();
  assert.ok(send(area, "mousedown").defaultPrevented);
});

test("a pinch with two fingers is left to the browser", () => {
  const { area, send } = createPointer();
  send(area, "pointerdown", onSticker);
  assert.ok(!send(area, "touchstart", { touches: [1, 2] }).defaultPrevented);
});

test("there is no listener for wheel, scroll or touchmove", () => {
  const { area, win, send } = createPointer();
  send(area, "pointerdown", onSticker);
  const types = [...area.listenedTypes, ...win.listenedTypes];
  assert.ok(types.includes("pointermove"));
  for (const type of ["wheel", "mousewheel", "scroll", "touchmove"]) {
    assert.ok(!types.includes(type), type);
  }
});

test("aborting removes every listener", () => {
  const { area, win, listeners } = createPointer();
  assert.ok(area.listenedTypes.includes("pointerdown"));
  listeners.abort();
  assert.deepEqual([...area.listenedTypes, ...win.listenedTypes], []);
});

test("while paused a dragged sticker follows the pointer at once, and has no speed", () => {
  const { engine, area, win, send, sticker } = createPointer({ running: false });
  send(area, "pointerdown", onSticker);
  send(win, "pointermove", { clientX: 600, clientY: 450 });
  assert.deepEqual({ ...sticker.position }, { x: 500, y: 400 });
  send(win, "pointerup");
  engine.step();
  assert.equal(sticker.speed, 0);
});
