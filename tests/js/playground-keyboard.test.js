import assert from "node:assert/strict";
import { test } from "node:test";
import { Hands } from "../../custom_components/playground/hands.js";
import { Keyboard } from "../../custom_components/playground/keyboard.js";
import { nameOf } from "../../custom_components/playground/words.js";
import { createEvent, createField } from "./support/elements.js";
import { layOut, play } from "./support/playground.js";

function createTable() {
  const places = [200, 600, 1000].map((x) => ({ x, y: 400 }));
  const engine = layOut(places, { names: ["smileyTounge", "bomb", "rainbowOne"] });
  const field = createField();
  const said = [];
  const hands = new Hands(() => engine, () => true, () => {});
  const keys = { nudge: 24, throw: 480 };
  const keyboard = new Keyboard(field, hands, keys, (words) => said.push(words));
  const press = (key, fields) => {
    const event = createEvent("keydown", { key, ...fields });
    field.dispatchEvent(event);
    return event;
  };
  return { engine, field, said, press, keyboard };
}

test("the arrows go round the sprites, and say which", () => {
  const { press, said, keyboard, engine } = createTable();
  const keys = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End"];
  for (const key of keys) press(key);
  assert.deepEqual(said, [
    "Bomb, 2 of 3",
    "Rainbow one, 3 of 3",
    "Smiley tounge, 1 of 3",
    "Rainbow one, 3 of 3",
    "Smiley tounge, 1 of 3",
    "Rainbow one, 3 of 3",
  ]);
  assert.equal(keyboard.chosen, engine.sprites[2]);
});

test("Enter picks up, arrows nudge, Enter throws the way of the last nudge", () => {
  const { press, said, engine } = createTable();
  const [sprite] = engine.sprites;
  press("Enter");
  assert.equal(engine.held, sprite);
  press("ArrowDown");
  press("ArrowRight");
  play(engine, 1000);
  assert.ok(sprite.position.x > 220 && sprite.position.y > 420);
  press(" ");
  assert.equal(engine.held, null);
  assert.ok(Math.abs(sprite.velocity.x - 480) < 1e-6 && Math.abs(sprite.velocity.y) < 1e-6);
  assert.deepEqual(said, ["Smiley tounge picked up", "Smiley tounge thrown to the right"]);
});

test("Escape drops, and a sprite that was never nudged is put down", () => {
  const { press, said, engine } = createTable();
  press("Enter");
  press("Escape");
  press("Enter");
  press("Enter");
  assert.deepEqual(said.slice(1), [
    "Smiley tounge dropped",
    "Smiley tounge picked up",
    "Smiley tounge put down",
  ]);
  assert.equal(engine.sprites[0].speed, 0);
});

test("leaving the field drops the sprite", () => {
  const { press, field, engine } = createTable();
  press("Enter");
  field.focused = false;
  field.dispatchEvent(new Event("blur"));
  assert.equal(engine.held, null);
});

test("picking up the rainbow calls the lightning", () => {
  const { press, engine } = createTable();
  press("End");
  press("Enter");
  play(engine, 1100);
  assert.equal(engine.bolts.length, 2);
});

test("its own keys are kept from the page, all others are not", () => {
  const { press } = createTable();
  assert.ok(press("ArrowDown").defaultPrevented);
  assert.ok(!press("Tab").defaultPrevented);
  assert.ok(!press("Escape").defaultPrevented);
  assert.ok(!press("ArrowDown", { altKey: true }).defaultPrevented);
});

test("only a field with the keyboard's focus shows a choice", () => {
  const { field, keyboard } = createTable();
  field.focused = false;
  assert.equal(keyboard.chosen, null);
});

test("detached, it listens to nothing", () => {
  const { field, keyboard } = createTable();
  keyboard.destroy();
  assert.deepEqual(field.heard, []);
});

test("a label is a better name than a name", () => {
  assert.equal(nameOf({ blueprint: { name: "flowerTounge" } }), "Flower tounge");
  assert.equal(nameOf({ blueprint: { name: "pill", label: "Red pill" } }), "Red pill");
});
