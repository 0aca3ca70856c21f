import { angleBetween } from "./lean.js";

/** Degrees by which something that lies still may seem to move: sensors are never quite silent. */
const ANGLE = 1.5;

/** Milliseconds after which a phone that has not moved lies still: no hand is that calm. */
const DURATION = 60_000;

/**
 * Notices that a phone lies still. A timer decides, because sensors may report nothing meanwhile.
 *
 * @param {{x: number, y: number, z: number}} down Where down is at first.
 * @param {() => void} onStill
 * @param {AbortSignal} signal Stops watching.
 * @returns {(down: {x: number, y: number, z: number}) => void} To be told where down is now.
 */
export function createStillness(down, onStill, signal) {
  let last = down;
  let timer = setTimeout(onStill, DURATION);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return (now) => {
    if (angleBetween(last, now) < ANGLE) return;
    last = now;
    clearTimeout(timer);
    timer = setTimeout(onStill, DURATION);
  };
}
