import { useRef } from "react";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { useMotion } from "../motion/useMotion.js";
import { Drawing } from "./drawing.jsx";

const loadAnimation = () => import("./animation.jsx");

/** An insurer's initials among roofs and water. Rain falls on them once, and again on request. */
export function IagLogo() {
  const root = useRef(null);
  const Animation = useLazyComponent(loadAnimation, useMotion());
  return (
    <div className="iag-logo">
      <div ref={root}>
        <Drawing />
      </div>
      {Animation && <Animation root={root} />}
    </div>
  );
}
