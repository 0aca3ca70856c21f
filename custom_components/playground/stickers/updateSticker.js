import { wrapOffset } from "../physics/screenWrap.js";
import { limitSpeed } from "../physics/speedLimit.js";

/**
 * Updates one sticker after a step of the world: its lift and, unless it is held, its position at
 * the edges of the stage and its speed.
 *
 * @param {import("./sticker.js").Sticker} sticker
 * @param {boolean} held
 * @param {{width: number, height: number}} bounds
 * @param {typeof import("../defaults.js").defaults} settings
 */
export function updateSticker(sticker, held, bounds, { liftEasing, drift, stepsPerSecond }) {
  sticker.lift += ((held ? 1 : 0) - sticker.lift) * liftEasing;
  if (held) return;
  const offset = wrapOffset(sticker.position, sticker.visibleRadius, bounds);
  if (offset.x || offset.y) {
    sticker.setPosition(sticker.position.x + offset.x, sticker.position.y + offset.y);
  }
  limitSpeed(sticker, drift, stepsPerSecond);
}
