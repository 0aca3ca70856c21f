import { centerOf } from "./measure.js";

/**
 * Where the picture of a sticker lies before it moves.
 *
 * @param {HTMLElement} stage
 * @param {HTMLElement | null} still
 * @returns {{x: number, y: number, angle: number, size: number} | null} Its centre on the stage, its
 *   turn in radians and its width; null without one.
 */
export function poseOfStill(stage, still) {
  if (!still) return null;
  const turn = parseFloat(getComputedStyle(still.firstElementChild).rotate) || 0;
  // The box is that of the element that is not rotated.
  const size = still.getBoundingClientRect().width;
  return { ...centerOf(still, stage), angle: (turn * Math.PI) / 180, size };
}

/** The same for a sticker by its index. */
export const restingPose = (stage, index) =>
  poseOfStill(stage, stage.parentElement.querySelector(`[data-still="${index}"]`));
