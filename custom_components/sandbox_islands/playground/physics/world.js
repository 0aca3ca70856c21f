/**
 * Creates the Matter.js world, reduced to what the playground uses of it.
 *
 * @param {object} Matter The matter-js module.
 * @param {object | null} decomp The poly-decomp module; without it concave outlines collide as
 *   their convex hulls.
 * @param {{gravity: number, stepsPerSecond: number}} settings
 */
export function createWorld(Matter, decomp, { gravity, stepsPerSecond }) {
  if (decomp) Matter.Common.setDecomp(decomp);
  // Matter.js treats a contact slower than 120 px/s as resting and gives it no bounce. Stickers
  // drift slower than that, so the threshold is lowered.
  Matter.Resolver._restingThresh = 0.01;
  const engine = Matter.Engine.create({ gravity: { x: 0, y: gravity } });
  return {
    /** Number of bodies and constraints. */
    get size() {
      const { bodies, constraints } = engine.world;
      return bodies.length + constraints.length;
    },
    add: (item) => Matter.Composite.add(engine.world, item),
    remove: (item) => Matter.Composite.remove(engine.world, item),
    step: () => Matter.Engine.update(engine, 1000 / stepsPerSecond),
    clear() {
      Matter.Composite.clear(engine.world, false);
      Matter.Engine.clear(engine);
    },
  };
}
