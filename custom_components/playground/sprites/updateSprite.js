import { wrapOffset } from "../physics/screenWrap.js";
import { limitSpeed } from "../physics/speedLimit.js";

/**
 * Updates one sprite after a step of the world: its lift and, unless it is held, its position at
 * the edges of the stage and its speed.
 *
 * @param {import("./sprite.js").Sprite} sprite
 * @param {boolean} held
 * @param {{width: number, height: number}} bounds
 * @param {typeof import("../defaults.js").defaults} settings
 */
export function updateSprite(sprite, held, bounds, { liftEasing, drift, stepsPerSecond }) {
  sprite.lift += ((held ? 1 : 0) - sprite.lift) * liftEasing;
  if (held) return;
  const offset = wrapOffset(sprite.position, sprite.visibleRadius, bounds);
  if (offset.x || offset.y) {
    sprite.setPosition(sprite.position.x + offset.x, sprite.position.y + offset.y);
  }
  limitSpeed(sprite, drift, stepsPerSecond);
}
