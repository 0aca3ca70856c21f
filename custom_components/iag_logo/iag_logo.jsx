import { Suspense, lazy, useRef } from "react";
import { useMotion } from "../motion/useMotion.js";
import { Drawing } from "./drawing.jsx";

const Play = lazy(() => import("./play.jsx"));

/** An insurer's initials in the rain; the rain falls once, and again when asked. */
export function IagLogo() {
  const root = useRef(null);
  const moves = useMotion();
  return (
    <div className="iag-logo">
      <div ref={root}>
        <Drawing />
      </div>
      {moves && (
        <Suspense fallback={null}>
          <Play root={root} />
        </Suspense>
      )}
    </div>
  );
}
