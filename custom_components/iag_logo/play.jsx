import { useRef } from "react";
import { useGSAP } from "../motion/gsap.js";
import { shower } from "./shower.js";

/** Plays the shower on mounting, and again at the pointer, the focus or a press. */
export default function Play({ root }) {
  const timeline = useRef(null);
  const again = () => timeline.current.isActive() || timeline.current.restart();

  useGSAP(
    () => {
      timeline.current = shower(root.current);
    },
    { scope: root },
  );

  return (
    <button
      type="button"
      className="iag-logo__again"
      aria-label="Let it rain on the logo again"
      onClick={again}
      onPointerEnter={again}
      onFocus={again}
    />
  );
}
