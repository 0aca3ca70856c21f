/**
 * Creates the Matter.js world, reduced to what the playground uses of it.
 *
 * @param {object} Matter The matter-js module.
 * @param {object | null} decomp The poly-decomp module; without it concave outlines collide as
 *   their convex hulls.
 * @param {{gravity: number, stepsPerSecond: number}} settings
 * @param {(body: object, away: {x: number, y: number}) => void} onStaticHit Called when a body has
 *   hit a static one, with the unit vector away from it.
 */
export function createWorld(Matter, decomp, { gravity, stepsPerSecond }, onStaticHit) {
  if (decomp) Matter.Common.setDecomp(decomp);
  // Matter.js treats a contact slower than 120 px/s as resting and gives it no bounce. Stickers
  // drift slower than that, so the threshold is lowered.
  Matter.Resolver._restingThresh = 0.01;
  const engine = Matter.Engine.create({ gravity: { x: 0, y: gravity } });
  Matter.Events.on(engine, "collisionStart", ({ pairs }) => {
    for (const { collision } of pairs) {
      const { parentA, parentB, normal } = collision;
      if (parentB.isStatic) onStaticHit(parentA, normal);
      else if (parentA.isStatic) onStaticHit(parentB, { x: -normal.x, y: -normal.y });
    }
  });
  return {
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
}
