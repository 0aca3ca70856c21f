import { useEffect, useRef, useState } from "react";
import { drawings } from "./drawings.jsx";

const REDUCED = "(prefers-reduced-motion: reduce)";

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
  const [still, setStill] = useState(null);
  const Drawing = drawings[logo];

  useEffect(() => {
    const media = matchMedia(REDUCED);
    const update = () => setStill(media.matches);
    update();
    media.addEventListener("change", update);
    return () => media.removeEventListener("change", update);
  }, []);

  useEffect(() => {
    if (still !== false) return undefined;
    let active = true;
    let player;
    import("./player.js").then(({ Player }) => {
      if (active) player = new Player(button.current, logo);
    });
    return () => {
      active = false;
      player?.destroy();
    };
  }, [still, logo]);

  return (
    <button type="button" className="skill skill--live" ref={button} disabled={still === true}>
      <Drawing />
      <span>{label}</span>
    </button>
  );
}
