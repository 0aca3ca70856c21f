import { govern } from "./governor.js";
import { wrapJump } from "./wrap.js";

/**
 * Looks after one sprite once a step has been played: its height off the ground, and, unless
 * a hand has it, its place on the stage and its range of speed.
 *
 * @param {import("./sprite.js").Sprite} sprite
 * @param {boolean} held
 * @param {{width: number, height: number}} bounds
 * @param {typeof import("./defaults.js").defaults} settings
 */
export function keep(sprite, held, bounds, { liftEase, drift, rate }) {
  sprite.lift += ((held ? 1 : 0) - sprite.lift) * liftEase;
  if (held) return;
  const jump = wrapJump(sprite.position, sprite.reach, bounds);
  if (jump.x || jump.y) sprite.place(sprite.position.x + jump.x, sprite.position.y + jump.y);
  govern(sprite, drift, rate);
}
