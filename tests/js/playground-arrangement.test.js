import assert from "node:assert/strict";
import { test } from "node:test";
import { randomArrangement } from "../../custom_components/sandbox_islands/playground/physics/arrangement.js";
import { createRandom } from "../../custom_components/sandbox_islands/playground/physics/random.js";
import { assertClose, createEngine, enqueueAll, lShape, run } from "./support/playground.js";

const bounds = { width: 1440, height: 860 };
const words = { x: 460, y: 480, width: 800, height: 560, radius: 0 };
const sizes = [115, 86, 86, 115, 86, 144, 115, 86];

const arrange = (seed, covers = [words]) =>
  randomArrangement(sizes, { bounds, covers, random: createRandom(seed) });

test("stickers lie beside each other, beside what is in front of them, and whole on the stage", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const places = arrange(seed);
    assert.deepEqual(places.map(({ size }) => size), sizes);
    places.forEach(({ x, y, size }, index) => {
      const radius = 0.45 * size;
      const inside = Math.min(x, bounds.width - x, y, bounds.height - y);
      assert.ok(inside >= radius, `seed ${seed}: ${inside} px from an edge`);
      const beside = Math.hypot(
        Math.max(0, Math.abs(x - words.x) - words.width / 2),
        Math.max(0, Math.abs(y - words.y) - words.height / 2),
      );
      assert.ok(beside >= radius + 15, `seed ${seed}: ${beside} px from the words`);
      for (const other of places.slice(index + 1)) {
        const apart = Math.hypot(other.x - x, other.y - y) - 0.45 * other.size;
        assert.ok(apart >= radius + 15, `seed ${seed}`);
      }
    });
  }
});

test("every visit has another arrangement, the same seed the same one", () => {
  assert.deepEqual(arrange(4), arrange(4));
  assert.notDeepEqual(arrange(4), arrange(5));
});

test("with covers everywhere there are still eight places", () => {
  const everywhere = { x: 720, y: 430, width: 1440, height: 860, radius: 0 };
  assert.equal(arrange(1, [everywhere]).length, 8);
});

const poses = [
  { x: 300, y: 200, angle: 0.2, size: 150 },
  { x: 900, y: 600, angle: -0.3, size: 90 },
];

/** The centre of a sticker's picture, and its width, as they are drawn in its first frame. */
function drawnPose({ position, body, pivot, size, settings, initialGrowth }) {
  const unit = (size * initialGrowth) / settings.viewBoxUnits;
  const cos = Math.cos(body.angle) * unit;
  const sin = Math.sin(body.angle) * unit;
  return {
    x: position.x + pivot.x * cos - pivot.y * sin,
    y: position.y + pivot.x * sin + pivot.y * cos,
    angle: body.angle,
    size: size * initialGrowth,
  };
}

test("a sticker wakes where, as and as large as its picture lies", () => {
  const found = [];
  const onStickerAdded = (sticker) => found.push(drawnPose(sticker));
  const engine = createEngine({ callbacks: { onStickerAdded }, restingPose: (index) => poses[index] });
  enqueueAll(engine, ["bomb", "flower"], lShape);
  run(engine, 1500);
  found.forEach((pose, index) => {
    for (const key of Object.keys(pose)) assertClose(pose[key], poses[index][key], 1e-6);
  });
  assert.equal(found.length, 2);
});

test("where a picture of the queue lay, nothing is in the way once all are on the stage", () => {
  const rest = [{ x: 300, y: 300, angle: 0, size: 162 }, { x: 700, y: 300, angle: 0, size: 162 }];
  const engine = createEngine({ restingPose: (index) => rest[index], props: { interval: 60_000 } });
  enqueueAll(engine, ["bomb", "flower"], null);
  engine.step();
  const [bomb] = engine.stickers;
  engine.addQueued();
  engine.remove(engine.stickers[1]);
  bomb.velocity = { x: 300, y: 0 };
  run(engine, 2500);
  assert.ok(bomb.velocity.x > 0, "it bounced off nothing");
});

test("a sticker bounces off a picture that has not woken yet", () => {
  const rest = [{ x: 300, y: 300, angle: 0, size: 162 }, { x: 700, y: 300, angle: 0, size: 162 }];
  const engine = createEngine({ restingPose: (index) => rest[index], props: { interval: 60_000 } });
  enqueueAll(engine, ["bomb", "flower"], null);
  engine.step();
  const [sticker] = engine.stickers;
  sticker.velocity = { x: 300, y: 0 };
  run(engine, 2500);
  assert.ok(sticker.velocity.x < 0, "it passed over the picture");
});
