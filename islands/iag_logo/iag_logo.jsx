import { useRef } from "react";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { useMotion } from "../motion/useMotion.js";
import { Drawing } from "./drawing.jsx";

const loadAnimation = () => import("./animation.jsx");

/** Names of the drawing and of its button, in the language of the site. */
const WORDS = {
  drawing: "IAG: the initials among roofs and rising water, seen from above",
  replay: "Let it rain on the logo again",
};

/** An insurer's initials among roofs and water. Rain falls on them once, and again on request. */
export function IagLogo() {
  const root = useRef(null);
  const Animation = useLazyComponent(loadAnimation, useMotion());
  return (
    <div className="iag-logo">
      <div className="iag-logo__sheet" ref={root}>
        <Drawing label={WORDS.drawing} />
      </div>
      {Animation && <Animation root={root} label={WORDS.replay} />}
    </div>
  );
}
