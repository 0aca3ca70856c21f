/**
 * The Matter.js world, reduced to what the playground asks of it.
 *
 * @param {object} Matter The matter-js module.
 * @param {object | null} decomp The poly-decomp module; without it concave outlines collide as
 *   their convex hulls.
 * @param {{gravity: number, rate: number}} settings
 */
export function createWorld(Matter, decomp, { gravity, rate }) {
  if (decomp) Matter.Common.setDecomp(decomp);
  // Left alone, Matter.js takes the bounce out of every touch slower than 120 px/s, which in
  // a calm drift is all of them.
  Matter.Resolver._restingThresh = 0.01;
  const physics = Matter.Engine.create({ gravity: { x: 0, y: gravity } });
  return {
    get size() {
      const { bodies, constraints } = physics.world;
      return bodies.length + constraints.length;
    },
    add: (thing) => Matter.Composite.add(physics.world, thing),
    remove: (thing) => Matter.Composite.remove(physics.world, thing),
    step: () => Matter.Engine.update(physics, 1000 / rate),
    clear() {
      Matter.Composite.clear(physics.world, false);
      Matter.Engine.clear(physics);
    },
  };
}
