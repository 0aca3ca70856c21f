import { useEffect, useRef } from "react";
import { useMedia } from "../motion/useMedia.js";
import { drawings } from "./drawings.jsx";

/**
 * A skill's logo and name; hover, focus or a tap plays its animation.
 *
 * The player and GSAP are imported once hydrated, and only where motion is allowed.
 *
 * @param {object} props
 * @param {"react" | "redux" | "javascript"} props.logo Which drawing.
 * @param {string} props.label The skill's name.
 */
export function SkillLogo({ logo, label }) {
  const button = useRef(null);
  // Both are false in the first render, which has to equal the prerendered markup.
  const mayMove = useMedia("(prefers-reduced-motion: no-preference)");
  const reducesMotion = useMedia("(prefers-reduced-motion: reduce)");
  const Drawing = drawings[logo];

  useEffect(() => {
    if (!mayMove) return undefined;
    let active = true;
    let player;
    import("./player.js").then(
      ({ AnimationPlayer }) => {
        if (active) player = new AnimationPlayer(button.current, logo);
      },
      (error) => console.warn(`The logo of ${label} is not animated:`, error),
    );
    return () => {
      active = false;
      player?.destroy();
    };
  }, [mayMove, logo, label]);

  return (
    <button type="button" className="skill skill--live" ref={button} disabled={reducesMotion}>
      <Drawing />
      <span>{label}</span>
    </button>
  );
}
