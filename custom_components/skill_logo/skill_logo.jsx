import { useEffect, useRef } from "react";
import { useMedia } from "../motion/useMedia.js";
import { drawings } from "./drawings.jsx";

/**
 * A skill's logo and name; hover, focus or a tap plays its animation.
 *
 * The player and GSAP are fetched when the island is awake and things may move.
 *
 * @param {object} props
 * @param {"react" | "redux" | "javascript"} props.logo Which drawing.
 * @param {string} props.label The skill's name.
 */
export function SkillLogo({ logo, label }) {
  const button = useRef(null);
  // In the first render neither is known: nothing plays, and the button is as it was prerendered.
  const moves = useMedia("(prefers-reduced-motion: no-preference)");
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const Drawing = drawings[logo];

  useEffect(() => {
    if (!moves) return undefined;
    let active = true;
    let player;
    import("./player.js").then(
      ({ Player }) => {
        if (active) player = new Player(button.current, logo);
      },
      (error) => console.warn(`The logo of ${label} stays as it is:`, error),
    );
    return () => {
      active = false;
      player?.destroy();
    };
  }, [moves, logo, label]);

  return (
    <button type="button" className="skill skill--live" ref={button} disabled={still}>
      <Drawing />
      <span>{label}</span>
    </button>
  );
}
