import { useEffect, useState } from "react";

/**
 * Tells whether an island is hydrated: false on the server and in the first render.
 *
 * @returns {boolean}
 */
export function useHydrated() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
