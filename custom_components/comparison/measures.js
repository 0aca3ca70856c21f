/** Width of the picture as designed, and of the overlay that snaps open, in pixels. */
export const FRAME = 600;

/** The mouse is felt this far to the left of the picture, in the same pixels. */
export const OFFSET = 95;

/** An overlay of at most this width snaps shut. */
export const RESET = 300;

/**
 * Width of the overlay for a pointer.
 *
 * @param {number} x Distance from the left end of the stage, which begins OFFSET before the
 *   picture, in pixels of the screen.
 * @param {number} scale Size of the picture on the screen, as a share of its design.
 * @returns {number} 0 to FRAME.
 */
export function widthAt(x, scale) {
  return Math.min(Math.max(x / scale - OFFSET, 0), FRAME);
}

/** Width that the overlay snaps to when the mouse has left. */
export function snapped(width) {
  return width <= RESET ? 0 : FRAME;
}

/** What a screen reader says of a width. */
export function spoken(width) {
  const light = Math.round((width / FRAME) * 100);
  if (light === 0) return "All dark";
  if (light === 100) return "All light";
  return `${light}% light, ${100 - light}% dark`;
}
