import assert from "node:assert/strict";
import { test } from "node:test";
import { Hands } from "../../custom_components/playground/hands.js";
import { Pointer } from "../../custom_components/playground/pointer.js";
import { createEvent, createField, createWindow } from "./support/elements.js";
import { layOut } from "./support/playground.js";

const onSprite = { clientX: 400, clientY: 350 };
const besideIt = { clientX: 900, clientY: 350 };

/** A stage with one sprite at 300, 300, under a pointer. */
function createTable({ playing = true } = {}) {
  const engine = layOut([{ x: 300, y: 300 }]);
  const field = createField();
  const win = createWindow();
  const hands = new Hands(() => engine, () => playing, () => {});
  const hand = new Pointer(field, hands);
  const detach = () => hand.destroy();
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, isPrimary: true };
  const send = (target, type, fields) => {
    const event = createEvent(type, { ...pointer, ...fields });
    target.dispatchEvent(event);
    return event;
  };
  return { engine, field, win, send, detach, sprite: engine.sprites[0] };
}

test("pressing a sprite takes hold of it and captures the pointer", () => {
  const { engine, field, send, sprite } = createTable();
  send(field, "pointerdown", onSprite);
  assert.equal(engine.held, sprite);
  assert.deepEqual(field.captured, [1]);
});

test("pressing beside it captures nothing, and the drag stirs", () => {
  const { engine, field, win, send, sprite } = createTable();
  send(field, "pointerdown", { clientX: 400, clientY: 500 });
  assert.equal(engine.held, null);
  assert.deepEqual(field.captured, []);
  send(win, "pointermove", { clientX: 500, clientY: 500 });
  assert.ok(sprite.velocity.x > 0);
});

const endings = {
  "letting go": ({ win, send }) => send(win, "pointerup"),
  "a cancelled pointer": ({ win, send }) => send(win, "pointercancel"),
  "a lost capture": ({ field, send }) => send(field, "lostpointercapture"),
  "a window that loses focus": ({ win, send }) => send(win, "blur"),
  "a second finger": ({ win, send }) => send(win, "pointerdown", { pointerId: 2 }),
  "a button released elsewhere": ({ win, send }) => send(win, "pointermove", { buttons: 0 }),
  "taking the component away": ({ detach }) => detach(),
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} releases the sprite and stops listening to the window`, () => {
    const table = createTable();
    table.send(table.field, "pointerdown", onSprite);
    end(table);
    assert.equal(table.engine.held, null);
    assert.deepEqual(table.win.heard, []);
  });
}

test("another pointer's release is none of its business", () => {
  const { engine, field, win, send, sprite } = createTable();
  send(field, "pointerdown", onSprite);
  send(win, "pointerup", { pointerId: 9 });
  assert.equal(engine.held, sprite);
});

test("the right button takes nothing", () => {
  const { engine, field, send } = createTable();
  send(field, "pointerdown", { ...onSprite, button: 2 });
  assert.equal(engine.held, null);
});

test("a touch is kept from the browser on a sprite, and left to it anywhere else", () => {
  const { field, send, win } = createTable();
  send(field, "pointerdown", onSprite);
  assert.ok(send(field, "touchstart", { touches: [1] }).defaultPrevented);
  send(win, "pointerup");
  send(field, "pointerdown", besideIt);
  assert.ok(!send(field, "touchstart", { touches: [1] }).defaultPrevented);
});

test("a click does not take the focus, so the arrow keys go on scrolling", () => {
  const { field, send } = createTable();
  assert.ok(send(field, "mousedown").defaultPrevented);
});

test("two fingers are left to the browser", () => {
  const { field, send } = createTable();
  send(field, "pointerdown", onSprite);
  assert.ok(!send(field, "touchstart", { touches: [1, 2] }).defaultPrevented);
});

test("the wheel is never listened to", () => {
  const { field, win, send } = createTable();
  send(field, "pointerdown", onSprite);
  for (const type of ["wheel", "mousewheel", "scroll", "touchmove"]) {
    assert.ok(![...field.heard, ...win.heard].includes(type));
  }
});

test("detached, it listens to nothing", () => {
  const { field, win, detach } = createTable();
  detach();
  assert.deepEqual([...field.heard, ...win.heard], []);
});

test("at rest a sprite goes where the hand goes, at once, and lies still there", () => {
  const { engine, field, win, send, sprite } = createTable({ playing: false });
  send(field, "pointerdown", onSprite);
  send(win, "pointermove", { clientX: 600, clientY: 450 });
  assert.deepEqual({ ...sprite.position }, { x: 500, y: 400 });
  send(win, "pointerup");
  engine.step();
  assert.equal(sprite.speed, 0);
});
