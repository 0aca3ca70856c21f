/**
 * Where the picture of a sticker lies before it moves.
 *
 * @param {HTMLElement} stage
 * @param {number} index
 * @returns {{x: number, y: number, angle: number, size: number} | null} Its centre on the stage, its
 *   turn in radians and its width; null without one.
 */
export function restingPose(stage, index) {
  const still = stage.closest("[data-playground]")?.querySelector(`[data-still="${index}"]`);
  if (!still) return null;
  const { left, top } = stage.getBoundingClientRect();
  const box = still.getBoundingClientRect(); // that of the element that is not rotated
  const turn = parseFloat(getComputedStyle(still.firstElementChild).rotate) || 0;
  return {
    x: box.left + box.width / 2 - left,
    y: box.top + box.height / 2 - top,
    angle: (turn * Math.PI) / 180,
    size: box.width,
  };
}
