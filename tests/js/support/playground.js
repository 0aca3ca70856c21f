/** An engine on a stage, and sprites to put on it. */
import { settle } from "../../../custom_components/playground/defaults.js";
import { PlaygroundEngine } from "../../../custom_components/playground/engine.js";
import { Matter, decomp } from "./matter.js";

export { Matter, decomp };

export const square = [
  { x: 20, y: 20 },
  { x: 180, y: 20 },
  { x: 180, y: 180 },
  { x: 20, y: 180 },
];

/** An L: its centre of mass is not the middle of its box. */
export const corner = [
  { x: 20, y: 20 },
  { x: 80, y: 20 },
  { x: 80, y: 120 },
  { x: 180, y: 120 },
  { x: 180, y: 180 },
  { x: 20, y: 180 },
];

/** The sprites of the specification, in its order. */
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

/** A stage of 1440 x 900 with settings of one's own. */
export function createStage({ props = {}, bounds, viewport, covers, on } = {}) {
  const size = { width: 1440, height: 900 };
  return new PlaygroundEngine({
    Matter,
    decomp,
    settings: settle({ seed: 1, ...props }),
    bounds: bounds ?? size,
    viewport: viewport ?? bounds ?? size,
    covers,
    on,
  });
}

/** Plays for a number of milliseconds. */
export function play(engine, span) {
  for (let step = 0; step < Math.round((span * 60) / 1000); step += 1) engine.step();
}

/** Puts the named sprites in the queue. */
export function queueUp(engine, list = names, outline = square) {
  list.forEach((name, index) => engine.enqueue({ index, name, outline }));
  engine.arm({ outline: square });
}

/** A stage on which sprites lie still at the places given, the first one at the first. */
export function layOut(places, options = {}) {
  const still = { force: 0, spin: 0, interval: 0, drift: { floor: 0 }, ...options.props };
  const engine = createStage({ ...options, props: still });
  const list = options.names ?? places.map((_, index) => `sprite${index}`);
  queueUp(engine, list, options.outline);
  places.forEach(() => engine.step());
  places.forEach(({ x, y }, index) => engine.sprites[index].place(x, y));
  return engine;
}
