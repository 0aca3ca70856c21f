import { useEffect, useState } from "react";

/**
 * Imports a component once it is wanted. When the import fails, the island is rendered without it:
 * an error thrown during rendering would remove the whole island.
 *
 * @param {() => Promise<{default: Function}>} load Imports the module; must be the same function in each render.
 * @param {boolean} wanted
 * @returns {Function | null} The component, while it is loaded and wanted.
 */
export function useLazyComponent(load, wanted) {
  const [component, setComponent] = useState(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let active = true;
    load().then(
      (module) => active && setComponent(() => module.default),
      (error) => console.warn("An island is shown without one of its parts:", error),
    );
    return () => {
      active = false;
    };
  }, [load, wanted]);

  return wanted ? component : null;
}
