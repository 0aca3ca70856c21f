import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns whether a media query matches, and renders again when that changes.
 *
 * @param {string} query A CSS media query.
 * @param {boolean} [initial] What the prerendered markup assumes.
 * @returns {boolean}
 */
export function useMedia(query, initial = false) {
  const subscribe = useCallback(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener("change", notify);
      return () => media.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => initial);
}
