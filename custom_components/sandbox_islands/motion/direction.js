/**
 * Returns the direction of the writing: 1 from left to right, -1 from right to left.
 *
 * @param {Element} element
 */
export function direction(element) {
  return getComputedStyle(element).direction === "rtl" ? -1 : 1;
}
