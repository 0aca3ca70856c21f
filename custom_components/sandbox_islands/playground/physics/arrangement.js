/** Rounds in which the place with the least room is drawn anew. */
const ROUNDS = 300;
/** Random points that are tried for a place in each round. */
const ATTEMPTS = 8;
/** Pixels that a sticker keeps from everything, where there is as much room. */
const GAP = 16;
/** Radius of a sticker, as a share of its width: a drawing does not fill the corners of its box. */
const RADIUS = 0.45;
/** Largest turn of a sticker, in radians. */
const LARGEST_TURN = 0.26;

/**
 * Draws a random arrangement: places in which stickers lie whole on the stage, beside each other
 * and beside everything in front of them, as far as there is room.
 *
 * All places are drawn at random, and then, round by round, the one with the least room is drawn
 * anew if that gives it more.
 *
 * This file imports nothing, so that a page can have it in a script that runs before the first
 * paint.
 *
 * @param {number[]} sizes Widths of the stickers.
 * @param {object} stage
 * @param {{width: number, height: number}} stage.bounds
 * @param {{x: number, y: number, width: number, height: number}[]} stage.covers Boxes, by their
 *   centres.
 * @param {() => number} stage.random
 * @param {{x: number, y: number, size: number}[]} [stage.taken] Places of other stickers.
 * @returns {{x: number, y: number, size: number, angle: number}[]} Centres and widths in pixels,
 *   turns in radians.
 */
export function randomArrangement(sizes, { bounds, covers, random, taken = [] }) {
  // As stickers do, the distances know no edges: each is the shortest one, across an edge or not.
  const apart = (one, other, length) => {
    const direct = Math.abs(one - other);
    return Math.min(direct, Math.abs(length - direct));
  };
  const distanceToBox = (point, box) => {
    const across = apart(point.x, box.x, bounds.width) - box.width / 2;
    const down = apart(point.y, box.y, bounds.height) - box.height / 2;
    const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0));
    return outside + Math.min(Math.max(across, down), 0);
  };
  const distanceToPlace = (point, place) =>
    Math.hypot(apart(point.x, place.x, bounds.width), apart(point.y, place.y, bounds.height)) -
    place.size * RADIUS;
  /**
   * How far a sticker is from the next thing, `GAP` at most; it may touch an edge. Where it is not
   * more than `least`, what else is near does not matter.
   */
  const roomAt = (place, others, least = -Infinity) => {
    const { width, height } = bounds;
    const radius = place.size * RADIUS;
    const toEdge = Math.min(place.x, width - place.x, place.y, height - place.y) - radius;
    let room = toEdge < 0 ? toEdge : GAP;
    for (const box of covers) {
      if (room <= least) return room;
      room = Math.min(room, distanceToBox(place, box) - radius);
    }
    for (const other of others) {
      if (room <= least) return room;
      room = Math.min(room, distanceToPlace(place, other) - radius);
    }
    return room;
  };

  const anywhere = (size) => ({ x: random() * bounds.width, y: random() * bounds.height, size });
  const nearby = ({ x, y, size }) => ({
    x: x + (random() - 0.5) * size,
    y: y + (random() - 0.5) * size,
    size,
  });
  const places = sizes.map(anywhere);
  const othersOf = (place) => [...taken, ...places.filter((other) => other !== place)];
  const roomsOfAll = () => places.map((place) => roomAt(place, othersOf(place)));
  let rooms = roomsOfAll();
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = Math.min(...rooms);
    if (least >= GAP) break;
    const worst = rooms.indexOf(least);
    const others = othersOf(places[worst]);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const place = random() < 0.5 ? anywhere(places[worst].size) : nearby(places[worst]);
      if (roomAt(place, others, least) <= least) continue;
      places[worst] = place;
      rooms = roomsOfAll();
      break;
    }
  }
  return places.map((place) => ({ ...place, angle: (random() * 2 - 1) * LARGEST_TURN }));
}
