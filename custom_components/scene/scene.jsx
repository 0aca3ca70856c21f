import { Suspense, lazy, useRef } from "react";
import { useMotion } from "../motion/useMotion.js";

const Play = lazy(() => import("./play.jsx"));

/**
 * Moves the section that it stands in; shows nothing itself.
 *
 * @param {object} props See README.md.
 */
export function Scene({ plot, refreshPriority = 0 }) {
  const mark = useRef(null);
  const moves = useMotion();
  return (
    <>
      <span ref={mark} hidden />
      {moves && (
        <Suspense fallback={null}>
          <Play mark={mark} plot={plot} refreshPriority={refreshPriority} />
        </Suspense>
      )}
    </>
  );
}
