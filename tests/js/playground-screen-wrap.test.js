import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapJump } from "../../custom_components/playground/wrap.js";
import { layOut } from "./support/playground.js";

const bounds = { width: 1000, height: 600 };

const edges = [
  { edge: "left", position: { x: -81, y: 300 }, jump: { x: 1160, y: 0 } },
  { edge: "right", position: { x: 1081, y: 300 }, jump: { x: -1160, y: 0 } },
  { edge: "top", position: { x: 500, y: -81 }, jump: { x: 0, y: 760 } },
  { edge: "bottom", position: { x: 500, y: 681 }, jump: { x: 0, y: -760 } },
];

for (const { edge, position, jump } of edges) {
  test(`a sprite that has left by the ${edge} comes in on the opposite side`, () => {
    assert.deepEqual(wrapJump(position, 80, bounds), jump);
  });
}

test("a sprite of which anything can be seen stays where it is", () => {
  for (const position of [{ x: -79, y: 10 }, { x: 1079, y: 10 }, { x: 5, y: 679 }]) {
    assert.deepEqual(wrapJump(position, 80, bounds), { x: 0, y: 0 });
  }
});

test("in play it is wholly out of sight on both sides of the jump, at the same speed", () => {
  const engine = layOut([{ x: 20, y: 300 }]);
  const [sprite] = engine.sprites;
  sprite.velocity = { x: -240, y: 0 };
  let before = sprite.position.x;
  while (sprite.position.x <= before) {
    before = sprite.position.x;
    engine.step();
  }
  const seen = (sprite.radiusUnits + 12) * sprite.units;
  assert.ok(before + seen < 0, `left at ${before}`);
  assert.ok(sprite.position.x - seen > 1440, `entered at ${sprite.position.x}`);
  assert.equal(sprite.previous.x, sprite.position.x);
  assert.ok(Math.abs(sprite.speed - 240) < 1e-6);
});
