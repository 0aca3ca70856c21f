/** How much of the picture before is shown at first, in percent. */
export const START = 46;

/**
 * Returns how much of the picture before is shown when the divider is at a pointer.
 *
 * @param {{clientX: number, clientY: number}} pointer
 * @param {DOMRect} box The pictures.
 * @param {object} way
 * @param {boolean} way.isDown Whether the divider lies, and the picture before is above it.
 * @param {boolean} way.isRightToLeft Whether the picture before is on the right.
 * @returns {number} In percent, 0 to 100.
 */
export function shareAt({ clientX, clientY }, box, { isDown, isRightToLeft }) {
  const fromLeft = (clientX - box.left) / box.width;
  const across = isRightToLeft ? 1 - fromLeft : fromLeft;
  const share = isDown ? (clientY - box.top) / box.height : across;
  return Math.min(Math.max(share, 0), 1) * 100;
}

/**
 * Returns a range's value for a share, or the share for a value: it is the same sum both ways.
 *
 * The arrow up makes the value of a range greater. When the divider lies it goes up with it, so
 * that the value is the share of what is below.
 */
export function rangeValue(share, isDown) {
  return isDown ? 100 - share : share;
}

/**
 * Returns the shares of both pictures in words, for screen readers.
 *
 * @param {number} share Of the picture before, in percent.
 * @param {string[]} labels Of the two pictures.
 * @param {{mixed: string, allBefore?: string, allAfter?: string}} words `mixed` has the
 *   placeholders `{before}`, `{first}`, `{after}` and `{second}`; without words of their own the
 *   ends are said with `mixed` too.
 */
export function shareText(share, [first, second], { mixed, allBefore, allAfter }) {
  const before = Math.round(share);
  if (before === 0 && allAfter) return allAfter;
  if (before === 100 && allBefore) return allBefore;
  const parts = { before, first, after: 100 - before, second };
  return mixed.replace(/\{(\w+)\}/g, (_, name) => parts[name]);
}
