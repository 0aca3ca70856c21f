/** Stickers of a pile. */
const PILE = 5;
/** Milliseconds in which a visitor drops them. */
const PILE_TIME = 30_000;
/** How far beside the mascot's box a sticker may be dropped, as a share of its width. */
const BESIDE = 0.15;
/** A sticker that is faster, in px/s, belongs to a whirl; one that drifts has 16. */
const WHIRL_SPEED = 40;
/** Fewest stickers of a whirl, and their least share of all: covers always stop some. */
const WHIRL = { least: 3, share: 0.5 };
/** Share of the whirl that has to turn the same way. */
const AGREEMENT = 0.75;
/** Share of its speed with which a sticker that turns moves around the centre, and not to or from it. */
const AROUND = 0.05;

/**
 * True of a point on the mascot, or just beside it.
 *
 * @param {{x: number, y: number}} point
 * @param {{left: number, top: number, width: number, height: number} | null} box The mascot's; null
 *   without a mascot.
 */
export function isOnMascot({ x, y }, box) {
  if (!box) return false;
  const beside = BESIDE * box.width;
  const isBetween = (value, start, length) => value > start - beside && value < start + length + beside;
  return isBetween(x, box.left, box.width) && isBetween(y, box.top, box.height);
}

/** The stickers that a visitor has dropped onto the mascot: it pushes them out, and they count still. */
export class Pile {
  #droppedAt = new Map();

  /** @param {number} time Milliseconds of simulated time. */
  add(sticker, time) {
    this.#droppedAt.set(sticker, time);
  }

  /** True while five different ones were dropped within half a minute. */
  isComplete(time) {
    const fresh = [...this.#droppedAt.values()].filter((at) => Math.abs(time - at) < PILE_TIME);
    return fresh.length >= PILE;
  }
}

/** The mean of points. */
function meanOf(points) {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The way in which one sticker turns around a centre: 1 is clockwise, 0 neither way. */
function turnOf({ position, velocity, speed }, center) {
  const x = position.x - center.x;
  const y = position.y - center.y;
  const around = (x * velocity.y - y * velocity.x) / (Math.hypot(x, y) * speed);
  return Math.abs(around) > AROUND ? Math.sign(around) : 0;
}

/**
 * The way in which the stickers turn around the common centre of those that are moved, or 0 where
 * too few are moved, or turn the same way.
 *
 * @param {{position: {x: number, y: number}, velocity: {x: number, y: number}, speed: number}[]}
 *   stickers Velocities and speeds in px/s.
 * @returns {1 | -1 | 0} 1 is clockwise.
 */
export function whirlOf(stickers) {
  const moved = stickers.filter(({ speed }) => speed > WHIRL_SPEED);
  if (moved.length < Math.max(WHIRL.least, WHIRL.share * stickers.length)) return 0;
  const center = meanOf(moved.map(({ position }) => position));
  const turns = moved.map((sticker) => turnOf(sticker, center));
  const shareOf = (turn) => turns.filter((it) => it === turn).length / moved.length;
  return [1, -1].find((turn) => shareOf(turn) >= AGREEMENT) ?? 0;
}

/**
 * Tells when something has held for a while. What it does not hold in between takes away half as
 * much, so that a sticker may bounce off another, and an instant now and then counts for nothing.
 *
 * @param {number} duration Milliseconds.
 * @returns {(holds: boolean, time: number) => boolean} To be called again and again with the
 *   milliseconds of simulated time; a time before the last one, as after a reset, starts anew.
 */
export function createGauge(duration) {
  let held = 0;
  let last = Infinity;
  return (holds, time) => {
    const passed = time - last;
    last = time;
    if (passed < 0) held = 0;
    else held = Math.max(0, held + (holds ? passed : -passed / 2));
    return held >= duration;
  };
}
