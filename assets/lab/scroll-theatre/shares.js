const clamp = (value) => Math.min(Math.max(value, 0), 1);

/**
 * How far the play and each of its acts has come.
 *
 * @param {number} scrolled Pixels since the curtain rose.
 * @param {number} length Pixels of the whole play.
 * @param {number} count Acts, all of one length.
 * @returns {{whole: number, each: number[]}} From 0 to 1.
 */
export function shares(scrolled, length, count) {
  const whole = clamp(scrolled / length);
  return { whole, each: Array.from({ length: count }, (_, i) => clamp(whole * count - i)) };
}
