// The same stickers in two variants: run by the playground, and by the Runner and Render of
// Matter.js. Both start with the same positions and velocities.

import { mergeDefaults } from "/playground/defaults.js";
import { createBlueprint } from "/playground/own_stickers/blueprint.js";
import { createRecord, DRAWING_UNITS } from "/playground/own_stickers/record.js";
import { Simulation } from "/playground/simulation.js";

const { Matter, decomp } = window;
const stage = document.querySelector("main");
const settings = mergeDefaults({ seed: 1, interval: 0, words: { ownSticker: "Drawn" } });

async function load(spec) {
  const picture = new Image();
  picture.src = spec.image;
  const [outline] = await Promise.all([
    fetch(spec.outline).then((response) => response.json()),
    picture.decode(),
  ]);
  return { ...spec, picture, outline };
}

/** Draws a sticker as a visitor does: curls, the more the higher its number. */
async function draw(number) {
  const turns = Array.from({ length: 60 * (number + 1) }, (_, step) => step / 6);
  const points = turns.map((turn, step) => {
    const radius = 20 + (60 * step) / turns.length;
    return [100 + radius * Math.cos(turn), 100 + 0.8 * radius * Math.sin(turn)];
  });
  const record = createRecord({ strokes: [{ ink: number, width: 1, points }] });
  const inks = ["black", "crimson", "orange", "green", "blue"];
  const colors = { inks, border: "white", fontFamily: "sans-serif" };
  const blueprint = await createBlueprint(record, colors, settings);
  return { ...blueprint, image: blueprint.picture.toDataURL() };
}

/** Loads the given stickers, repeats them until there are `count`, and adds drawn ones. */
async function loadBlueprints(specs, count, drawnCount) {
  const loaded = await Promise.all(specs.map(load));
  const given = Array.from({ length: count }, (_, index) => loaded[index % specs.length]);
  const drawn = await Promise.all([...Array(drawnCount).keys()].map(draw));
  return [...given, ...drawn].map((blueprint, index) => ({ ...blueprint, index }));
}

const callbacks = {
  onFrame() {},
  onError(error) {
    throw error;
  },
};

function simulate(blueprints) {
  const canvas = document.createElement("canvas");
  const field = stage.appendChild(document.createElement("div"));
  Object.assign(field.style, { position: "absolute", inset: 0 });
  field.append(canvas);
  const elements = { canvas, boltLayer: document.createElement("span") };
  const simulation = new Simulation(elements, { Matter, decomp }, settings, callbacks);
  blueprints.forEach((blueprint) => simulation.engine.enqueue(blueprint));
  for (const _ of blueprints) simulation.engine.step();
  return simulation;
}

/** Runs the playground. Returns a function that stops it. */
function playground(blueprints) {
  const simulation = simulate(blueprints);
  simulation.setRunning(true);
  return () => {
    simulation.destroy();
    stage.replaceChildren();
  };
}

/** A Matter.js body equal to a sticker of the playground, with the SVG as its texture. */
function toMatterBody(sticker) {
  const { blueprint, pixelsPerUnit: units, position, body } = sticker;
  const { restitution, frictionAir, mass, image, outline, picture } = blueprint;
  const scale = (units * DRAWING_UNITS) / picture.width;
  const render = { sprite: { texture: image, xScale: scale, yScale: scale } };
  const copy = Matter.Bodies.fromVertices(0, 0, [outline], { restitution, frictionAir, render });
  Matter.Body.scale(copy, units, units);
  Matter.Body.setMass(copy, mass);
  Matter.Body.setPosition(copy, position);
  Matter.Body.setAngle(copy, body.angle);
  Matter.Body.setVelocity(copy, Matter.Body.getVelocity(body));
  Matter.Body.setAngularVelocity(copy, Matter.Body.getAngularVelocity(body));
  return copy;
}

/** Moves bodies that have left the stage to the opposite side. */
function wrapAround({ width, height }, bodies) {
  const reach = 130;
  const around = (value, length) =>
    value < -reach ? value + length + 2 * reach : value > length + reach ? value - length - 2 * reach : value;
  for (const body of bodies) {
    const { x, y } = body.position;
    const to = { x: around(x, width), y: around(y, height) };
    if (to.x !== x || to.y !== y) Matter.Body.setPosition(body, to);
  }
}

/** Runs the Runner and Render of Matter.js. Returns a function that stops them. */
function matter(blueprints) {
  const simulation = simulate(blueprints);
  const bodies = simulation.engine.stickers.map(toMatterBody);
  simulation.destroy();
  stage.replaceChildren();
  const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
  const options = { width: 1440, height: 900, wireframes: false, background: "transparent" };
  const render = Matter.Render.create({ element: stage, engine, options });
  const runner = Matter.Runner.create();
  Matter.Composite.add(engine.world, bodies);
  Matter.Events.on(engine, "afterUpdate", () => wrapAround(options, bodies));
  Matter.Render.run(render);
  Matter.Runner.run(runner, engine);
  return () => {
    Matter.Render.stop(render);
    Matter.Runner.stop(runner);
    Matter.Engine.clear(engine);
    stage.replaceChildren();
  };
}

const variants = { playground, matter };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
let stop = () => {};

/** Starts a variant with `count` stickers and some drawn ones, and waits for five frames. */
window.startVariant = async (variant, specs, count, drawnCount) => {
  stop = variants[variant](await loadBlueprints(specs, count, drawnCount));
  await window.nextFrames(5);
};

/** Resolves after `count` frames. */
window.nextFrames = async (count) => {
  while (count-- > 0) await frame();
};

window.stopVariant = () => stop();
window.ready = true;
