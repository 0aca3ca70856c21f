import { useMedia } from "./useMedia.js";

/** Support of touch-start turns animations off, whatever the pointer in use. */
export const hasTouch = () => "ontouchstart" in window;

/**
 * Tells whether things may move: no touch, no wish for reduced motion.
 *
 * False on the server and in the first render, so that what is prerendered is the still state.
 *
 * @param {string} [query] A media query that has to match as well.
 * @returns {boolean}
 */
export function useMotion(query = "all") {
  const welcome = useMedia(`${query} and (prefers-reduced-motion: no-preference)`);
  return welcome && !hasTouch();
}
