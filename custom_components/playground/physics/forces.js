import { eitherWay } from "./random.js";

/** How far a point lies from the segment between two others. */
function distanceToStroke(point, from, to) {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const square = along.x ** 2 + along.y ** 2;
  const dot = (point.x - from.x) * along.x + (point.y - from.y) * along.y;
  const share = square ? Math.min(1, Math.max(0, dot / square)) : 0;
  return Math.hypot(point.x - from.x - share * along.x, point.y - from.y - share * along.y);
}

/** Direction and distance from one point to another; straight up where they coincide. */
function away(from, to) {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const distance = Math.hypot(x, y);
  return distance ? { x: x / distance, y: y / distance, distance } : { x: 0, y: -1, distance };
}

/**
 * Carries sprites along with a stroke, the nearest most.
 *
 * The gain is for each pixel of the stroke, so it does not matter how many events it came in.
 */
export function stir(sprites, from, to, { radius, gain }) {
  for (const sprite of sprites) {
    const near = 1 - distanceToStroke(sprite.position, from, to) / radius;
    if (near <= 0) continue;
    const share = gain * near * near;
    sprite.push((to.x - from.x) * share, (to.y - from.y) * share);
  }
}

/** Sends the whole field round the middle of the stage, clockwise. */
export function swirl(sprites, centre, { speed }) {
  for (const sprite of sprites) {
    const { x, y } = away(centre, sprite.position);
    sprite.push(-y * speed, x * speed);
  }
}

/** Pushes every sprite away from a point; the push halves with every `reach` pixels. */
export function shock(sprites, centre, { speed, reach }) {
  for (const sprite of sprites) {
    const { x, y, distance } = away(centre, sprite.position);
    const share = speed * 0.5 ** (distance / reach);
    sprite.push(x * share, y * share);
  }
}

/** Gives every sprite a push and a turn of its own. */
export function shake(sprites, random, { speed, spin }) {
  for (const sprite of sprites) {
    const heading = random() * 2 * Math.PI;
    sprite.push(Math.cos(heading) * speed, Math.sin(heading) * speed);
    sprite.spin += eitherWay(random, (spin * Math.PI) / 180);
  }
}
