import { useRef } from "react";
import { useLate } from "../motion/useLate.js";
import { useMotion } from "../motion/useMotion.js";
import { Drawing } from "./drawing.jsx";

const loadPlay = () => import("./play.jsx");

/** An insurer's initials in the rain; the rain falls once, and again when asked. */
export function IagLogo() {
  const root = useRef(null);
  const Play = useLate(loadPlay, useMotion());
  return (
    <div className="iag-logo">
      <div ref={root}>
        <Drawing />
      </div>
      {Play && <Play root={root} />}
    </div>
  );
}
