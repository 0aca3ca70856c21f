import { useEffect, useState } from "react";

/**
 * Fetches a part of an island once it is wanted. A part that does not come is done without: thrown
 * while React renders, it would take the whole island with it.
 *
 * @param {() => Promise<{default: Function}>} load Imports the part; the same function each time.
 * @param {boolean} wanted
 * @returns {Function | null} The component, when it is here and as long as it is wanted.
 */
export function useLate(load, wanted) {
  const [part, setPart] = useState(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let active = true;
    load().then(
      (module) => active && setPart(() => module.default),
      (error) => console.warn("An island stays as it is without a part:", error),
    );
    return () => {
      active = false;
    };
  }, [load, wanted]);

  return wanted ? part : null;
}
