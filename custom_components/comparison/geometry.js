/** Width of the picture and of the fully open overlay as designed, in design pixels. */
export const IMAGE_WIDTH = 600;

/** How far left of the picture the overlay starts to react to the mouse, in design pixels. */
export const HOVER_MARGIN = 95;

/** An overlay of at most this width snaps shut. */
export const SNAP_THRESHOLD = 300;

/**
 * Returns the width of the overlay for a pointer.
 *
 * @param {number} x Distance from HOVER_MARGIN before the picture, in CSS pixels.
 * @param {number} scale Width of the picture in CSS pixels, divided by IMAGE_WIDTH.
 * @returns {number} 0 to IMAGE_WIDTH.
 */
export function overlayWidth(x, scale) {
  return Math.min(Math.max(x / scale - HOVER_MARGIN, 0), IMAGE_WIDTH);
}

/** Returns the width that the overlay snaps to when the mouse has left. */
export function snapWidth(width) {
  return width <= SNAP_THRESHOLD ? 0 : IMAGE_WIDTH;
}

/**
 * Returns a width in words, for screen readers.
 *
 * @param {number} width 0 to IMAGE_WIDTH.
 * @param {{allLight: string, allDark: string, mixed: string}} words `mixed` has the placeholders
 *   `{light}` and `{dark}`, for percentages.
 */
export function valueText(width, words) {
  const light = Math.round((width / IMAGE_WIDTH) * 100);
  if (light === 0) return words.allDark;
  if (light === 100) return words.allLight;
  return words.mixed.replace("{light}", light).replace("{dark}", 100 - light);
}
