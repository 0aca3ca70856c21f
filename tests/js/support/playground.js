/** Creates engines and puts stickers on their stage. */
import { mergeDefaults } from "../../../custom_components/sandbox_islands/playground/defaults.js";
import { PlaygroundEngine } from "../../../custom_components/sandbox_islands/playground/physics/engine.js";
import { Matter, decomp } from "./matter.js";

export { Matter, decomp };

export const square = [
  { x: 20, y: 20 },
  { x: 180, y: 20 },
  { x: 180, y: 180 },
  { x: 20, y: 180 },
];

/** An L: its centre of mass is not the centre of its box. */
export const lShape = [
  { x: 20, y: 20 },
  { x: 80, y: 20 },
  { x: 80, y: 120 },
  { x: 180, y: 120 },
  { x: 180, y: 180 },
  { x: 20, y: 180 },
];

/** The stickers of the site, in the order they appear. */
export const names = [
  "smileyTounge",
  "bomb",
  "pill",
  "cassette",
  "flower",
  "flowerTounge",
  "rainbowOne",
  "pill",
];

/** Stickers below which bolts fall, by their names. */
const droppers = ["rainbowOne", "cloud"];

/** An engine with seed 1 and a stage of 1440 x 900, unless the options say otherwise. */
export function createEngine({ props = {}, bounds, viewport, ...options } = {}) {
  const size = { width: 1440, height: 900 };
  return new PlaygroundEngine({
    Matter,
    decomp,
    settings: mergeDefaults({ seed: 1, ...props }),
    bounds: bounds ?? size,
    viewport: viewport ?? bounds ?? size,
    ...options,
  });
}

/** Runs the engine for a number of milliseconds. */
export function run(engine, duration) {
  for (let step = 0; step < Math.round((duration * 60) / 1000); step += 1) engine.step();
}

/** Adds the named stickers to the queue, and a bolt. */
export function enqueueAll(engine, list = names, outline = square) {
  list.forEach((name, index) => {
    const drops = droppers.includes(name) ? "bolt" : undefined;
    engine.enqueue({ index, name, outline, drops });
  });
  engine.setBoltBlueprint({ outline: square });
}

/** An engine whose stickers, all of one size, lie still at the given points, in their order. */
export function engineWithStickersAt(points, options = {}) {
  const still = { force: 0, initialSpin: 0, interval: 0, drift: { minSpeed: 0 }, size: 270, sizes: [1] };
  const engine = createEngine({ ...options, props: { ...still, ...options.props } });
  const list = options.names ?? points.map((_, index) => `sticker${index}`);
  enqueueAll(engine, list, options.outline);
  points.forEach(() => engine.step());
  points.forEach(({ x, y }, index) => engine.stickers[index].setPosition(x, y));
  return engine;
}

/** Asserts that two numbers differ by less than a tolerance. */
export function assertClose(actual, expected, tolerance = 1e-6) {
  if (!(Math.abs(actual - expected) < tolerance)) {
    throw new Error(`${actual} is not within ${tolerance} of ${expected}`);
  }
}
