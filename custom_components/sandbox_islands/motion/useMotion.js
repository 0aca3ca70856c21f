import { useMedia } from "./useMedia.js";

/**
 * Returns whether animations are allowed: no touch support, whichever pointer is in use, and no
 * reduced motion.
 *
 * False on the server and in the first render, so that the prerendered markup is not animated.
 *
 * @param {string} [query] One media query that has to match too, without commas.
 * @returns {boolean}
 */
export function useMotion(query = "all") {
  return useMedia(
    `${query} and (prefers-reduced-motion: no-preference) and (not (any-pointer: coarse))`,
  );
}
