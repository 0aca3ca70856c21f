/** True where a point is clear of a box by a margin. */
function clearOf({ x, y }, { left, top, right, bottom }, margin) {
  return x < left - margin || x > right + margin || y < top - margin || y > bottom + margin;
}

/**
 * Draws a random place on the stage, and again when it is taken or lies behind a text.
 *
 * A sprite may drift behind the words later; to appear there would be to appear unseen. On a
 * stage without room the last draw stands.
 *
 * @param {() => number} random
 * @param {{bounds: {width: number, height: number}, covers: DOMRect[]}} stage
 * @param {{x: number, y: number}[]} taken Where others are.
 * @param {{radius: number, draws: number}} limits
 * @returns {{x: number, y: number}}
 */
export function openPlace(random, { bounds, covers }, taken, { radius, draws }) {
  let place;
  for (let draw = 0; draw < draws; draw += 1) {
    place = { x: random() * bounds.width, y: random() * bounds.height };
    const apart = taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 2 * radius);
    if (apart && covers.every((cover) => clearOf(place, cover, radius / 2))) break;
  }
  return place;
}
