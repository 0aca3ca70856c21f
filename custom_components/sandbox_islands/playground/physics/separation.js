import { nearestOffset } from "./screenWrap.js";

/** What is faster than the slowest drift by this factor has been pushed or thrown. */
const DRIFTING = 4;

/**
 * Has stickers that drift keep apart, across the edges of the stage, too: the nearer two are, the
 * more they are accelerated away from each other.
 *
 * @param {import("./engine.js").PlaygroundEngine} engine
 */
export function keepApart({ stickers, held, bounds, settings }) {
  const { minSpeed, separation, separationDistance } = settings.drift;
  const isDrifting = (sticker) => sticker.speed < DRIFTING * minSpeed && !held.includes(sticker);
  stickers.forEach((one, index) => {
    for (const other of stickers.slice(index + 1)) {
      const offset = nearestOffset(other.position, one.position, bounds);
      const x = other.position.x + offset.x - one.position.x;
      const y = other.position.y + offset.y - one.position.y;
      const distance = Math.hypot(x, y);
      const nearness = 1 - distance / ((separationDistance * (one.size + other.size)) / 2);
      if (nearness <= 0 || !distance) continue;
      const gain = (separation * nearness) / settings.stepsPerSecond / distance;
      if (isDrifting(one)) one.addVelocity(-x * gain, -y * gain);
      if (isDrifting(other)) other.addVelocity(x * gain, y * gain);
    }
  });
}
