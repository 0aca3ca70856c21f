// The inside of the beaker in units of the drawing, and the paths of all liquid.
export const LEFT = 168;
export const RIGHT = 492;
export const BOTTOM = 696;
export const BRIM = 204;
export const MOUTH = { x: 425, y: 64 };

const WALL = { left: 150, right: 510, y: 190 };
/** Each drip's share of the wall, and how far it runs when all is spilt. */
const DRIPS = [
  { width: 48, length: 150 },
  { width: 36, length: 60 },
  { width: 54, length: 250 },
  { width: 40, length: 110 },
  { width: 46, length: 320 },
  { width: 36, length: 80 },
  { width: 52, length: 190 },
];
const GAP = 8;

const n = (value) => Math.round(value * 10) / 10;

/** The height of the surface in the drawing at a share of the beaker. */
export const surfaceAt = (share) => BOTTOM - share * (BOTTOM - BRIM);

/**
 * A smooth line through heights that stand evenly from wall to wall.
 * @param {number[]} heights
 */
export function wave(heights) {
  const span = (RIGHT - LEFT) / (heights.length - 1);
  const points = heights.map((height, i) => [LEFT + i * span, height]);
  let path = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i];
    const [nextX, nextY] = points[i + 1];
    path += `Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  }
  return `${path}L${n(points.at(-1)[0])} ${n(points.at(-1)[1])}`;
}

const below = (line) => `${line}V${BOTTOM}H${LEFT}Z`;
const above = (line) => `${line}V-130H${LEFT}Z`;

/** How far the liquid bulges above the brim, by the share that is spilt. */
const dome = (share) => 26 * Math.min(share * 3, 1);

/**
 * Layers of liquid: each repeats the one above it, delayed, flatter and deeper.
 * @param {Float32Array} heights Of the surface, 0 when flat.
 * @param {number} top Height of the flat surface.
 * @param {number} phase Where the standing waves of the deeper layers are.
 * @param {number} [spilt] Share of the longest drips, from 0 to 1.
 */
export function layers(heights, top, phase, spilt = 0) {
  const count = heights.length;
  const room = Math.min((BOTTOM - top) / 320, 1);
  const layer = (depth, share, lag, swing) =>
    Array.from(heights, (_, i) => {
      const from = heights[(i + lag + count) % count];
      return top + depth * room + from * share + swing * room * Math.sin(i / 5 + phase + depth);
    });
  return {
    back: below(wave(layer(-9, -0.7, 0, 0))),
    line: wave(layer(0, 1, 0, 0)),
    air: above(wave(layer(-1.4 * dome(spilt), 1, 0, 0))),
    base: below(wave(layer(0, 1, 0, 0))),
    mid: below(wave(layer(96, 0.45, 3, 9))),
    low: below(wave(layer(236, 0.25, 6, 13))),
  };
}

/**
 * The path of the liquid that runs down the outside of the glass.
 * @param {number} share Of the longest drips, from 0 to 1.
 */
export function drips(share) {
  const rise = dome(share);
  const used = DRIPS.reduce((sum, drip) => sum + drip.width, 0) + GAP * (DRIPS.length - 1);
  const stretch = (WALL.right - WALL.left) / used;
  let x = WALL.right;
  let path = `M${WALL.left} ${WALL.y}C${WALL.left + 40} ${n(WALL.y - rise)} ${WALL.right - 40} ${n(WALL.y - rise)} ${WALL.right} ${WALL.y}`;
  for (const { width, length } of [...DRIPS].reverse()) {
    const [wide, gap] = [width * stretch, GAP * stretch];
    const foot = WALL.y + 16 + length * share ** (1 + 40 / length);
    path += `V${n(foot)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0V${n(WALL.y + 16)}`;
    x -= wide;
    if (x - gap > WALL.left) path += `a${n(gap / 2)} ${n(gap / 2)} 0 0 0 ${n(-gap)} 0`;
    x -= gap;
  }
  return `${path}Z`;
}

/**
 * The path of the puddle on the table.
 * @param {number} share From 0 (none) to 1.
 */
export function puddle(share) {
  const [reach, rise] = [150 + 150 * share, 8 + 20 * share];
  const [left, right, y] = [330 - reach, 330 + reach * 0.94, 706];
  return `M${n(left)} ${y}C${n(left + 6)} ${n(y - rise)} ${n(left + 90)} ${n(y - rise * 0.7)} ${n(left + 130)} ${n(y - rise)}S${n(right)} ${n(y - rise * 1.3)} ${n(right)} ${y}S${n(right - 60)} ${n(y + rise)} ${n(right - 150)} ${n(y + rise * 0.8)}S${n(left + 90)} ${n(y + rise * 1.25)} ${n(left + 60)} ${n(y + rise)}S${n(left)} ${n(y + rise * 0.9)} ${n(left)} ${y}Z`;
}

/**
 * The path of the stream from the bottle: a curve that becomes vertical.
 * @param {number} x Where it lands.
 * @param {number} from Height of its tail.
 * @param {number} to Height of its head.
 */
export function stream(x, from, to) {
  if (to - from < 2) return "";
  const points = Array.from({ length: 13 }, (_, i) => {
    const y = from + ((to - from) * i) / 12;
    return `${n(x - 30 * (1 - Math.exp((MOUTH.y - y) / 40)))} ${n(y)}`;
  });
  return `M${points.join("L")}`;
}
