import assert from "node:assert/strict";
import { test } from "node:test";
import { InputController } from "../../custom_components/sandbox_islands/playground/input/inputController.js";
import { KeyboardInput } from "../../custom_components/sandbox_islands/playground/input/keyboard.js";
import { createEvent, createInputArea } from "./support/elements.js";
import { assertClose, createEngine, engineWithStickersAt, run } from "./support/playground.js";

const words = {
  selected: "{sticker}, {index} of {count}",
  pickedUp: "{sticker} picked up",
  dropped: "{sticker} dropped",
  putDown: "{sticker} put down",
  thrownRight: "{sticker} thrown to the right",
};

/** An engine with three stickers, which runs unless it is said not to, and a keyboard to control it. */
function createKeyboard({ running = true } = {}) {
  const points = [200, 600, 1000].map((x) => ({ x, y: 400 }));
  const engine = engineWithStickersAt(points, { names: ["smileyTounge", "bomb", "rainbowOne"] });
  const area = createInputArea();
  const announced = [];
  const controller = new InputController(() => ({ engine, running, draw() {} }));
  const settings = { nudgeDistance: 24, throwSpeed: 480 };
  const announce = (word, values) => {
    announced.push(words[word].replace(/\{(\w+)\}/g, (_, name) => values[name]));
  };
  const listeners = new AbortController();
  const keyboard = new KeyboardInput(area, controller, settings, announce, listeners.signal);
  const press = (key, fields) => {
    const event = createEvent("keydown", { key, ...fields });
    area.dispatchEvent(event);
    return event;
  };
  return { engine, area, announced, press, keyboard, listeners };
}

test("the arrow keys, Home and End select a sticker, and announce it", () => {
  const { press, announced, keyboard, engine } = createKeyboard();
  const keys = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End"];
  for (const key of keys) press(key);
  assert.deepEqual(announced, [
    "Bomb, 2 of 3",
    "Rainbow one, 3 of 3",
    "Smiley tounge, 1 of 3",
    "Rainbow one, 3 of 3",
    "Smiley tounge, 1 of 3",
    "Rainbow one, 3 of 3",
  ]);
  assert.equal(keyboard.selected, engine.stickers[2]);
});

test("a sticker with a label is called by it, one without by its name in words", () => {
  const { press, announced, engine } = createKeyboard();
  engine.stickers[0].blueprint.label = "Grinsegesicht";
  engine.stickers[1].blueprint.label = "";
  press("Home");
  press("ArrowRight");
  assert.deepEqual(announced, ["Grinsegesicht, 1 of 3", "Bomb, 2 of 3"]);
});

test("Enter picks up, arrows nudge, Space throws in the direction of the last nudge", () => {
  const { press, announced, engine } = createKeyboard();
  const [sticker] = engine.stickers;
  press("Enter");
  assert.deepEqual(engine.held, [sticker]);
  press("ArrowDown");
  press("ArrowRight");
  run(engine, 1000);
  assert.ok(sticker.position.x > 220 && sticker.position.y > 420);
  press(" ");
  assert.deepEqual(engine.held, []);
  assertClose(sticker.velocity.x, 480);
  assertClose(sticker.velocity.y, 0);
  assert.deepEqual(announced, ["Smiley tounge picked up", "Smiley tounge thrown to the right"]);
});

test("Escape drops a sticker, and Enter without a nudge puts it down", () => {
  const { press, announced, engine } = createKeyboard();
  press("Enter");
  press("Escape");
  press("Enter");
  press("Enter");
  assert.deepEqual(announced.slice(1), [
    "Smiley tounge dropped",
    "Smiley tounge picked up",
    "Smiley tounge put down",
  ]);
  assert.equal(engine.stickers[0].speed, 0);
});

test("a key that is held down picks up once, and does not put down again", () => {
  const { press, engine } = createKeyboard();
  press("Enter");
  assert.ok(press("Enter", { repeat: true }).defaultPrevented);
  assert.deepEqual(engine.held, [engine.stickers[0]]);
});

test("while paused a sticker is put down where it was nudged to, and not thrown", () => {
  const { press, announced, engine } = createKeyboard({ running: false });
  const [sticker] = engine.stickers;
  for (const key of ["Enter", "ArrowRight", "Enter"]) press(key);
  assertClose(sticker.position.x, 224);
  assert.equal(sticker.speed, 0);
  assert.deepEqual(announced, ["Smiley tounge picked up", "Smiley tounge put down"]);
});

test("when the selected one is taken off the stage, arrows go on from the one that is selected now", () => {
  const { press, announced, engine } = createKeyboard();
  press("End");
  engine.remove(engine.stickers[2]);
  press("ArrowLeft");
  assert.equal(announced.at(-1), "Smiley tounge, 1 of 2");
});

test("leaving the input area drops the sticker", () => {
  const { press, area, engine } = createKeyboard();
  press("Enter");
  area.focused = false;
  area.dispatchEvent(new Event("blur"));
  assert.deepEqual(engine.held, []);
});

test("picking up the rainbow starts the lightning", () => {
  const { press, engine } = createKeyboard();
  press("End");
  press("Enter");
  run(engine, 1100);
  assert.equal(engine.bolts.length, 2);
});

test("only handled keys are kept from the page", () => {
  const { press } = createKeyboard();
  assert.ok(press("ArrowDown").defaultPrevented);
  assert.ok(!press("Tab").defaultPrevented);
  assert.ok(!press("Escape").defaultPrevented);
  assert.ok(!press("ArrowDown", { altKey: true }).defaultPrevented);
});

test("a sticker is selected while the keyboard is used in the area", () => {
  const { area, keyboard, engine, press } = createKeyboard();
  const selectedAfter = (act) => {
    act();
    return keyboard.selected;
  };
  const focus = () => area.dispatchEvent(createEvent("focus"));
  const blur = () => area.dispatchEvent(createEvent("blur"));
  area.focused = false; // as after a press
  assert.equal(selectedAfter(focus), null);
  assert.equal(selectedAfter(() => press("Delete")), null);
  assert.equal(selectedAfter(() => press("ArrowRight")), engine.stickers[1]);
  assert.equal(selectedAfter(blur), null);
  area.focused = true;
  assert.equal(selectedAfter(focus), engine.stickers[1]);
});

test("aborting removes every listener", () => {
  const { area, listeners } = createKeyboard();
  assert.ok(area.listenedTypes.includes("keydown"));
  listeners.abort();
  assert.deepEqual(area.listenedTypes, []);
});

test("a sticker is announced by its label, or by its name in words", () => {
  const engine = createEngine({ props: { interval: 0 } });
  engine.enqueue({ index: 0, name: "flowerTounge", outline: null });
  engine.enqueue({ index: 1, name: "pill", label: "Red pill", outline: null });
  run(engine, 100);
  assert.deepEqual(engine.stickers.map(({ label }) => label), ["Flower tounge", "Red pill"]);
});
