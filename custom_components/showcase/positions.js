/** Swipes shorter than this change nothing, in CSS pixels. */
export const MIN_SWIPE = 40;

/**
 * Returns the index of the phone that a swipe leads to.
 *
 * @param {number} current Index of the active phone.
 * @param {number} distance Of the swipe in CSS pixels; to the left is negative.
 * @param {number} count How many phones there are.
 * @param {number} pitch From one phone to the next, in CSS pixels.
 */
export function indexAfterSwipe(current, distance, count, pitch) {
  if (Math.abs(distance) < MIN_SWIPE) return current;
  const steps = Math.max(1, Math.round(Math.abs(distance) / pitch));
  return Math.min(count - 1, Math.max(0, current - Math.sign(distance) * steps));
}

/**
 * Returns the side from which a phone slides in: -1 is the left, 1 the right. The middle one comes
 * from the left.
 *
 * @param {number} index
 * @param {number} count
 */
export function entrySide(index, count) {
  return index < count / 2 ? -1 : 1;
}
