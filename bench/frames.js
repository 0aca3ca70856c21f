// The same stickers twice: as the playground plays them, and as the library's own Runner and
// Render do. Either begins with everyone where the other's began.

import { mergeDefaults } from "/playground/defaults.js";
import { Simulation } from "/playground/simulation.js";

const { Matter, decomp } = window;
const stage = document.querySelector("main");
const settings = mergeDefaults({ seed: 1, interval: 0 });

async function load(spec) {
  const picture = new Image();
  picture.src = spec.image;
  const [outline] = await Promise.all([
    fetch(spec.outline).then((response) => response.json()),
    picture.decode(),
  ]);
  return { ...spec, picture, outline };
}

/** Enough blueprints for a crowd, the given ones over and over. */
async function crowd(specs, count) {
  const loaded = await Promise.all(specs.map(load));
  return Array.from({ length: count }, (_, index) => ({ ...loaded[index % specs.length], index }));
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
  const simulation = new Simulation(canvas, { Matter, decomp }, settings, callbacks);
  blueprints.forEach((blueprint) => simulation.engine.enqueue(blueprint));
  for (const _ of blueprints) simulation.engine.step();
  return simulation;
}

/** The playground's way. Returns what ends it. */
function ours(blueprints) {
  const simulation = simulate(blueprints);
  simulation.setRunning(true);
  return () => {
    simulation.destroy();
    stage.replaceChildren();
  };
}

/** A body like the playground's own, drawn by the library from the SVG. */
function twin(sprite) {
  const { blueprint, pixelsPerUnit: units, position, body } = sprite;
  const { restitution, frictionAir, mass, image, outline } = blueprint;
  const render = { sprite: { texture: image, xScale: units, yScale: units } };
  const copy = Matter.Bodies.fromVertices(0, 0, [outline], { restitution, frictionAir, render });
  Matter.Body.scale(copy, units, units);
  Matter.Body.setMass(copy, mass);
  Matter.Body.setPosition(copy, position);
  Matter.Body.setAngle(copy, body.angle);
  Matter.Body.setVelocity(copy, Matter.Body.getVelocity(body));
  Matter.Body.setAngularVelocity(copy, Matter.Body.getAngularVelocity(body));
  return copy;
}

/** Brings what has left the stage back on the other side. */
function wrapped({ width, height }, bodies) {
  const reach = 130;
  const around = (value, length) =>
    value < -reach ? value + length + 2 * reach : value > length + reach ? value - length - 2 * reach : value;
  for (const body of bodies) {
    const { x, y } = body.position;
    const to = { x: around(x, width), y: around(y, height) };
    if (to.x !== x || to.y !== y) Matter.Body.setPosition(body, to);
  }
}

/** The plain way. Returns what ends it. */
function plain(blueprints) {
  const simulation = simulate(blueprints);
  const bodies = simulation.engine.sprites.map(twin);
  simulation.destroy();
  stage.replaceChildren();
  const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
  const options = { width: 1440, height: 900, wireframes: false, background: "transparent" };
  const render = Matter.Render.create({ element: stage, engine, options });
  const runner = Matter.Runner.create();
  Matter.Composite.add(engine.world, bodies);
  Matter.Events.on(engine, "afterUpdate", () => wrapped(options, bodies));
  Matter.Render.run(render);
  Matter.Runner.run(runner, engine);
  return () => {
    Matter.Render.stop(render);
    Matter.Runner.stop(runner);
    Matter.Engine.clear(engine);
    stage.replaceChildren();
  };
}

const ways = { ours, plain };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
let end = () => {};

/** Begins one way with so many sprites, and lets it warm up. */
window.begin = async (way, specs, count) => {
  end = ways[way](await crowd(specs, count));
  await window.pass(5);
};

/** Lets so many frames pass. */
window.pass = async (count) => {
  while (count-- > 0) await frame();
};

window.finish = () => end();
window.ready = true;
