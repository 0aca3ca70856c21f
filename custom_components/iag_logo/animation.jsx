import { useRef } from "react";
import { useGSAP } from "../motion/gsap.js";
import { createTimeline } from "./timeline.js";

/**
 * Plays the animation when mounted, and a button over the drawing replays it on hover, focus or
 * press.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.root Holds the drawing.
 * @param {string} props.label Name of the button.
 */
export default function Animation({ root, label }) {
  const timeline = useRef(null);
  const replay = () => timeline.current.isActive() || timeline.current.restart();

  useGSAP(
    () => {
      timeline.current = createTimeline(root.current);
    },
    { scope: root },
  );

  return (
    <button
      type="button"
      className="iag-logo__replay"
      aria-label={label}
      onClick={replay}
      onPointerEnter={replay}
      onFocus={replay}
    />
  );
}
