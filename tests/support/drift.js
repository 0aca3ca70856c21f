// Lets stickers drift for two minutes of simulated time, and prints what they did. What the page has
// comes as JSON: `bounds`, `viewport`, `covers`, `seed`, and `stickers` with their outlines and poses.

import { readFileSync } from "node:fs";
import { nearestOffset } from "../../custom_components/sandbox_islands/playground/physics/screenWrap.js";
import { createEngine } from "../js/support/playground.js";

const STEPS_PER_SECOND = 60;
const SECONDS = 120;

/** The outline of a sticker where it is now, and how far its white border reaches around that. */
function edgeOf({ blueprint, body, pivot, pixelsPerUnit, settings }) {
  const { viewBoxUnits, borderUnits } = settings;
  const cos = Math.cos(body.angle) * pixelsPerUnit;
  const sin = Math.sin(body.angle) * pixelsPerUnit;
  const points = blueprint.outline.map((point) => {
    const x = point.x - viewBoxUnits / 2 + pivot.x;
    const y = point.y - viewBoxUnits / 2 + pivot.y;
    return { x: body.position.x + x * cos - y * sin, y: body.position.y + x * sin + y * cos };
  });
  return { points, border: borderUnits * pixelsPerUnit };
}

function distanceToSegment(point, from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * x, point.y - from.y - share * y);
}

/** Whether a point of one outline is nearer to another than their borders are wide. */
function touches(one, other) {
  const reach = one.border + other.border;
  const isNear = (point, from, index, all) =>
    distanceToSegment(point, from, all[(index + 1) % all.length]) < reach;
  return one.points.some((point) => other.points.some((...edge) => isNear(point, ...edge)));
}

/** The number of stickers whose border touches that of another, across an edge of the stage, too. */
function countTouching({ stickers, bounds }) {
  const found = new Set();
  stickers.forEach((one, index) => {
    for (const other of stickers.slice(index + 1)) {
      const offset = nearestOffset(other.position, one.position, bounds);
      const edge = edgeOf(other);
      edge.points = edge.points.map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
      if (touches(edgeOf(one), edge) || touches(edge, edgeOf(one))) found.add(one).add(other);
    }
  });
  return found.size;
}

/** The thirds of the stage's width, 0 to 2, in which the centre of a sticker is. */
function thirdsOf({ stickers, bounds: { width } }) {
  const thirds = stickers.map(({ position: { x } }) => Math.floor((3 * x) / width));
  return new Set(thirds.map((third) => Math.min(2, Math.max(0, third))));
}

const { seed, stickers, ...stage } = JSON.parse(readFileSync(0));
const restingPose = (index) => stickers[index].pose;
const engine = createEngine({ ...stage, restingPose, props: { seed } });
stickers.forEach((sticker, index) => engine.enqueue({ ...sticker, index }));

const places = new Map();
const seen = { wraps: 0, touching: [], thirds: [0, 0, 0] };
for (let step = 1; step <= SECONDS * STEPS_PER_SECOND; step += 1) {
  engine.step();
  for (const { body, position } of engine.stickers) {
    const before = places.get(body) ?? position;
    const { x, y } = nearestOffset(before, position, engine.bounds);
    if (x || y) seen.wraps += 1;
    places.set(body, { ...position });
  }
  if (step % STEPS_PER_SECOND) continue;
  seen.touching.push(countTouching(engine));
  for (const third of thirdsOf(engine)) seen.thirds[third] += 1 / SECONDS;
}
console.log(JSON.stringify(seen));
