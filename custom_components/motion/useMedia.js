import { useCallback, useSyncExternalStore } from "react";

/**
 * Tells whether a media query matches, now and after each change.
 *
 * @param {string} query A CSS media query.
 * @param {boolean} [atFirst] What the prerendered markup assumes.
 * @returns {boolean}
 */
export function useMedia(query, atFirst = false) {
  const subscribe = useCallback(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener("change", notify);
      return () => media.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => atFirst);
}
