import assert from "node:assert/strict";
import { test } from "node:test";
import { InputController } from "../../custom_components/sandbox_islands/playground/input/inputController.js";
import { PointerInput } from "../../custom_components/sandbox_islands/playground/input/pointer.js";
import { createEvent, createInputArea, createWindow } from "./support/elements.js";
import { assertClose, engineWithStickersAt, run } from "./support/playground.js";

const onSticker = { clientX: 400, clientY: 350 };
const besideSticker = { clientX: 900, clientY: 350 };

/** An engine with stickers at 300, 300 and at the other places, and a pointer to control it. */
function createPointer({ running = true, others = [] } = {}) {
  const engine = engineWithStickersAt([{ x: 300, y: 300 }, ...others]);
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
  /** Presses as a browser does, which tells the window before the area. */
  const press = (fields) => {
    const event = createEvent("pointerdown", { ...pointer, ...fields });
    event.composedPath = () => [area, win];
    win.dispatchEvent(event);
    area.dispatchEvent(event);
  };
  return { engine, area, win, send, press, listeners, sticker: engine.stickers[0] };
}

test("pressing a sticker starts a drag and captures the pointer", () => {
  const { engine, area, send, sticker } = createPointer();
  send(area, "pointerdown", onSticker);
  assert.deepEqual(engine.held, [sticker]);
  assert.deepEqual(area.captured, [1]);
});

test("pressing beside a sticker captures nothing, and moving then stirs", () => {
  const { engine, area, win, send, sticker } = createPointer();
  send(area, "pointerdown", { clientX: 400, clientY: 500 });
  assert.deepEqual(engine.held, []);
  assert.deepEqual(area.captured, []);
  send(win, "pointermove", { clientX: 500, clientY: 500 });
  assert.ok(sticker.velocity.x > 0);
});

const endings = {
  "releasing the button": ({ win, send }) => send(win, "pointerup"),
  "a cancelled pointer": ({ win, send }) => send(win, "pointercancel"),
  "a lost capture": ({ area, send }) => send(area, "lostpointercapture"),
  "a window that loses focus": ({ win, send }) => send(win, "blur"),
  "a second finger beside all stickers": ({ win, send }) => send(win, "pointerdown", { pointerId: 2 }),
  "a button released outside the window": ({ win, send }) =>
    send(win, "pointermove", { buttons: 0 }),
  "leaving the page": ({ listeners }) => listeners.abort(),
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} ends the drag and removes the listeners of the window`, () => {
    const pointer = createPointer();
    pointer.send(pointer.area, "pointerdown", onSticker);
    end(pointer);
    assert.deepEqual(pointer.engine.held, []);
    assert.deepEqual(pointer.win.listenedTypes, []);
  });
}

test("releasing another pointer does not end the drag", () => {
  const { engine, area, win, send, sticker } = createPointer();
  send(area, "pointerdown", onSticker);
  send(win, "pointerup", { pointerId: 9 });
  assert.deepEqual(engine.held, [sticker]);
});

test("the right button starts no drag", () => {
  const { engine, area, send } = createPointer();
  send(area, "pointerdown", { ...onSticker, button: 2 });
  assert.deepEqual(engine.held, []);
});

test("a touch on a sticker does not scroll the page, a touch beside it does", () => {
  const { area, send, win } = createPointer();
  send(area, "pointerdown", onSticker);
  assert.ok(send(area, "touchstart", { touches: [1] }).defaultPrevented);
  send(win, "pointerup");
  send(area, "pointerdown", besideSticker);
  assert.ok(!send(area, "touchstart", { touches: [1] }).defaultPrevented);
});

test("two fingers hold two stickers, and a third changes nothing and scrolls nothing", () => {
  const others = [{ x: 700, y: 300 }, { x: 1100, y: 300 }];
  const { engine, area, win, send, press } = createPointer({ others });
  const [first, second, third] = engine.stickers;
  press(onSticker);
  press({ clientX: 800, clientY: 350, pointerId: 2, isPrimary: false });
  press({ clientX: 1200, clientY: 350, pointerId: 3, isPrimary: false });
  assert.deepEqual(engine.held, [first, second]);
  assert.ok(send(area, "touchstart").defaultPrevented);
  send(win, "pointermove", { clientX: 800, clientY: 650, pointerId: 2 });
  send(win, "pointermove", { clientX: 1200, clientY: 850, pointerId: 3 });
  run(engine, 1500);
  assertClose(first.position.y, 300, 2);
  assertClose(second.position.y, 600, 2);
  assertClose(third.position.y, 300, 2);
  send(win, "pointerup");
  assert.deepEqual(engine.held, [second]);
});

test("a click does not move the focus, so the arrow keys still scroll the page", () => {
  const { area, send } = createPointer();
  assert.ok(send(area, "mousedown").defaultPrevented);
});

test("a pinch with two fingers is left to the browser", () => {
  const { area, send, press } = createPointer();
  press(onSticker);
  press({ ...besideSticker, pointerId: 2, isPrimary: false });
  assert.ok(!send(area, "touchstart").defaultPrevented);
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
