import { boxOf, centerOf } from "./measure.js";

/**
 * Where the picture of a sticker that has not begun to move lies.
 *
 * @param {HTMLElement} still Its place, which is not rotated itself.
 * @param {HTMLElement} origin
 * @returns {{x: number, y: number, angle: number, size: number}} Its centre relative to the origin's
 *   top left corner, its turn in radians and its width.
 */
export function poseOf(still, origin) {
  const turn = parseFloat(getComputedStyle(still.firstElementChild).rotate) || 0;
  const angle = (turn * Math.PI) / 180;
  return { ...centerOf(still, origin), angle, size: boxOf(still, origin).width };
}

/** The pose of the sticker of an index on the stage before it moves; null without a picture. */
export function restingPose(stage, index) {
  const still = stage.closest("[data-playground]")?.querySelector(`[data-still="${index}"]`);
  return still ? poseOf(still, stage) : null;
}
