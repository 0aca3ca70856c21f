const clamp = (value) => Math.min(Math.max(value, 0), 1);

/**
 * The progress of the whole scroll and of each act.
 *
 * @param {number} scrolled Pixels scrolled since the start.
 * @param {number} length Pixels of the whole scroll.
 * @param {number} count Number of acts, which are equally long.
 * @returns {{whole: number, each: number[]}} From 0 to 1.
 */
export function progressOf(scrolled, length, count) {
  const whole = clamp(scrolled / length);
  return { whole, each: Array.from({ length: count }, (_, i) => clamp(whole * count - i)) };
}
