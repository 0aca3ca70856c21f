import { nearestOffset } from "./screenWrap.js";

/** Share of an overlap that is removed in a step. */
const SEPARATION = 0.2;

/**
 * Lets stickers collide that touch across an edge of the stage: there Matter.js, which knows one
 * place of each, has them far apart.
 *
 * They collide as circles of the area of their outlines; as soon as both centres are on one side
 * Matter.js takes over.
 *
 * @param {import("../stickers/sticker.js").Sticker[]} stickers
 * @param {import("../stickers/sticker.js").Sticker[]} held Are not moved.
 * @param {{width: number, height: number}} bounds
 */
export function collideAcrossEdges(stickers, held, bounds) {
  stickers.forEach((one, index) => {
    for (const other of stickers.slice(index + 1)) {
      const offset = nearestOffset(other.position, one.position, bounds);
      if (offset.x || offset.y) collide(one, other, offset, held);
    }
  });
}

function collide(one, other, offset, held) {
  const x = other.position.x + offset.x - one.position.x;
  const y = other.position.y + offset.y - one.position.y;
  const distance = Math.hypot(x, y);
  const overlap = one.radius + other.radius - distance;
  if (overlap <= 0 || !distance) return;
  const normal = { x: x / distance, y: y / distance };
  const share = held.includes(one) || held.includes(other) ? 1 : 0.5;
  const bounce = 1 + Math.max(one.body.restitution, other.body.restitution);
  const approach =
    (one.velocity.x - other.velocity.x) * normal.x + (one.velocity.y - other.velocity.y) * normal.y;
  const gain = Math.max(0, approach) * bounce * share;
  for (const [sticker, sign] of [[one, -1], [other, 1]]) {
    if (held.includes(sticker)) continue;
    sticker.addVelocity(sign * normal.x * gain, sign * normal.y * gain);
    const shift = sign * overlap * share * SEPARATION;
    sticker.translate(normal.x * shift, normal.y * shift);
  }
}
