/** Swipes shorter than this change nothing, in CSS pixels. */
export const MIN_SWIPE = 40;

/**
 * Returns the index of the phone that a swipe leads to.
 *
 * @param {number} current Index of the active phone.
 * @param {number} distance Of the swipe in CSS pixels; negative towards the start of the line: to the
 *   left, or in languages from right to left to the right.
 * @param {number} count How many phones there are.
 * @param {number} pitch From one phone to the next, in CSS pixels.
 */
export function indexAfterSwipe(current, distance, count, pitch) {
  if (Math.abs(distance) < MIN_SWIPE) return current;
  const steps = Math.max(1, Math.round(Math.abs(distance) / pitch));
  return Math.min(count - 1, Math.max(0, current - Math.sign(distance) * steps));
}

/**
 * Returns the side from which a phone slides in: -1 is the start of the row, 1 its end. The middle
 * one comes from the start.
 *
 * @param {number} index
 * @param {number} count
 */
export function entrySide(index, count) {
  return index < count / 2 ? -1 : 1;
}
