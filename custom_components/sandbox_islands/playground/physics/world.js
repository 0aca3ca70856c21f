/**
 * Creates the Matter.js world, reduced to what the playground uses of it.
 *
 * @param {object} Matter The matter-js module.
 * @param {object | null} decomp The poly-decomp module; without it concave outlines collide as
 *   their convex hulls.
 * @param {{gravity: number, stepsPerSecond: number}} settings
 * @param {(body: object, other: object, away: {x: number, y: number}) => void} onHit Called when a
 *   body has hit another, which may be static, with the unit vector away from that.
 */
export function createWorld(Matter, decomp, { gravity, stepsPerSecond }, onHit) {
  if (decomp) Matter.Common.setDecomp(decomp);
  // Matter.js treats a contact slower than 120 px/s as resting and gives it no bounce. Stickers
  // drift slower than that, so the threshold is lowered.
  Matter.Resolver._restingThresh = 0.01;
  const engine = Matter.Engine.create();
  Matter.Events.on(engine, "collisionStart", ({ pairs }) => {
    for (const { collision } of pairs) {
      const { parentA, parentB, normal } = collision;
      if (parentA.isStatic) onHit(parentB, parentA, { x: -normal.x, y: -normal.y });
      else onHit(parentA, parentB, normal);
    }
  });
  const world = {
    /** Acceleration of everything, in px/s per second. */
    set gravity({ x, y }) {
      Object.assign(engine.gravity, { x: x / 1e6, y: y / 1e6, scale: 1 });
    },
    /** Number of bodies and constraints. */
    get size() {
      const { bodies, constraints } = engine.world;
      return bodies.length + constraints.length;
    },
    add: (item) => Matter.Composite.add(engine.world, item),
    remove: (item) => Matter.Composite.remove(engine.world, item),
    /** Simulates 1/60 s in equal substeps. */
    step(substeps = 1) {
      for (let count = 0; count < substeps; count += 1) {
        Matter.Engine.update(engine, 1000 / stepsPerSecond / substeps);
      }
    },
    clear() {
      Matter.Composite.clear(engine.world, false);
      Matter.Engine.clear(engine);
    },
  };
  world.gravity = { x: 0, y: gravity };
  return world;
}
