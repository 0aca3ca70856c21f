import { useRef } from "react";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { useMotion } from "../motion/useMotion.js";
import { Drawing } from "./drawing.jsx";

const loadAnimation = () => import("./animation.jsx");

/**
 * An insurer's initials among roofs and water. Rain falls on them once, and again on request.
 *
 * @param {object} props
 * @param {{drawing: string, replay: string}} props.words Names of the drawing and of its button.
 */
export function IagLogo({ words }) {
  const root = useRef(null);
  const Animation = useLazyComponent(loadAnimation, useMotion());
  return (
    <div className="iag-logo">
      <div className="iag-logo__sheet" ref={root}>
        <Drawing label={words.drawing} />
      </div>
      {Animation && <Animation root={root} label={words.replay} />}
    </div>
  );
}
