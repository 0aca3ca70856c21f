/** A swipe shorter than this, in CSS pixels, is not meant. */
export const LEAST = 40;

/**
 * Returns which phone a swipe leads to.
 *
 * @param {number} current Index of the active phone.
 * @param {number} moved How far the finger went, in CSS pixels; to the left is negative.
 * @param {number} count How many phones there are.
 * @param {number} pitch From one phone to the next, in CSS pixels.
 */
export function phoneAfterSwipe(current, moved, count, pitch) {
  if (Math.abs(moved) < LEAST) return current;
  const steps = Math.max(1, Math.round(Math.abs(moved) / pitch));
  return Math.min(count - 1, Math.max(0, current - Math.sign(moved) * steps));
}

/**
 * Returns the side a phone slides in from: -1 the left, 1 the right. The middle one comes from
 * the left.
 *
 * @param {number} index
 * @param {number} count
 */
export function sideOf(index, count) {
  return index < count / 2 ? -1 : 1;
}
